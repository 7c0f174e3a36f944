import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { endsWithTest, putButton, putJQuery, quietConsole } from './helpers';

const ended = endsWithTest();
const { body } = document;

beforeEach(() => {
  putJQuery(undefined);
});

afterEach(() => {
  body.replaceChildren();
});

describe('on a page without jQuery', () => {
  it('an emit reaches typed subscribers and native listeners once, with the arguments as its detail', () => {
    const button = putButton();
    const typed = vi.fn();
    const native = vi.fn();
    bus.on('adding_to_cart', ({ data }) => typed(data), ended);
    document.addEventListener('adding_to_cart', event => native(event instanceof CustomEvent && event.detail), ended);
    const data = { product_id: '7' };
    bus.emit('adding_to_cart', { button, data });
    expect(typed.mock.calls).toEqual([[data]]);
    expect(native.mock.calls).toEqual([[[button, data]]]);
  });

  it('an emit reaches native listeners of the name of ours as well, with its payload', () => {
    const heard = vi.fn();
    document.addEventListener('shop-widgets:wc_update_cart', ({ detail }) => heard(detail.preserveNotices), ended);
    bus.emit('wc_update_cart', { preserveNotices: true });
    expect(heard.mock.calls).toEqual([[true]]);
  });

  it('a native event of another script reaches typed subscribers with its payload', () => {
    const heard = vi.fn();
    bus.on('added_to_cart', payload => heard(payload), ended);
    body.dispatchEvent(new CustomEvent('added_to_cart', { bubbles: true, detail: [{}, 'abc'] }));
    body.dispatchEvent(new Event('added_to_cart', { bubbles: true }));
    expect(heard.mock.calls).toEqual([
      [{ fragments: {}, cartHash: 'abc', button: null }],
      [{ fragments: undefined, cartHash: '', button: null }],
    ]);
  });

  it('listeners may add fields to an add that is about to be sent', () => {
    const data: Record<string, unknown> = { product_id: '7' };
    bus.on('adding_to_cart', payload => Object.assign(payload.data, { gift: '1' }), ended);
    bus.emit('adding_to_cart', { button: null, data });
    expect(data).toEqual({ product_id: '7', gift: '1' });
  });

  it('reaches only subscribers at or above the element that it is raised on', () => {
    const [form, other] = [document.createElement('form'), document.createElement('form')];
    body.append(form, other);
    const heard: string[] = [];
    bus.on('reset_data', () => heard.push('form'), { ...ended, target: form });
    bus.on('reset_data', () => heard.push('other'), { ...ended, target: other });
    bus.on('reset_data', () => heard.push('page'), ended);
    bus.emit('reset_data', {}, form);
    expect(heard).toEqual(['form', 'page']);
  });

  it('a listener that cuts the event off does not keep it from typed subscribers', () => {
    const heard = vi.fn();
    body.addEventListener('reset_data', event => event.stopImmediatePropagation(), ended);
    bus.on('reset_data', heard, { ...ended, target: body });
    bus.on('reset_data', heard, ended);
    bus.emit('reset_data', {});
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('a subscriber', () => {
  it('that throws is reported, and the others go on', () => {
    const lines = quietConsole();
    const heard = vi.fn();
    bus.on(
      'wc_fragment_refresh',
      () => {
        throw new Error('theirs');
      },
      ended,
    );
    bus.on('wc_fragment_refresh', heard, ended);
    expect(() => bus.emit('wc_fragment_refresh', {})).not.toThrow();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(lines).toEqual([
      expect.stringMatching(/bus: a subscriber of wc_fragment_refresh threw[\s\S]*Error: theirs/),
    ]);
  });

  it('hears nothing after its signal, nor with a signal that was over before', () => {
    const heard = vi.fn();
    bus.on('wc_fragment_refresh', heard, ended);
    ended.abort();
    bus.on('wc_fragment_refresh', heard, ended);
    bus.emit('wc_fragment_refresh', {});
    expect(heard).not.toHaveBeenCalled();
  });

  it('that unsubscribes leaves nothing on a signal that lives on', () => {
    const listen = vi.spyOn(ended.signal, 'addEventListener');
    const unsubscribe = bus.on('wc_fragment_refresh', () => {}, ended);
    const own = listen.mock.calls[0]?.[2];
    unsubscribe();
    expect(own).toMatchObject({ signal: { aborted: true } });
  });

  it('may raise the event that it hears', () => {
    let left = 3;
    const heard = vi.fn(() => left-- > 0 && bus.emit('wc_fragment_refresh', {}));
    bus.on('wc_fragment_refresh', () => void heard(), ended);
    bus.emit('wc_fragment_refresh', {});
    expect(heard).toHaveBeenCalledTimes(4);
  });
});

describe('an event whose code the bus loads', () => {
  const ALL = '../../../src/core/bus/events/all';
  let failures: number;

  beforeEach(() => {
    vi.resetModules();
    vi.doMock(ALL, async original => {
      failures -= 1;
      if (failures >= 0) throw new Error('404');
      return original();
    });
  });
  afterEach(() => void vi.doUnmock(ALL));

  it('is reported once when it does not load, and heard when another subscription brings it', async () => {
    failures = 1;
    const lines = quietConsole();
    const { bus } = await import('../../../src/core/bus/bus');
    const heard = vi.fn();
    bus.on('found_variation', heard, ended);
    bus.on('reset_data', () => {}, ended);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatch(/^\[shop-widgets\] bus: the code for events such as found_variation did not load/);
    bus.on('reset_data', () => {}, ended);
    await vi.waitFor(() => {
      body.dispatchEvent(new CustomEvent('found_variation', { bubbles: true, detail: [{ variation_id: 7 }] }));
      expect(heard).toHaveBeenCalledWith({ variation: { variation_id: 7 } }, expect.anything());
    });
    expect(lines).toHaveLength(1);
  });
});

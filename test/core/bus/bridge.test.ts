import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { endsWithTest, jQueries, putButton, putJQuery, quietConsole } from './helpers';

describe.each(jQueries)('on a page with jQuery %s', (version, $) => {
  const ended = endsWithTest();
  const { body } = document;

  beforeEach(() => {
    putJQuery($);
  });

  afterEach(() => {
    for (const target of [window, document, body]) $(target).off('.test');
    body.replaceChildren();
  });

  it('runs the jQuery that it names', () => {
    expect($.fn.jquery.split('.')[0]).toBe(version);
  });

  it('a script that listens natively and with jQuery hears an emit once', () => {
    const heard: string[] = [];
    bus.on('wc_fragments_loaded', () => heard.push('typed'), ended);
    document.addEventListener('wc_fragments_loaded', () => heard.push('native'), ended);
    $(document).on('wc_fragments_loaded.test', () => heard.push('jQuery'));
    bus.emit('wc_fragments_loaded', {});
    expect(heard.sort()).toEqual(['jQuery', 'typed']);
  });

  it('gives native listeners of the name of ours the payload, after those of jQuery', () => {
    const button = putButton();
    const heard: unknown[] = [];
    body.addEventListener('shop-widgets:added_to_cart', ({ detail }) => heard.push(detail), ended);
    $(body).on('added_to_cart.test', () => heard.push('jQuery'));
    const payload = { fragments: {}, cartHash: '', button };
    bus.emit('added_to_cart', payload);
    expect(heard).toEqual(['jQuery', payload]);
  });

  it('an event of the bundle itself keeps its name for native listeners', () => {
    const heard = vi.fn();
    document.addEventListener('shop_widgets_mounted', heard, ended);
    bus.emit('shop_widgets_mounted', { widget: 'mini-cart', marker: body });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('tells typed subscribers that the event is the bundle’s own, and on what it was raised', () => {
    const form = document.createElement('form');
    body.append(form);
    const heard = vi.fn();
    bus.on('reset_data', heard, ended);
    bus.emit('reset_data', {}, form);
    expect(heard.mock.calls).toEqual([[{}, { name: 'reset_data', target: form, foreign: false }]]);
  });

  it('a script that triggers with jQuery reaches typed subscribers with the parsed payload', () => {
    // The test's DOM has an EventTarget of its own.
    vi.stubGlobal('EventTarget', Object.getPrototypeOf(Node));
    const button = putButton();
    const heard = vi.fn();
    bus.on('removed_from_cart', heard, ended);
    $(body).trigger('removed_from_cart', [{ '.count': '<b>0</b>', odd: 3 }, 'abc', $(button)]);
    expect(heard.mock.calls).toEqual([
      [
        { fragments: { '.count': '<b>0</b>', odd: 3 }, cartHash: 'abc', button },
        { name: 'removed_from_cart', target: body, foreign: true },
      ],
    ]);
  });

  it('a native event of another script is heard once, although jQuery hears it as well', () => {
    const heard = vi.fn();
    bus.on('added_to_cart', heard, ended);
    body.dispatchEvent(new CustomEvent('added_to_cart', { bubbles: true, detail: [{}, 'abc', null] }));
    expect(heard.mock.calls.map(([payload]) => payload)).toEqual([{ fragments: {}, cartHash: 'abc', button: null }]);
  });

  it('subscribers and jQuery listeners hear in the order in which they were bound', () => {
    const heard: string[] = [];
    $(document).on('added_to_cart.test', () => heard.push('before'));
    bus.on('added_to_cart', () => heard.push('typed'), ended);
    $(document).on('added_to_cart.test', () => heard.push('after'));
    bus.emit('added_to_cart', { fragments: {}, cartHash: '', button: null });
    expect(heard).toEqual(['before', 'typed', 'after']);
  });

  it.each([
    ['returns false', () => false],
    [
      'throws',
      () => {
        throw new Error('tracker');
      },
    ],
  ])('a subscriber hears an emit once when a jQuery listener before it %s', (_case, listener) => {
    const lines = quietConsole();
    const heard = vi.fn();
    $(body).on('wc_fragments_refreshed.test', listener);
    bus.on('wc_fragments_refreshed', heard, ended);
    expect(() => bus.emit('wc_fragments_refreshed', {})).not.toThrow();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(lines.filter(line => line.includes('a jQuery listener of wc_fragments_refreshed threw'))).toHaveLength(
      _case === 'throws' ? 1 : 0,
    );
  });

  it.each(['stopPropagation', 'stopImmediatePropagation'] as const)(
    'a subscriber hears an emit once when both worlds call %s before it',
    method => {
      const heard = vi.fn();
      $(body).on('wc_fragments_refreshed.test', event => event[method]());
      body.addEventListener('wc_fragments_refreshed', event => event[method](), ended);
      bus.on('wc_fragments_refreshed', heard, { ...ended, target: body });
      bus.on('wc_fragments_refreshed', heard, ended);
      bus.emit('wc_fragments_refreshed', {});
      expect(heard).toHaveBeenCalledTimes(2);
    },
  );

  it('a native listener that triggers another event with jQuery is heard', () => {
    const heard = vi.fn();
    bus.on('wc_fragment_refresh', heard, ended);
    body.addEventListener('shop-widgets:added_to_cart', () => $(body).trigger('wc_fragment_refresh'), ended);
    bus.emit('added_to_cart', { fragments: {}, cartHash: '', button: null });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('an ended subscription leaves no listener behind, neither native nor jQuery’s', () => {
    const marker = document.createElement('div');
    const forget = vi.spyOn(marker, 'removeEventListener');
    const heard = vi.fn();
    const unsubscribe = bus.on('wc_fragment_refresh', heard, { target: marker });
    bus.on('wc_fragment_refresh', heard, { target: marker, ...ended });
    expect($._data(marker, 'events')?.wc_fragment_refresh).toHaveLength(2);
    unsubscribe();
    ended.abort();
    expect($._data(marker, 'events')?.wc_fragment_refresh).toBeUndefined();
    $(marker).trigger('wc_fragment_refresh');
    marker.dispatchEvent(new CustomEvent('wc_fragment_refresh'));
    bus.emit('wc_fragment_refresh', {}, marker);
    expect(heard).not.toHaveBeenCalled();
    forget.mockRestore();
  });

  it.each([
    ['the bundle', () => bus.emit('wc_fragment_refresh', {})],
    ['another script', () => void $(body).trigger('wc_fragment_refresh')],
  ])('a subscription that an earlier one ends does not hear the event that %s raised', (_who, raise) => {
    const heard = vi.fn();
    let end = () => {};
    bus.on('wc_fragment_refresh', () => end(), ended);
    end = bus.on('wc_fragment_refresh', heard, ended);
    raise();
    expect(heard).not.toHaveBeenCalled();
  });

  describe('with namespaced events', () => {
    it('hears an event that another script triggers in the namespace', () => {
      const button = putButton();
      const heard = vi.fn();
      bus.on('ajax_request_not_sent.adding_to_cart', payload => heard(payload), ended);
      $(body).trigger('ajax_request_not_sent.adding_to_cart', [false, false, $(button)]);
      $(body).trigger('ajax_request_not_sent.other', [false, false, $(button)]);
      expect(heard.mock.calls).toEqual([[{ button }]]);
    });

    it('hears a plain event that another script triggers in a namespace of its own never', () => {
      const heard = vi.fn();
      bus.on('added_to_cart', heard, ended);
      $(body).trigger('added_to_cart.theirs', [{}, '', null]);
      expect(heard).not.toHaveBeenCalled();
    });
  });
});

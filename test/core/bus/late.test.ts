import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endsWithTest, jQuery3, jQuery4, putJQuery, type RealJQuery, scriptLoads } from './helpers';

const { body } = document;

async function freshBus() {
  vi.resetModules();
  return (await import('../../../src/core/bus/bus')).bus;
}

const ended = endsWithTest();

beforeEach(() => {
  putJQuery(undefined);
});

async function counted() {
  const bus = await freshBus();
  const heard = vi.fn();
  bus.on('wc_fragment_refresh', heard, ended);
  const triggered = ($: RealJQuery) => {
    heard.mockClear();
    $(body).trigger('wc_fragment_refresh');
    return heard.mock.calls.length;
  };
  return { bus, heard, triggered };
}

describe('jQuery that comes after a subscription', () => {
  it.each([
    ['with a script that loads', scriptLoads],
    ['with an inline script, by the end of parsing', () => void document.dispatchEvent(new Event('DOMContentLoaded'))],
    ['later, by the end of loading', () => void window.dispatchEvent(new Event('load'))],
  ])('%s is heard', async (_how, arrive) => {
    const { triggered } = await counted();
    putJQuery(jQuery3);
    expect(triggered(jQuery3)).toBe(0);
    arrive();
    expect(triggered(jQuery3)).toBe(1);
    arrive();
    expect(triggered(jQuery3)).toBe(1);
  });

  it('is not looked for when something else loads', async () => {
    const { triggered } = await counted();
    putJQuery(jQuery3);
    const image = document.createElement('img');
    body.append(image);
    image.dispatchEvent(new Event('load'));
    image.remove();
    expect(triggered(jQuery3)).toBe(0);
  });

  it('hears the next emit, without waiting for anything', async () => {
    const { bus, heard } = await counted();
    const theirs = vi.fn();
    putJQuery(jQuery3);
    jQuery3(body).on('wc_fragment_refresh.late', theirs);
    bus.emit('wc_fragment_refresh', {});
    jQuery3(body).off('.late');
    expect([heard.mock.calls.length, theirs.mock.calls.length]).toEqual([1, 1]);
  });

  it('is no jQuery when it is another function of that name', async () => {
    const { bus, heard } = await counted();
    vi.stubGlobal('jQuery', () => {});
    bus.emit('wc_fragment_refresh', {});
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('gets no listener for a subscription that has ended', async () => {
    const { triggered } = await counted();
    ended.abort();
    putJQuery(jQuery3);
    scriptLoads();
    expect(triggered(jQuery3)).toBe(0);
    expect(jQuery3._data(document, 'events')?.wc_fragment_refresh).toBeUndefined();
  });
});

describe('a page that swaps its jQuery', () => {
  it('is heard through the new one, and through the old one that plugins kept, once each', async () => {
    putJQuery(jQuery3);
    const { bus, heard, triggered } = await counted();
    putJQuery(jQuery4);
    scriptLoads();
    expect([triggered(jQuery3), triggered(jQuery4)]).toEqual([1, 1]);
    heard.mockClear();
    bus.emit('wc_fragment_refresh', {});
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is heard once when it goes back to the first, as with noConflict(true)', async () => {
    putJQuery(jQuery3);
    const { triggered } = await counted();
    putJQuery(jQuery4);
    scriptLoads();
    putJQuery(jQuery3);
    scriptLoads();
    expect([triggered(jQuery3), triggered(jQuery4)]).toEqual([1, 1]);
  });

  it('is heard through the first also by those who subscribed in between', async () => {
    const bus = await freshBus();
    putJQuery(jQuery3);
    scriptLoads();
    putJQuery(jQuery4);
    const heard = vi.fn();
    bus.on('wc_fragment_refresh', heard, ended);
    putJQuery(jQuery3);
    scriptLoads();
    jQuery3(body).trigger('wc_fragment_refresh');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('keeps no listener on either when the subscription ends', async () => {
    putJQuery(jQuery3);
    const { triggered } = await counted();
    putJQuery(jQuery4);
    scriptLoads();
    ended.abort();
    expect([triggered(jQuery3), triggered(jQuery4)]).toEqual([0, 0]);
  });
});

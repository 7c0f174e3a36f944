import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../src/core/bus/bus';
import { cartArrived } from '../../src/core/cart/cartStore';
import { autoMount } from '../../src/loader/autoMount';
import * as loader from '../../src/loader/loader';
import { atOnce, whenCartHasItems, whenIdle, whenVisible, where } from '../../src/loader/wakes';
import { putJQuery } from '../core/bus/helpers';
import { clearCart, putCartCookies } from '../core/cart/helpers';
import { fakeIntersections, settle } from './helpers';

let ended: AbortController;
const wake = vi.fn();

beforeEach(() => {
  clearCart();
  putJQuery(undefined);
  ended = new AbortController();
  wake.mockReset();
});

afterEach(() => {
  ended.abort();
  vi.useRealTimers();
});

it('a marker wakes when it is seen, and is no longer watched after its end', () => {
  const view = fakeIntersections();
  const marker = document.createElement('div');
  whenVisible(marker, wake, ended.signal);
  view.see(marker);
  expect(wake).toHaveBeenCalledTimes(1);
  ended.abort();
  expect(view.observed.size).toBe(0);
});

describe('what shows a state that the server did not print wakes', () => {
  const idle: (() => void)[] = [];
  const start = (readyState: DocumentReadyState) => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
    whenIdle(document.body, wake, ended.signal);
  };
  const rest = () => {
    for (const run of idle.splice(0)) run();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    idle.length = 0;
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
    vi.stubGlobal('cancelIdleCallback', () => {});
  });

  it('once the page has loaded and the browser is idle', () => {
    start('interactive');
    rest();
    expect(wake).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    expect(wake).not.toHaveBeenCalled();
    rest();
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it('at the next idle moment of a page that has loaded', () => {
    start('complete');
    rest();
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it('also where a page does not come to an end', () => {
    start('interactive');
    vi.advanceTimersByTime(5000);
    rest();
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it('never after its end', () => {
    start('interactive');
    ended.abort();
    window.dispatchEvent(new Event('load'));
    vi.runAllTimers();
    rest();
    expect(wake).not.toHaveBeenCalled();
  });
});

it('a reason counts only for the markers that it is meant for', () => {
  const [one, other] = [document.createElement('p'), document.createElement('div')];
  const reason = where(marker => marker.matches('p'), atOnce);
  reason(other, wake, ended.signal);
  expect(wake).not.toHaveBeenCalled();
  reason(one, wake, ended.signal);
  expect(wake).toHaveBeenCalledTimes(1);
});

describe('a mini-cart wakes, when the browser is idle,', () => {
  const idle: (() => void)[] = [];
  const start = () => whenCartHasItems(document.body, wake, ended.signal);

  beforeEach(() => {
    idle.length = 0;
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run) - 1);
    vi.stubGlobal('cancelIdleCallback', (handle: number) => {
      idle[handle] = () => {};
    });
  });

  const woken = () => {
    for (const run of idle.splice(0)) run();
    return wake.mock.calls.length > 0;
  };

  it('with something in it, and not before', () => {
    putCartCookies('abc');
    start();
    expect(wake).not.toHaveBeenCalled();
    expect(woken()).toBe(true);
  });

  it('not with nothing in it', () => {
    start();
    cartArrived('', {});
    expect(woken()).toBe(false);
  });

  it('when something comes into it', () => {
    start();
    putCartCookies('abc');
    cartArrived('abc', {});
    expect(woken()).toBe(true);
  });

  it('when an add begins', () => {
    start();
    bus.emit('adding_to_cart', { button: null, data: {} });
    expect(woken()).toBe(true);
  });

  it('never after its end', () => {
    putCartCookies('abc');
    start();
    const kept = [...idle];
    ended.abort();
    cartArrived('def', {});
    bus.emit('adding_to_cart', { button: null, data: {} });
    expect(kept).toHaveLength(1);
    expect(woken()).toBe(false);
  });

  it('in a browser that cannot tell when it is idle', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    vi.useFakeTimers();
    putCartCookies('abc');
    start();
    vi.advanceTimersByTime(200);
    expect(wake).toHaveBeenCalledTimes(1);
  });
});

describe('the script on its page', () => {
  let mountAll: ReturnType<typeof vi.spyOn>;

  beforeEach(() => {
    vi.stubGlobal('PerformanceNavigationTiming', class {});
    mountAll = vi.spyOn(loader, 'mountAll').mockResolvedValue([]);
  });

  const start = async () => {
    autoMount('https://shop.test/shop-widgets/shop-widgets.js');
    await settle();
    await settle();
  };

  it('mounts by itself', async () => {
    await start();
    expect(mountAll).toHaveBeenCalledTimes(1);
  });

  it('waits until the page is parsed', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await start();
    expect(mountAll).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await settle();
    expect(mountAll).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['on its tag', '<script type="x" src="/shop-widgets.js?ver=1" data-auto-mount="off"></script>'],
    [
      'in the page’s configuration',
      '<script type="application/json" id="shop-widgets-config">{"autoMount":false}</script>',
    ],
  ])('does not mount by itself when switched off %s', async (_where, html) => {
    document.body.innerHTML = html;
    await start();
    await vi.dynamicImportSettled();
    expect(mountAll).not.toHaveBeenCalled();
  });
});

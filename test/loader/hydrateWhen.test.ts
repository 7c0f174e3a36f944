import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../src/core/bus/bus';
import { cartArrived } from '../../src/core/cart/cartStore';
import { autoMount } from '../../src/loader/autoMount';
import { atOnce, whenActive, whenCartHasItems, whenIdle, whenVisible, where } from '../../src/loader/hydrateWhen';
import * as loader from '../../src/loader/loader';
import { endsWithTest, putJQuery } from '../core/bus/helpers';
import { clearCart, putCartCookies } from '../core/cart/helpers';
import { fakeIntersections, settle } from './helpers';

const ended = endsWithTest();
const hydrate = vi.fn();

beforeEach(() => {
  clearCart();
  putJQuery(undefined);
  hydrate.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('whenActive', () => {
  const setPrerendering = (value: boolean) =>
    Object.defineProperty(document, 'prerendering', { value, configurable: true });
  const show = () => document.dispatchEvent(new Event('prerenderingchange'));
  afterEach(() => Reflect.deleteProperty(document, 'prerendering'));

  it('hydrates at once on a page that is shown', () => {
    whenActive(document.body, hydrate, ended.signal);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('hydrates once when a prepared page is shown', () => {
    setPrerendering(true);
    whenActive(document.body, hydrate, ended.signal);
    expect(hydrate).not.toHaveBeenCalled();
    show();
    show();
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('hydrates nothing on a prepared page that has ended', () => {
    setPrerendering(true);
    whenActive(document.body, hydrate, ended.signal);
    ended.abort();
    show();
    expect(hydrate).not.toHaveBeenCalled();
  });
});

it('whenVisible hydrates when the marker is in view, and stops observing it with its signal', () => {
  const view = fakeIntersections();
  const marker = document.createElement('div');
  whenVisible(marker, hydrate, ended.signal);
  view.see(marker);
  expect(hydrate).toHaveBeenCalledTimes(1);
  ended.abort();
  expect(view.observed.size).toBe(0);
});

/** Callbacks that wait for an idle browser. */
const idle: (() => void)[] = [];
const rest = () => {
  for (const run of idle.splice(0)) run();
};

function fakeIdle(): void {
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run) - 1);
  vi.stubGlobal('cancelIdleCallback', (handle: number) => {
    idle[handle] = () => {};
  });
}

describe('whenIdle hydrates', () => {
  const start = (readyState: DocumentReadyState) => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
    whenIdle(document.body, hydrate, ended.signal);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    fakeIdle();
  });

  it('when the page has loaded and the browser is idle', () => {
    start('interactive');
    rest();
    expect(hydrate).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    expect(hydrate).not.toHaveBeenCalled();
    rest();
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('at the next idle moment of a page that has loaded', () => {
    start('complete');
    rest();
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('on a page that does not finish loading, too', () => {
    start('interactive');
    vi.advanceTimersByTime(5000);
    rest();
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('not after its signal was aborted', () => {
    start('interactive');
    ended.abort();
    window.dispatchEvent(new Event('load'));
    vi.runAllTimers();
    rest();
    expect(hydrate).not.toHaveBeenCalled();
  });
});

it('where restricts a reason to some markers', () => {
  const [one, other] = [document.createElement('p'), document.createElement('div')];
  const reason = where(marker => marker.matches('p'), atOnce);
  reason(other, hydrate, ended.signal);
  expect(hydrate).not.toHaveBeenCalled();
  reason(one, hydrate, ended.signal);
  expect(hydrate).toHaveBeenCalledTimes(1);
});

describe('whenCartHasItems hydrates, when the browser is idle,', () => {
  const start = () => whenCartHasItems(document.body, hydrate, ended.signal);

  beforeEach(fakeIdle);

  const woken = () => {
    rest();
    return hydrate.mock.calls.length > 0;
  };

  it('with something in it, and not before', () => {
    putCartCookies('abc');
    start();
    expect(hydrate).not.toHaveBeenCalled();
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

  it('when the page comes back with Back, and something has come into it', () => {
    start();
    putCartCookies('abc');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(woken()).toBe(false);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(woken()).toBe(true);
  });

  it('when an add begins', () => {
    start();
    bus.emit('adding_to_cart', { button: null, data: {} });
    expect(woken()).toBe(true);
  });

  it('not after its signal was aborted', () => {
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
    expect(hydrate).toHaveBeenCalledTimes(1);
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

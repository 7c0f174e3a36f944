import { describe, expect, it, vi } from 'vitest';
import { isMounted } from '../../src/core/mountOptions';
import {
  byId,
  click,
  lines,
  loader,
  putMarkers,
  register,
  registerWidget,
  settle,
  setUpLoader,
  testWidget,
} from './helpers';

setUpLoader();

describe('an island', () => {
  const state = () => [...loader.allIslands()].map(({ state }) => state.kind);

  it('is pending, loading and mounted, and is forgotten when its marker leaves', async () => {
    const widget = register('a');
    expect(state()).toEqual(['pending']);
    click(byId('a-a'));
    expect(state()).toEqual(['loading']);
    await widget.arrive();
    expect(state()).toEqual(['mounted']);
    byId('a').remove();
    loader.endIslands();
    expect(state()).toEqual([]);
  });

  it('has failed when its chunk did not load, and is mounted with its options on a retry', async () => {
    const options: (boolean | undefined)[] = [];
    const widget = testWidget({
      mount: (marker, { ajaxForm, onMounted }) => {
        options.push(ajaxForm);
        queueMicrotask(() => onMounted?.());
        return { name: 'test', marker, unmount() {} };
      },
    });
    putMarkers('a');
    const failed = expect(loader.mountNow(widget.definition, byId('a'), { ajaxForm: false })).rejects.toThrow('404');
    await widget.fail();
    await failed;
    expect(state()).toEqual(['failed']);
    const again = loader.hydrateIslands(document);
    await widget.arrive();
    await again;
    expect([state(), options]).toEqual([['mounted'], [false]]);
  });

  it('loads its chunk once for all markers', async () => {
    const widget = register('a', 'b');
    click(byId('a-a'));
    click(byId('b-a'));
    await widget.arrive();
    expect(widget.loads()).toBe(1);
  });

  it('dispatches an event when it is mounted, and when its marker leaves', async () => {
    const widget = register('a');
    const heard: unknown[] = [];
    loader.bus.on('shop_widgets_mounted', ({ widget: name, marker }, { target }) => heard.push(name, marker, target));
    loader.bus.on('shop_widgets_unmounted', ({ widget: name, marker }, { target }) => heard.push(name, marker, target));
    click(byId('a-a'));
    await widget.arrive();
    const marker = byId('a');
    expect(heard).toEqual(['test', marker, marker]);
    marker.remove();
    loader.endIslands();
    expect(widget.log.at(-1)).toBe('unmount a');
    expect(heard.slice(3), 'on the body, since the marker is gone').toEqual(['test', marker, document.body]);
  });
});

describe('a chunk that does not load', () => {
  it('without a connection: the shopper is told, and the click is replayed when it is back', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    const widget = register('a');
    const followed = vi.fn();
    window.addEventListener('click', followed, { once: true });
    click(byId('a-a'));
    await widget.arrive(new Error('offline'));
    await widget.arrive(new Error('offline'));
    expect(document.querySelector('.sw-wait')?.textContent).toContain('Niste povezani z internetom');
    expect([widget.loads(), byId('a-a').getAttribute('aria-busy')]).toEqual([2, 'true']);
    vi.stubGlobal('fetch', async () => new Response());
    window.dispatchEvent(new Event('online'));
    await settle();
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'click a-a']);
    expect([document.querySelector('.sw-wait'), lines]).toEqual([null, []]);
    window.removeEventListener('click', followed);
  });

  it('shows no notice while no event is queued', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    const widget = register('a');
    byId('a-p').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await widget.arrive(new Error('offline'));
    await widget.arrive(new Error('offline'));
    expect(document.querySelector('.sw-wait')).toBeNull();
  });

  it('is loaded again, and the click is replayed', async () => {
    const widget = register('a');
    click(byId('a-a'));
    await widget.arrive(new Error('offline'));
    expect([widget.loads(), widget.log]).toEqual([2, []]);
    await widget.arrive();
    expect(widget.log).toEqual(['mount a', 'click a-a']);
    expect(lines).toEqual([]);
  });

  it('three times is reported once, and captured clicks are left to the page', async () => {
    const widget = register('a', 'b');
    const followed: boolean[] = [];
    const ended = new AbortController();
    window.addEventListener('click', event => followed.push(!event.defaultPrevented), ended);
    click(byId('a-a'));
    click(byId('b-a'));
    await widget.fail();
    expect(followed).toEqual([true, true]);
    expect(click(byId('a-a'))).toBe(true);
    ended.abort();
    expect(lines).toEqual([expect.stringContaining('test: its script did not load, three times')]);
    expect(byId('a-a').hasAttribute('aria-busy')).toBe(false);
  });
});

describe('a marker that leaves', () => {
  it('while its chunk loads is not mounted', async () => {
    const widget = register('a');
    click(byId('a-p'));
    byId('a').remove();
    loader.endIslands();
    await widget.arrive();
    expect(widget.log).toEqual([]);
  });

  it('while its widget mounts is unmounted again', async () => {
    let hydrated: (() => void) | undefined;
    const widget = testWidget({
      mount: (marker, { onMounted }) => {
        hydrated = onMounted;
        return { name: 'test', marker, unmount: () => widget.log.push('unmount') };
      },
    });
    putMarkers('a');
    const mounting = expect(loader.mountNow(widget.definition, byId('a'))).rejects.toThrow('left the page');
    await widget.arrive();
    loader.endIslands(document);
    hydrated?.();
    await mounting;
    expect(widget.log).toEqual(['unmount']);
  });

  it('the page while its widget takes it over is unmounted at once', async () => {
    const widget = testWidget({
      mount: marker => ({ name: 'test', marker, unmount: () => widget.log.push('unmount') }),
    });
    putMarkers('a');
    const mounting = expect(loader.mountNow(widget.definition, byId('a'))).rejects.toThrow('left the page');
    await widget.arrive();
    byId('a').remove();
    loader.endIslands();
    expect(widget.log).toEqual(['unmount']);
    await mounting;
  });

  it.each([
    [
      'for a script while its widget takes it over, and is registered again, is mounted once that widget is gone',
      false,
      ['mount', 'unmount', 'mount'],
    ],
    [
      'stays where a script ends its widget while it takes the marker over, and then all: it is registered again, and mounted',
      true,
      ['mount', 'mount'],
    ],
  ])('%s', async (_, endsWidget, log) => {
    const { adopt, hydrateWidget } = await import('../../src/hydrate');
    let isTakenAway = false;
    const widget = testWidget({
      mount: (marker, options) => {
        widget.log.push('mount');
        const start = (signal: AbortSignal) => signal.addEventListener('abort', () => widget.log.push('unmount'));
        const mounted = hydrateWidget('test', marker, () => adopt(marker, {}), { ...options, start });
        if (!isTakenAway) {
          isTakenAway = true;
          if (endsWidget) mounted.unmount();
          loader.endIslands(document);
          loader.registerIsland(widget.definition, marker);
          click(byId('a-a'));
        }
        return mounted;
      },
    });
    putMarkers('a');
    loader.registerIsland(widget.definition, byId('a'));
    click(byId('a-p'));
    await widget.arrive();
    await vi.waitFor(() => expect(widget.log).toEqual(log));
    await vi.waitFor(() => expect([...loader.allIslands()].map(({ state }) => state.kind)).toEqual(['mounted']));
    await settle();
    expect([isMounted(byId('a')), widget.log, lines]).toEqual([true, log, []]);
  });

  it('stays where a script ends its widget while it takes the marker over: it is forgotten, and can be mounted anew', async () => {
    const { adopt, hydrateWidget } = await import('../../src/hydrate');
    const restore = vi.spyOn((await import('../../src/loader/legacyFallback')).legacyFallback, 'restore');
    let isEnded = false;
    const widget = testWidget({
      mount: (marker, options) => {
        const mounted = hydrateWidget('test', marker, () => adopt(marker, {}), options);
        if (!isEnded) mounted.unmount();
        isEnded = true;
        return mounted;
      },
    });
    putMarkers('a');
    const mounting = expect(loader.mountNow(widget.definition, byId('a'))).rejects.toThrow();
    await widget.arrive();
    await mounting;
    expect([[...loader.allIslands()], isMounted(byId('a'))]).toEqual([[], false]);
    await loader.mountNow(widget.definition, byId('a'));
    expect([isMounted(byId('a')), restore.mock.calls, lines]).toEqual([true, [], []]);
  });

  it('does not keep later clicks from being replayed', async () => {
    const widget = register('a', 'b');
    click(byId('a-a'));
    click(byId('b-a'));
    byId('a').remove();
    loader.endIslands();
    await widget.arrive();
    expect(widget.log).toEqual(['mount b', 'click b-a']);
  });
});

describe('a marker stays unenhanced', () => {
  it.each([
    ['that is switched off', (marker: Element) => marker.setAttribute('data-shop-widgets', 'off')],
    ['in a part of the page that is', () => document.body.setAttribute('data-shop-widgets', 'off')],
  ])('%s', (_case, arrange) => {
    putMarkers('a');
    arrange(byId('a'));
    const widget = testWidget();
    loader.registerIsland(widget.definition, byId('a'));
    document.body.removeAttribute('data-shop-widgets');
    expect(click(byId('a-a'))).toBe(true);
    expect(widget.loads()).toBe(0);
  });

  it('where another script does its job, with one warning', async () => {
    const widget = registerWidget({ conflicts: () => 'another script' }, 'a', 'b');
    const followed = vi.fn();
    window.addEventListener('click', followed, { once: true });
    click(byId('a-a'));
    click(byId('b-a'));
    await settle();
    expect(followed).toHaveBeenCalledTimes(1);
    expect(widget.loads()).toBe(0);
    expect(lines).toEqual([expect.stringContaining('another script is on the page and does the same')]);
  });

  it('that cannot be taken over, and the reason is reported', async () => {
    const widget = testWidget({
      mount: marker => {
        throw new loader.MarkupError('test', marker, 'its JSON is odd');
      },
    });
    putMarkers('a');
    const failed = expect(loader.mountNow(widget.definition, byId('a'))).rejects.toThrow('its JSON is odd');
    await widget.arrive();
    await failed;
    expect(lines).toEqual([expect.stringContaining('test (div#a): its JSON is odd')]);
  });
});

it('a second mount returns the first one, and a marker is registered once', async () => {
  const widget = register('a');
  loader.registerIsland(widget.definition, byId('a'));
  const mounts = [0, 1].map(() => loader.mountNow(widget.definition, byId('a')));
  await widget.arrive();
  const [first, second] = await Promise.all(mounts);
  expect(first).toBe(second);
  expect(widget.log).toEqual(['mount a']);
});

it('an island that ends while its chunk loads is not mounted', async () => {
  const widget = registerWidget({ name: 'back' }, 'a');
  click(byId('a-p'));
  loader.endIslands(document);
  await widget.arrive();
  expect(widget.log).toEqual([]);
});

it('hydrateIslands mounts the islands below an element now', async () => {
  const widget = registerWidget({ name: 'below' }, 'a', 'b');
  const all = loader.hydrateIslands(byId('a'));
  await widget.arrive();
  expect((await all).map(({ marker }) => marker.id)).toEqual(['a']);
});

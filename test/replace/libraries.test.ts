import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installEarly } from '../../src/core/early';
import { isStandIn } from '../../src/core/early/standIn';
import type { Held, Holder } from '../../src/loader/holder';
import { LIBRARIES, restoreLibraries, standInForLibraries } from '../../src/replace/libraries';
import { jQueries, putJQuery } from '../core/bus/helpers';

const LIGHTBOX = ['PhotoSwipe', 'PhotoSwipeUI_Default'];

/** A holder whose library runs when it is given back. */
function holderOf(run: () => void) {
  const script = document.createElement('script');
  const held: Held = { script, address: '/library.js', widgets: [] };
  const giveBack = vi.fn<Holder['giveBack']>(async () => {
    // The script loads after the answer is used.
    setTimeout(() => {
      run();
      script.dispatchEvent(new Event('load'));
    });
    return [held];
  });
  const holder: Holder = { scripts: [held], nonce: '', giveBack };
  return { holder, giveBack };
}

const call = (owner: object, name: string, on: unknown, ...args: unknown[]): unknown => {
  const found: unknown = Reflect.get(owner, name);
  return typeof found === 'function' ? Reflect.apply(found, on, args) : undefined;
};

const clear = () => {
  for (const name of LIGHTBOX) Reflect.deleteProperty(window, name);
};
beforeEach(clear);
afterEach(() => {
  clear();
  for (const [, $] of jQueries) for (const name of ['zoom', 'flexslider']) Reflect.deleteProperty($.fn, name);
  document.body.replaceChildren();
});

describe.each(jQueries)('a library of the gallery that is held back, jQuery %s', (_version, $) => {
  it('comes with the first use of its plugin, which is played on the same elements', async () => {
    putJQuery($);
    const zoom = vi.fn();
    const { holder, giveBack } = holderOf(() => Object.assign($.fn, { zoom }));
    installEarly(standInForLibraries(holder));
    expect(giveBack).not.toHaveBeenCalled();
    const pictures = $(document.body);
    expect(call($.fn, 'zoom', pictures, { on: 'grab' })).toBe(pictures);
    await vi.waitFor(() => expect(zoom).toHaveBeenCalledTimes(1));
    expect(giveBack).toHaveBeenCalledWith('used by another script', LIBRARIES);
    expect(zoom.mock.calls).toEqual([[{ on: 'grab' }]]);
    expect(zoom.mock.contexts[0]).toBe(pictures);
  });
});

describe('a lightbox whose script is held back', () => {
  it('is made anew, with the calls that a script has made meanwhile, in their order', async () => {
    const done: unknown[] = [];
    class PhotoSwipe {
      constructor(...args: unknown[]) {
        done.push(['made', ...args]);
      }
      listen(name: string) {
        done.push(['listen', name]);
      }
      init() {
        done.push(['init']);
      }
    }
    const ui = () => {};
    const { holder } = holderOf(() => Object.assign(window, { PhotoSwipe, PhotoSwipeUI_Default: ui }));
    standInForLibraries(holder);
    const [Lightbox, itsUi]: unknown[] = LIGHTBOX.map(name => Reflect.get(window, name));
    if (typeof Lightbox !== 'function') throw new Error('no stand-in');
    const made: object = Reflect.construct(Lightbox, [document.body, itsUi, [1]]);
    call(made, 'listen', made, 'close');
    call(made, 'init', made);
    await vi.waitFor(() => expect(done).toHaveLength(3));
    expect(done).toEqual([['made', document.body, ui, [1]], ['listen', 'close'], ['init']]);
  });

  it('is left alone where the page has one', () => {
    const own = () => {};
    Object.assign(window, { PhotoSwipe: own });
    standInForLibraries(holderOf(() => {}).holder);
    expect(Reflect.get(window, 'PhotoSwipe')).toBe(own);
  });

  it('waits for nothing where nothing was held back', async () => {
    const holder: Holder = { scripts: [], nonce: '', giveBack: async () => [] };
    const offered = standInForLibraries(holder);
    await expect(restoreLibraries(holder, 'why')).resolves.toBeUndefined();
    expect(Object.keys(offered)).toEqual(['zoom', 'flexslider']);
    expect(isStandIn(Reflect.get(window, 'PhotoSwipe'))).toBe(false);
  });
});

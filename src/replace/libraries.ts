import { pageGlobal } from '../core/config/pageGlobal';
import { isStandIn } from '../core/early/standIn';
import type { Held, Holder } from '../loader/holder';

/** The libraries that are held back although other scripts may use them, by their handles. */
export const LIBRARIES = ['wc-flexslider', 'wc-zoom', 'wc-photoswipe', 'wc-photoswipe-ui-default'] as const;

const PLUGINS = ['zoom', 'flexslider'] as const;
const LIGHTBOX = 'PhotoSwipe';
const LIGHTBOX_UI = 'PhotoSwipeUI_Default';

interface Made {
  readonly args: readonly unknown[];
  readonly calls: (readonly [name: string | symbol, args: readonly unknown[]])[];
}

/** Lightboxes that a script has made while the library was held back. */
const made: Made[] = [];

const pluginsOf = (): object => {
  const $ = pageGlobal('jQuery');
  return typeof $ === 'function' ? Object(Reflect.get($, 'fn')) : {};
};

/** Resolves when restored scripts have run or failed. */
export function whenRun(scripts: readonly Held[]): Promise<unknown> {
  const runs = ({ script }: Held) =>
    new Promise(resolve => {
      for (const event of ['load', 'error']) script.addEventListener(event, resolve);
    });
  return Promise.all(scripts.map(runs));
}

/** Restores the libraries, and plays the calls that stand-ins have kept. */
export async function restoreLibraries(holder: Holder, reason: string): Promise<void> {
  const kept = PLUGINS.map(name => [name, Reflect.get(pluginsOf(), name)] as const);
  const back = await holder.giveBack(reason, LIBRARIES);
  if (back.length === 0) return;
  await whenRun(back);
  for (const [name, standIn] of kept) {
    const now: unknown = Reflect.get(pluginsOf(), name);
    if (!isStandIn(standIn) || typeof now !== 'function' || now === standIn) continue;
    for (const { on, args } of standIn.kept.splice(0)) Reflect.apply(now, on, args);
  }
  const Lightbox = pageGlobal(LIGHTBOX);
  if (typeof Lightbox !== 'function' || Lightbox === LightboxStandIn) return;
  for (const { args, calls } of made.splice(0)) {
    const real: unknown = Reflect.construct(
      Lightbox,
      args.map(arg => (arg === uiStandIn ? pageGlobal(LIGHTBOX_UI) : arg)),
    );
    for (const [name, given] of calls) Reflect.apply(Reflect.get(Object(real), name), real, given);
  }
}

let load = () => {};
const uiStandIn = Object.assign(() => {}, { isShopWidgets: true });

/** Keeps what is asked of a lightbox until the library is there. */
function LightboxStandIn(...args: readonly unknown[]): object {
  const calls: Made['calls'] = [];
  made.push({ args, calls });
  load();
  return new Proxy(
    {},
    { get: (_, name) => (name === 'then' ? undefined : (...given: unknown[]) => void calls.push([name, given])) },
  );
}

/** Offers `PhotoSwipe` while its script is held back. @returns the jQuery plugins to offer, by name, with what loads each */
export function standInForLibraries(holder: Holder): Readonly<Record<string, () => void>> {
  load = () => void restoreLibraries(holder, 'used by another script');
  for (const [name, value] of [
    [LIGHTBOX, Object.assign(LightboxStandIn, { isShopWidgets: true })],
    [LIGHTBOX_UI, uiStandIn],
  ] as const)
    if (pageGlobal(name) === undefined) Reflect.set(window, name, value);
  return Object.fromEntries(PLUGINS.map(name => [name, load]));
}

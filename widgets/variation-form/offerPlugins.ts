import type { JQueryLike } from '../../src/core/bus/jquery';

const NAMES = [
  'wc_set_content',
  'wc_reset_content',
  'wc_set_variation_attr',
  'wc_reset_variation_attr',
  'wc_variations_image_update',
  'wc_variations_image_reset',
  'wc_maybe_trigger_slide_position_reset',
] as const;

/** Name of a jQuery plugin that the widget offers. */
export type PluginName = (typeof NAMES)[number];

let loaded: typeof import('./jqueryPlugins') | undefined;

/**
 * Offers the shop's own jQuery plugins around variations, where the page has none of that name. Their code is loaded with
 * the first call, which works a moment later; all are chainable. Source: contract 1.
 */
export function offerPlugins($: Pick<JQueryLike, 'fn'>): void {
  for (const name of NAMES) {
    $.fn[name] ??= function (this: ArrayLike<unknown>, ...args: unknown[]) {
      const run = () => loaded?.plugins[name].apply(this, args);
      if (loaded) run();
      else void load().then(run);
      return this;
    };
  }
}

async function load(): Promise<void> {
  loaded ??= await import('./jqueryPlugins');
}

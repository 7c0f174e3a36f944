import { resetAttribute, setAttribute } from './keepAttribute';
import { resetContent, setContent } from './keepContent';
import type { PluginName } from './offerPlugins';
import { productOf } from './productOf';
import { readVariation } from './variation';
import { resetImage, showImage } from './variationImage';

/** Elements of a jQuery collection. */
function elementsOf(collection: ArrayLike<unknown>): Element[] {
  return Array.from(collection).filter(item => item instanceof Element);
}

type Plugin = (this: ArrayLike<unknown>, ...args: unknown[]) => unknown;

/** Runs for each element and stays chainable. */
const forEach = (run: (element: Element, ...args: unknown[]) => void): Plugin =>
  function (...args) {
    for (const element of elementsOf(this)) run(element, ...args);
    return this;
  };

const forForms = (run: (form: HTMLElement, product: Element, variation: unknown) => void): Plugin =>
  forEach((element, variation) => {
    if (element instanceof HTMLElement) run(element, productOf(element), variation);
  });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The shop's own jQuery plugins around variations. Source: contract 1, 7, 8.7. */
export const plugins: Readonly<Record<PluginName, Plugin>> = {
  wc_set_content: forEach((element, text) => setContent(element, String(text ?? ''))),
  wc_reset_content: forEach(element => resetContent(element)),
  wc_set_variation_attr: forEach((element, name, value) => {
    if (typeof value === 'string' || typeof value === 'number' || value === false || value === null) {
      setAttribute(element, String(name), value);
    }
  }),
  wc_reset_variation_attr: forEach((element, name) => resetAttribute(element, String(name))),
  wc_variations_image_update: forForms((form, product, variation) => {
    if (isRecord(variation)) showImage(product, form, readVariation(variation));
    else resetImage(product, form);
  }),
  wc_variations_image_reset: forForms((form, product) => resetImage(product, form)),
  // The position is reset together with the picture, see variationImage.
  wc_maybe_trigger_slide_position_reset: forEach(() => {}),
};

import type { VariationData } from '../../src/core/bus/events';
import { pageJQuery } from '../../src/core/bus/jquery';
import { type Attributes, fitsChoice } from '../../src/core/variations';
import { resetAttribute, resetContent, setAttribute, setContent } from './originals';
import { picturePlugins } from './picture';
import { productOf } from './product';
import type { VariationSource } from './readVariations';
import { attributeSelects, readChosen } from './selects';
import { stringMap } from './variation';

/** Returns the argument of `wc_variation_form`'s listeners, with jQuery collections where the page has jQuery. */
export function publicController(form: HTMLElement, source: () => VariationSource): object {
  const $ = pageJQuery();
  const wrap = (found: Element | readonly Element[] | null) => ($ ? $(found) : found);
  const part = (selector: string) => wrap(form.querySelector(selector));
  return {
    $form: wrap(form),
    $attributeFields: wrap(attributeSelects(form)),
    $singleVariation: part('.single_variation'),
    $singleVariationWrap: part('.single_variation_wrap'),
    $resetVariations: part('.reset_variations'),
    $resetAlert: part('.reset_variations_alert'),
    $product: wrap(productOf(form)),
    get variationData() {
      const now = source();
      return now.mode === 'embedded' ? now.variations : false;
    },
    get useAjax() {
      return source().mode === 'server';
    },
    getChosenAttributes: () => readChosen(form),
    isMatch: fitsChoice,
    findMatchingVariations: (variations: readonly VariationData[], chosen: Attributes) =>
      variations.filter(({ attributes }) => fitsChoice(stringMap(attributes) ?? {}, chosen)),
  };
}

type Plugin = (on: Element, ...args: readonly unknown[]) => unknown;

const onForms = Object.entries(picturePlugins).map(([name, run]): [string, Plugin] => [
  name,
  (element, value) => (element instanceof HTMLElement ? run(element, productOf(element), value) : undefined),
]);

/** The shop's own jQuery plugins around variations. See contract/product.md#meta. */
export const variationPlugins: Readonly<Record<string, Plugin>> = {
  wc_set_content: (element, text) => setContent(element, String(text ?? '')),
  wc_reset_content: element => resetContent(element),
  wc_set_variation_attr: (element, name, value) => {
    if (typeof value === 'string' || typeof value === 'number' || value === false || value === null) {
      setAttribute(element, String(name), value);
    }
  },
  wc_reset_variation_attr: (element, name) => resetAttribute(element, String(name)),
  ...Object.fromEntries(onForms),
};

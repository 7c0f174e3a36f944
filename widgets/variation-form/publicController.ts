import type { VariationData } from '../../src/core/bus/events';
import { pageJQuery } from '../../src/core/bus/jquery';
import { readChosen } from './chosen';
import { productOf } from './productOf';
import type { VariationSource } from './readVariations';
import { stringMap } from './variation';

type Attributes = Readonly<Record<string, string>>;

/** Whether either side is open, or both say the same, for each attribute of the variation. Source: contract 3.4. */
function isMatch(variation: Attributes, chosen: Attributes): boolean {
  return Object.entries(variation).every(([name, value]) => !value || !chosen[name] || value === chosen[name]);
}

/**
 * What listeners of `wc_variation_form` are given: the shop's own names, as jQuery collections where the page has jQuery.
 * Source: contract 3.6.
 */
export function publicController(
  form: HTMLElement,
  selects: readonly HTMLSelectElement[],
  source: () => VariationSource,
): object {
  const $ = pageJQuery();
  const wrap = (found: Element | readonly Element[] | null) => ($ ? $(found) : found);
  const part = (selector: string) => wrap(form.querySelector(selector));
  return {
    $form: wrap(form),
    $attributeFields: wrap(selects),
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
    getChosenAttributes: () => readChosen(selects),
    isMatch,
    findMatchingVariations: (variations: readonly VariationData[], chosen: Attributes) =>
      variations.filter(({ attributes }) => isMatch(stringMap(attributes) ?? {}, chosen)),
  };
}

import { pageJQuery } from '../../src/core/bus/jquery';
import { readChosen } from './chosen';
import type { VariationSource } from './readVariations';

/**
 * What listeners of `wc_variation_form` are given: the shop's own names, as jQuery collections where the page has jQuery.
 * Source: contract 3.6.
 */
export function publicController(
  form: HTMLFormElement,
  selects: readonly HTMLSelectElement[],
  source: VariationSource,
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
    $product: wrap(form.closest('.product')),
    variationData: source.mode === 'embedded' ? source.variations : false,
    useAjax: source.mode === 'server',
    getChosenAttributes: () => readChosen(selects),
  };
}

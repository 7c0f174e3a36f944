import { pageJQuery } from '../../src/core/bus/jquery';
import { endSwatches } from './mounts';
import { embeddedVariations } from './variations';

/** What listeners of `woo_variation_swatches_loaded` are given. Source: add-on contract 2.5. */
export function publicInstance(element: HTMLElement): object {
  const variations = embeddedVariations(element);
  return {
    element,
    $element: pageJQuery()?.(element) ?? element,
    product_variations: variations,
    isAjaxVariation: () => variations.length === 0,
    destroy: () => endSwatches(element),
  };
}

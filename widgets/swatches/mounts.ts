import { pageJQuery } from '../../src/core/bus/jquery';
import { MOUNTED } from '../../src/core/mountOptions';
import { LIST } from './list';
import { embeddedVariations } from './variations';

export const ended = new WeakSet<Element>();

export function endSwatches(form: Element): void {
  for (const list of form.querySelectorAll(LIST)) {
    ended.add(list);
    list[MOUNTED]?.unmount();
  }
}

/** The instance for listeners of `woo_variation_swatches_loaded`. See contract/swatches.md#events. */
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

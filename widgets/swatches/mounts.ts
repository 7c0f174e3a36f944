import { pageJQuery } from '../../src/core/bus/jquery';
import type { Mounted } from '../../src/hydrate';
import { LIST } from './list';
import { embeddedVariations } from './variations';

/** Lists that are taken over. */
export const mounts = new WeakMap<Element, Mounted>();

/** Lists that a script has ended. */
export const ended = new WeakSet<Element>();

/** Ends the swatches of a form: they are as the server sent them, until a script asks for them again. */
export function endSwatches(form: Element): void {
  for (const list of form.querySelectorAll(LIST)) {
    ended.add(list);
    mounts.get(list)?.unmount();
  }
}

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

import { MarkupError } from '../../src/core/errors';
import type { MountOptions } from '../../src/core/mountOptions';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { createFormAdd } from '../../src/ui/formAdd';
import { BUTTON, ProductForm, productList } from './AddToCart';

/**
 * Takes over adding to the cart: of a product list (`ul.products`, rows hydrate one by one), of any element around such
 * buttons, or of a product's `form.cart`.
 * @throws MarkupError when the marker has nothing to add with
 */
function mountAddToCart(marker: Element, options: HydrateOptions & MountOptions = {}): Mounted {
  if (marker instanceof HTMLFormElement) {
    const formAdd = createFormAdd(marker, options.ajaxForm);
    const { start } = formAdd;
    return hydrateWidget('add-to-cart', marker, () => <ProductForm formAdd={formAdd} />, { ...options, start });
  }
  if (!marker.querySelector(BUTTON)) throw new MarkupError('add-to-cart', marker, `it has no ${BUTTON}`);
  return hydrateWidget('add-to-cart', marker, () => productList(marker), options);
}

export { mountAddToCart as mount };

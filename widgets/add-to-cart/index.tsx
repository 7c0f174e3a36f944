import { MarkupError } from '../../src/core/errors';
import type { MountOptions } from '../../src/core/mountOptions';
import { adopt, type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { adoptRows } from '../../src/hydrate/rows';
import { createFormAdd } from '../../src/ui/formAdd';
import { JQueryClicks } from '../../src/ui/JQueryClicks';
import { ListButton } from './ListButton';
import { ProductForm } from './ProductForm';

/** Buttons that add in the background; `.wc-interactive` ones belong to another script. Source: contract 6.1. */
const BUTTON = '.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive)';

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
  const slots = { [BUTTON]: ListButton };
  const render = () => (
    <>
      <JQueryClicks of={marker} />
      {marker.matches('ul.products') ? adoptRows(marker, 'li', slots) : adopt(marker, slots)}
    </>
  );
  return hydrateWidget('add-to-cart', marker, render, options);
}

export { mountAddToCart as mount };

import { MarkupError } from '../../src/core/errors';
import { defineView } from '../../src/hydrate/defineView';
import { createFormAdd } from '../../src/ui/formAdd';
import { BUTTON, ProductForm, ProductList, startList } from './AddToCart';

/** Takes over a product list, any element around buttons that add to the cart, or a product's `form.cart`. */
export const mount = defineView('add-to-cart', Element, (marker, { ajaxForm }) => {
  if (marker instanceof HTMLFormElement) {
    const formAdd = createFormAdd(marker, ajaxForm);
    return { render: () => <ProductForm formAdd={formAdd} />, start: formAdd.start };
  }
  if (!marker.querySelector(BUTTON)) throw new MarkupError('add-to-cart', marker, `it has no ${BUTTON}`);
  const start = (signal: AbortSignal) => startList(marker, signal);
  return { render: () => <ProductList list={marker} />, start };
});

import { createElement, type MouseEvent, type ReactNode, useState } from 'react';
import { addInBackground } from '../../src/core/cart/changeCart';
import { type CallFailure, MarkupError } from '../../src/core/errors';
import { adopt, type SlotProps } from '../../src/hydrate';
import { coldRows } from '../../src/hydrate/coldRows';
import { defineView } from '../../src/hydrate/defineView';
import { createFormAdd, type FormAdd } from '../../src/ui/formAdd';
import { Failure, FormAddProvider, SubmitButton } from '../../src/ui/ProductForm';
import { clickOnKeys } from '../../src/ui/press';
import { useJQueryClicks } from '../../src/ui/useJQueryClicks';

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

/** Buttons that add in the background; `.wc-interactive` ones belong to another script. Source: contract 6.1. */
const BUTTON = '.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive)';

const listSlots = { [BUTTON]: ListButton };
const formSlots = { '.single_add_to_cart_button': SubmitButton };

function ProductForm({ formAdd }: { formAdd: FormAdd }): ReactNode {
  return <FormAddProvider value={formAdd}>{adopt(formAdd.form, formSlots)}</FormAddProvider>;
}

/** A list of products with cold rows, or another element around buttons of such lists. */
function ProductList({ list }: { list: Element }): ReactNode {
  useJQueryClicks(list);
  return list.matches(LIST) ? adopt(list, {}) : adopt(list, listSlots);
}

const LIST = 'ul.products';

function startList(list: Element, signal: AbortSignal): void {
  if (!list.matches(LIST)) return;
  const rowAt = (element: Element) => {
    let row = element.closest(BUTTON);
    while (row && row.parentElement !== list) row = row.parentElement;
    return row ?? undefined;
  };
  coldRows('add-to-cart', rowAt, row => adopt(row, listSlots), signal);
}

/** Every click is one add, as in the shop; a button without a product id follows its plain link. Source: spec storefront 4, 5; contract 6.4. */
function ListButton({ element, attributes, children }: SlotProps): ReactNode {
  const [failure, setFailure] = useState<CallFailure>();

  const add = async () => {
    setFailure(undefined);
    const outcome = await addInBackground(element);
    if (outcome.ended === 'failed') setFailure(outcome.kind);
  };

  const onClick = (event: MouseEvent) => {
    if (!element.hasAttribute('data-product_id')) return;
    event.preventDefault();
    void add();
  };
  return (
    <>
      {createElement(element.localName, { ...attributes, onClick, onKeyDown: clickOnKeys }, children)}
      <Failure kind={failure} />
    </>
  );
}

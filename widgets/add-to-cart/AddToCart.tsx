import { createElement, type MouseEvent, type ReactNode, useState } from 'react';
import { addInBackground } from '../../src/core/cart/changeCart';
import type { CallFailure } from '../../src/core/errors';
import { adopt, type SlotProps } from '../../src/hydrate';
import { adoptRows } from '../../src/hydrate/rows';
import { clickOnSpace } from '../../src/ui/clickOnSpace';
import { Failure } from '../../src/ui/Failure';
import type { FormAdd } from '../../src/ui/formAdd';
import { JQueryClicks } from '../../src/ui/JQueryClicks';
import { FormAddProvider, SubmitButton } from '../../src/ui/ProductForm';

/** Buttons that add in the background; `.wc-interactive` ones belong to another script. Source: contract 6.1. */
export const BUTTON = '.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive)';

const listSlots = { [BUTTON]: ListButton };
const formSlots = { '.single_add_to_cart_button': SubmitButton };

/** A `form.cart` of a simple or grouped product. Source: contract 6.2. */
export function ProductForm({ formAdd }: { formAdd: FormAdd }): ReactNode {
  return <FormAddProvider value={formAdd}>{adopt(formAdd.form, formSlots)}</FormAddProvider>;
}

/**
 * A list of products, whose rows hydrate one by one, or another element around buttons of such lists. No component: the
 * boundaries of the rows have to be in the page before React comes to it.
 */
export const productList = (list: Element): ReactNode => (
  <>
    <JQueryClicks of={list} />
    {list.matches('ul.products') ? adoptRows(list, 'li', listSlots) : adopt(list, listSlots)}
  </>
);

/**
 * An add-to-cart button of a list. Every click is one add, as in the shop; one without a product id follows its plain
 * link. Its failure is the button's own affair, so it stays in the component. Source: spec storefront 4, 5; contract 6.4.
 */
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
      {createElement(element.localName, { ...attributes, onClick, onKeyDown: clickOnSpace }, children)}
      <Failure kind={failure} />
    </>
  );
}

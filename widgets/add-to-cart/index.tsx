import { type ReactNode, useState } from 'react';
import { addInBackground } from '../../src/core/cart/changeCart';
import { type CallFailure, MarkupError } from '../../src/core/errors';
import { adopt } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { AddedAlert } from '../../src/ui/AddedAlert';
import { keyOf } from '../../src/ui/elements';
import { createFormAdd, type FormAdd } from '../../src/ui/formAdd';
import { describeFailure, FormAddProvider, SubmitButton } from '../../src/ui/ProductForm';
import { clickWithKeys } from '../../src/ui/press';
import { useDomEvent } from '../../src/ui/useBus';

/** Takes over a product list, any element around buttons that add to the cart, or a product's `form.cart`. */
export const mount = defineView('add-to-cart', Element, (marker, { ajaxForm }) => {
  if (marker instanceof HTMLFormElement) {
    const formAdd = createFormAdd(marker, ajaxForm);
    return { render: () => <ProductForm formAdd={formAdd} />, start: formAdd.start };
  }
  if (!marker.querySelector(BUTTON)) throw new MarkupError('add-to-cart', marker, `it has no ${BUTTON}`);
  return { render: () => <ProductList list={marker} /> };
});

/** Buttons that add in the background; `.wc-interactive` ones belong to another script. See contract/cart.md#adding-from-a-list. */
const BUTTON = '.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive)';
/** Those that lead to a product as well, to which the shop gives the role of a button. */
const ANY_BUTTON = '.add_to_cart_button:not(.wc-interactive)';

const formSlots = { '.single_add_to_cart_button': SubmitButton };

function ProductForm({ formAdd }: { formAdd: FormAdd }): ReactNode {
  return <FormAddProvider value={formAdd}>{adopt(formAdd.form, formSlots)}</FormAddProvider>;
}

/** Clicks that a list has answered: another one may be around it. */
const heard = new WeakSet<object>();

/**
 * Every click is one add, as in the shop; a button without a product id follows its plain link. The listener is at the body, as that of the
 * shop's script: others keep clicks from it.
 */
function ProductList({ list }: { readonly list: Element }): ReactNode {
  const [failures, setFailures] = useState<ReadonlyMap<HTMLElement, CallFailure>>(new Map());
  const note = (button: HTMLElement, kind?: CallFailure) =>
    setFailures(before => {
      const others = new Map([...before].filter(([one]) => one !== button && one.isConnected));
      return kind ? others.set(button, kind) : others;
    });
  const add = async (button: HTMLElement) => {
    note(button);
    const outcome = await addInBackground(button);
    if (outcome.ended === 'failed') note(button, outcome.kind);
  };

  useDomEvent(document.body, 'click', (target, event) => {
    const button = target.closest<HTMLElement>(BUTTON);
    if (!button?.dataset.product_id || !list.contains(button) || heard.has(event)) return;
    heard.add(event);
    event.preventDefault();
    void add(button);
  });
  useDomEvent(list, 'keydown', (_, event) => clickWithKeys(ANY_BUTTON, event));
  return (
    <>
      {adopt(list, {})}
      {[...failures].map(([button, kind]) => (
        <AddedAlert key={keyOf(button)} after={button} className="sw-failure" text={describeFailure(kind)} />
      ))}
    </>
  );
}

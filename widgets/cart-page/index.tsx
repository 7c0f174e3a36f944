import { type ReactNode, useLayoutEffect, useState } from 'react';
import { addEvents } from '../../src/core/bus/channel';
import { cartPageEvents } from '../../src/core/bus/events/cartPage';
import { MarkupError } from '../../src/core/errors';
import { findCartPage } from '../../src/core/findElements';
import { isShopScriptAtWork } from '../../src/core/shopScripts';
import {
  Adopted,
  AdoptedOnce,
  adopt,
  markInjected,
  type SlotProps,
  useAttributes,
  useClasses,
} from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { useDomEvent } from '../../src/ui/useBus';
import { useStore } from '../../src/ui/useStore';
import { CartForm, UpdateButton } from './CartForm';
import { actionLink } from './controls';
import { cartForm, cartTotals } from './page';
import { CartProvider, type CartStore, createCartStore, useCart } from './store';
import { Calculator, Totals } from './Totals';

addEvents(cartPageEvents);

let cart: CartStore | undefined;

/** Quantities, removals, coupons and shipping without a page load. See contract/cart.md#cart-page. */
export const mount = defineView('cart-page', Element, marker => {
  // Two scripts would remove every line twice.
  if (isShopScriptAtWork('cart'))
    throw new MarkupError('cart-page', marker, "the shop's own cart script is on the page");
  cart ??= createCartStore(() => {
    cart = undefined;
  });
  const store = cart;
  return {
    render: () => <CartPage marker={marker} cart={store} />,
    start: (signal, { replace }) => store.start(replace, signal),
    externalChanges: { parts: () => partsOf(marker), sync: store.sync },
  };
});

/** Quantities and address fields are widgets of their own. */
const slots = {
  'form.woocommerce-cart-form': CartForm,
  '.product-remove > a': actionLink(({ href }) => ({ kind: 'remove-item', href })),
  '.coupon': Coupon,
  '#coupon_code': CouponField,
  'input[name="coupon_code"]': CouponField,
  '[name="update_cart"]': UpdateButton,
  '.cart_totals': Totals,
  '.cart_totals a.woocommerce-remove-coupon': actionLink(({ dataset }) => ({
    kind: 'remove-coupon',
    code: dataset.coupon ?? '',
  })),
  'form.woocommerce-shipping-calculator': Calculator,
};

export function CartPage({ marker, cart }: { marker: Element; cart: CartStore }): ReactNode {
  return <CartProvider value={cart}>{adopt(marker, slots, ownedBy(marker))}</CartProvider>;
}

export const partsOf = (marker: Element): Element[] =>
  [...marker.querySelectorAll(Object.keys(slots).join())].filter(ownedBy(marker));

/** Form and totals have a marker each; another cart on the page, as in a drawer, stays unenhanced. */
function ownedBy(marker: Element): (element: Element) => boolean {
  const parts = [cartForm(), cartTotals()].filter(part => part && findCartPage(part) === marker);
  return element => parts.some(part => part?.contains(element));
}

/** The shop's own id, for its styles and other scripts. See contract/cart.md#replacing-the-cart. */
const ID = 'coupon-error-notice';

const useError = () => useStore(useCart(), ({ couponError }) => couponError);

function Coupon({ element, children }: SlotProps): ReactNode {
  return (
    <Adopted of={element}>
      {children}
      <CouponError />
    </Adopted>
  );
}

function CouponField({ element }: SlotProps): ReactNode {
  const { forgetCouponError } = useCart();
  const error = useError();
  useDomEvent(element, 'input', forgetCouponError);
  useDomEvent(element, 'change', forgetCouponError);
  useClasses(element, error ? { 'has-error': true } : {});
  useAttributes(element, error ? { 'aria-invalid': 'true', 'aria-describedby': ID } : {});
  useLayoutEffect(() => {
    if (error?.isNew) element.focus();
  }, [element, error]);
  const [isAlone] = useState(() => !element.closest('.coupon'));
  return (
    <>
      <AdoptedOnce of={element} />
      {isAlone && <CouponError />}
    </>
  );
}

function CouponError(): ReactNode {
  const error = useError();
  return error ? (
    <p ref={markInjected} id={ID} className={ID} role={error.isNew ? 'alert' : undefined}>
      {error.words}
    </p>
  ) : null;
}

import { recordOf, text } from '../../../../src/core/guards';
import { sendCart } from '../../table/cart/sendCart';

export { showItems } from '../../table/cart/showCart';

/** Changes the cart as another script wants it, which is told of the result. */
export function change(params: unknown): void {
  const { payload, external_payload, redirect, always } = recordOf(params);
  const external = recordOf(external_payload);
  const done = sendCart({ payload: recordOf(payload), external, redirect: text(redirect) });
  if (typeof always !== 'function') return;
  void done.then(({ result = { success: false } }) => Reflect.apply(always, undefined, [result]));
}

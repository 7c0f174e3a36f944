import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { addWires } from '../../../src/core/bus/wire';
import { checkoutWires } from '../../../src/core/bus/wires/checkout';
import { showOrderErrors } from '../../../widgets/checkout/order/orderErrors';
import { putJQuery } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { checkoutPage } from './page';

const ended = new AbortController();

addWires(checkoutWires);
beforeEach(() => putJQuery(undefined));
afterEach(() => {
  ended.abort();
  document.body.replaceChildren();
});

describe('errors of an order', () => {
  it('are in the list, which has the focus, when scripts hear of them; then each is at its field', () => {
    const form = checkoutPage();
    const heard: unknown[] = [];
    const hear = () =>
      heard.push([document.activeElement?.className, document.getElementById('billing_city_description')?.textContent]);
    bus.on('checkout_error', hear, { signal: ended.signal });
    showOrderErrors(form, '<ul class="woocommerce-error"><li data-id="billing_city">Kraja ni.</li></ul>');
    expect(heard).toEqual([['woocommerce-error', undefined]]);
    expect(find(document, '#billing_city_description').textContent).toBe('Kraja ni.');
  });
});

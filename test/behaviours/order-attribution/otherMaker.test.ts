import { expect, it, vi } from 'vitest';
import { mount } from '../../../src/behaviours/order-attribution';
import { cookieJar } from './page';

it('leaves everything alone where another script makes the inputs', () => {
  const { writes } = cookieJar();
  vi.stubGlobal('wc_order_attribution', { params: { allowTracking: true }, fields: { source_type: 'current.typ' } });
  customElements.define('wc-order-attribution-inputs', class extends HTMLElement {});
  document.body.innerHTML = '<wc-order-attribution-inputs></wc-order-attribution-inputs>';
  expect(() => mount(document.documentElement)).toThrow('another script has defined wc-order-attribution-inputs');
  expect(document.querySelector('input')).toBeNull();
  expect(writes).toEqual([]);
  expect(Reflect.get(window, 'wc_order_attribution')).not.toHaveProperty('setOrderTracking');
});

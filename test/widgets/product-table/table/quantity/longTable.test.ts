import { expect, it, onTestFinished, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { mount } from '../../../../../widgets/product-table';
import { showItems } from '../../../../../widgets/product-table/table/cart/showCart';
import { putJQuery } from '../../../../core/bus/helpers';
import { find } from '../../../../hydrate/page';
import { quantityHtml, rowHtml, tableHtml } from '../../markup';
import { quantity, row } from '../../take';

const minusOf = (id: number) => find(row(id), '.wcpt-minus');
const isOff = (id: number) =>
  minusOf(id).classList.contains('wcpt-disabled') && minusOf(id).getAttribute('aria-disabled') === 'true';

/** Has no row come near before it is told to. @returns what tells it */
function nothingIsNear(): (id: number) => void {
  let tell: (id: number) => void = () => {};
  class Observer {
    constructor(hear: IntersectionObserverCallback) {
      tell = id => Reflect.apply(hear, undefined, [[{ target: row(id), isIntersecting: true }]]);
    }
    observe = () => {};
    unobserve = () => {};
    disconnect = () => {};
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  putJQuery(undefined);
  return id => tell(id);
}

it('a row far from the window has its first value and names, and its limits from when it is near or touched', async () => {
  const tell = nothingIsNear();
  document.body.innerHTML = tableHtml(
    Array.from({ length: 40 }, (_, at) =>
      rowHtml({ id: at + 1, cells: [quantityHtml({ value: '7', min: '2', 'data-wcpt-min': '2' })] }),
    ),
  );
  onTestFinished(mount(find(document, '.wcpt')).unmount);
  // On a busy machine a later moment sets up the last ones.
  await vi.waitFor(() => expect([1, 20, 40].map(id => quantity(id).value)).toEqual(['2', '2', '2']));
  expect(minusOf(40).getAttribute('aria-label')).toBe('Zmanjšaj količino: Izdelek 40');
  expect([1, 20, 40].map(isOff)).toEqual([false, false, false]);
  tell(1);
  quantity(20).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect([1, 20, 40].map(isOff)).toEqual([true, true, false]);
});

it('rows are marked as set up when they come near, and all are before other scripts look for the next ones', () => {
  const tell = nothingIsNear();
  document.body.innerHTML = tableHtml(Array.from({ length: 60 }, (_, id) => rowHtml({ id: id + 1, cells: [] })));
  onTestFinished(mount(find(document, '.wcpt')).unmount);
  const unmarked = () => document.querySelectorAll('.wcpt-row:not(.wcpt-row--init)').length;
  expect(unmarked()).toBe(40);
  tell(25);
  expect([unmarked(), row(25).classList.contains('wcpt-row--init')]).toEqual([28, true]);
  const seen: number[] = [];
  document.addEventListener('wcpt_before_every_load', () => seen.push(unmarked()), { once: true });
  bus.emit('berocket_ajax_filtering_end', {});
  expect(seen).toEqual([0]);
});

it('a row far from the window raises the error of its quantity at once, and shows it when it comes near, until the table goes', async () => {
  const tell = nothingIsNear();
  document.body.innerHTML = tableHtml([rowHtml({ id: 1, cells: [quantityHtml({ max: '5' })] })]);
  const { unmount } = mount(find(document, '.wcpt'));
  onTestFinished(unmount);
  const field = quantity(1);
  await vi.waitFor(() => expect(field.hasAttribute('aria-label')).toBe(true));
  const wrapper = find(row(1), '.wcpt-quantity');
  const printed = wrapper.className;
  field.value = '7';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect([message?.textContent, field.getAttribute('aria-invalid')]).toEqual(['max: 5', 'true']);
  expect(wrapper.className).toBe(printed);
  tell(1);
  expect(wrapper.className).toBe(`${printed} wcpt-quantity-error wcpt-quantity-error--max`);
  unmount();
  await vi.waitFor(() => expect(wrapper.className).toBe(printed));
});

it('rows near the window show a change of the cart together, within the call, and further ones later', async () => {
  const tell = nothingIsNear();
  const ids = Array.from({ length: 40 }, (_, at) => at + 1);
  document.body.innerHTML = tableHtml(ids.map(id => rowHtml({ id, cells: [] })));
  onTestFinished(mount(find(document, '.wcpt')).unmount);
  tell(40);
  // Each slice has time for one row.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  showItems(ids.map(id => ({ product_id: id, variation_id: 0, quantity: 7 })));
  clock.mockRestore();
  const inCart = (id: number) => row(id).getAttribute('data-wcpt-in-cart');
  expect([2, 32, 33, 40].map(inCart)).toEqual(['', '', '7', '7']);
  await vi.waitFor(() => expect(ids.map(inCart)).toEqual(ids.map(() => '7')));
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { mount } from '../../../../widgets/product-table';
import { putJQuery } from '../../../core/bus/helpers';
import { find } from '../../../hydrate/page';
import { quantityHtml, rowHtml, tableHtml } from '../markup';
import { quantity, row } from '../take';

const minusOf = (id: number) => find(row(id), '.wcpt-minus');
const isOff = (id: number) =>
  minusOf(id).classList.contains('wcpt-disabled') && minusOf(id).getAttribute('aria-disabled') === 'true';

it('a row far from the window has its first value and names, and its limits from when it is near or touched', async () => {
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
  document.body.innerHTML = tableHtml(
    [1, 2, 3].map(id => rowHtml({ id, cells: [quantityHtml({ value: '7', min: '2', 'data-wcpt-min': '2' })] })),
  );
  onTestFinished(mount(find(document, '.wcpt')).unmount);
  // On a busy machine a later moment sets up the last ones.
  await vi.waitFor(() => expect([1, 2, 3].map(id => quantity(id).value)).toEqual(['2', '2', '2']));
  expect(minusOf(3).getAttribute('aria-label')).toBe('Zmanjšaj količino: Izdelek 3');
  expect([1, 2, 3].map(isOff)).toEqual([false, false, false]);
  tell(1);
  quantity(2).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect([1, 2, 3].map(isOff)).toEqual([true, true, false]);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../../src/core/bus/bus';
import type { Mounted } from '../../../../src/hydrate';
import { disableButtons, enableButtons, occupyButtons } from '../../../../widgets/product-table/rows/buttonState';
import { rowState } from '../../../../widgets/product-table/rows/rowState';
import { putJQuery } from '../../../core/bus/helpers';
import { shopAnswers } from '../../../core/calls/helpers';
import { find } from '../../../hydrate/page';
import { buttonHtml, quantityHtml, rowHtml, tableHtml, totalHtml } from '../markup';
import { quantity, row, take, type } from '../take';

// However slow the machine is.
vi.mock('../../../../widgets/product-table/slices', () => ({
  inSlices: <Item>(items: readonly Item[], work: (item: Item) => void) => items.forEach(item => void work(item)),
}));

let tables: Mounted[] = [];

const button = () => find(row(1), '[data-wcpt-link-code]');
const look = () => ({
  classes: [...button().classList].filter(name => /disabled|error|stock/.test(name)),
  aria: button().getAttribute('aria-disabled'),
});
const OFF = { classes: ['wcpt-disabled'], aria: 'true' };
/** As somebody who comes to it by keyboard. */
const reach = (element: Element) => element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
/** Another script prints a part of a row again. */
function printAgain(selector: string, html: string): void {
  find(row(1), selector).outerHTML = html;
}

beforeEach(() => {
  putJQuery(undefined);
  vi.stubGlobal('wcpt_params', { wc_ajax_url: '/?wc-ajax=%%endpoint%%', price_decimal_separator: ',' });
});

afterEach(() => {
  for (const table of tables) table.unmount();
  document.body.replaceChildren();
});

const put = (...cells: string[]) => {
  tables = take(tableHtml([rowHtml({ id: 1, cells })]));
};

describe('a row that wakes', () => {
  it('shows of its buttons why they are off, also where they were printed again', () => {
    put(buttonHtml());
    disableButtons(row(1), 'wcpt-quantity-input-error');
    printAgain('[data-wcpt-link-code]', buttonHtml());
    expect(look()).toEqual({ classes: [], aria: null });
    reach(button());
    expect(look()).toEqual({ classes: ['wcpt-quantity-input-error', 'wcpt-disabled'], aria: 'true' });
    enableButtons(row(1), 'wcpt-quantity-input-error');
    expect(look()).toEqual({ classes: [], aria: null });
  });

  it('leaves buttons as they were printed where nothing has put them off', () => {
    put(buttonHtml('wcpt-disabled wcpt-of-another-script'));
    const printed = button().outerHTML;
    reach(button());
    expect(button().outerHTML).toBe(printed);
  });

  it('shows its total, also where its place was printed again', () => {
    put(quantityHtml(), totalHtml());
    type(quantity(1), '3');
    printAgain('.wcpt-total', totalHtml());
    reach(quantity(1));
    expect(find(row(1), '.wcpt-amount').textContent).toBe('30');
    type(quantity(1), '4');
    expect(find(row(1), '.wcpt-amount').textContent).toBe('40');
  });

  it('shows what is wrong with its quantity, and which sign is off', () => {
    put(quantityHtml({ max: '5' }), buttonHtml());
    const field = quantity(1);
    field.value = '7';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const wrapper = find(row(1), '.wcpt-quantity');
    const shown = wrapper.outerHTML;
    reach(field);
    expect(wrapper.outerHTML).toBe(shown);
    expect([wrapper.className.includes('wcpt-quantity-error--max'), look().aria]).toEqual([true, 'true']);
    type(field, '5');
    expect(wrapper.className).not.toContain('wcpt-quantity-error');
    expect(find(wrapper, '.wcpt-plus').getAttribute('aria-disabled')).toBe('true');
  });

  it('has given its quantity a first value before it is used', () => {
    put(quantityHtml({ 'data-wcpt-min': '2', value: '1' }));
    const late = row(1)
      .outerHTML.replace('product-id="1"', 'product-id="2"')
      .replace('data-wcpt-min="2"', 'data-wcpt-min="3"');
    const template = document.createElement('template');
    template.innerHTML = tableHtml([late]);
    row(1).after(...template.content.querySelectorAll('.wcpt-row'));
    find(row(2), '.wcpt-plus').click();
    expect([quantity(1).value, quantity(2).value]).toEqual(['2', '4']);
  });
});

describe('a button whose call runs', () => {
  it('stays off, whatever else it may do again, until the call has ended', () => {
    put(buttonHtml());
    disableButtons(row(1), 'wcpt-quantity-input-error');
    occupyButtons(row(1), true);
    enableButtons(row(1), 'wcpt-quantity-input-error');
    expect(look()).toEqual(OFF);
    occupyButtons(row(1), false);
    expect(look()).toEqual({ classes: [], aria: null });
  });

  it('works again after the call, but for what the server printed', () => {
    put(buttonHtml('wcpt-disabled wcpt-out-of-stock'));
    occupyButtons(row(1), true);
    occupyButtons(row(1), false);
    expect(look()).toEqual({ classes: ['wcpt-disabled', 'wcpt-out-of-stock'], aria: null });
  });
});

it.each(['Enter', ' '])('a cross is pressed with %j, which others hear as a click', async key => {
  const sent = shopAnswers('{"success":true,"in_cart":{"1":1},"in_cart_total":{"1":5}}');
  put(buttonHtml(), '<span class="wcpt-remove" title="Odstrani"></span>');
  const cross = find(row(1), '.wcpt-remove');
  const clicks = vi.fn();
  document.addEventListener('click', clicks, { once: true });
  const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  cross.dispatchEvent(press);
  expect([press.defaultPrevented, clicks.mock.calls.length]).toEqual([true, 1]);
  expect(rowState(row(1))?.busy).toBe('removing');
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 });
  await vi.waitFor(() => expect(rowState(row(1))?.busy).toBeUndefined());
});

it('a press while a lightbox closes does nothing', () => {
  put(buttonHtml());
  document.body.classList.add('wcpt-photoswipe-visible');
  const heard = vi.fn();
  bus.on('wcpt_cart_request', heard);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  button().dispatchEvent(click);
  document.body.classList.remove('wcpt-photoswipe-visible');
  expect([click.defaultPrevented, row(1).classList.contains('wcpt-adding-product')]).toEqual([true, false]);
  expect(heard).not.toHaveBeenCalled();
});

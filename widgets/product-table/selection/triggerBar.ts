import { bus } from '../../../src/core/bus/bus';
import { pageJQuery } from '../../../src/core/bus/jquery';
import { templateHtml } from '../../../src/core/dataBlocks';
import { parseFragment } from '../../../src/core/html';
import { tTable } from '../messages';
import { makePressable, pressWithKeys } from '../pressable';
import { formatFigure } from '../price/figure';
import { digitsOf, numberOf } from '../price/units';
import { addSelected } from './addSelected';
import { checkedRows, selectingTables } from './checkedRows';
import { checkRows } from './checkRows';
import { piecesText, sumSelected } from './selectedSum';

const BAR = 'wcpt-cart-checkbox-trigger';
let bar: HTMLElement | undefined;

/**
 * Shows the page's bar with what is selected in all tables, or hides it. Source: spec product-table 2.7; contract 16.
 */
export function refreshBar(): void {
  const sum = sumSelected(selectingTables().flatMap(checkedRows));
  if (sum.quantity === 0n) {
    bar?.classList.add('wcpt-hide');
    return;
  }
  if (!bar?.isConnected) bar = makeBar();
  if (!bar) return;
  pageJQuery()?.(bar).data('wcpt_qty', numberOf(sum.quantity)).data('wcpt_cost', numberOf(sum.cost));
  fill(bar, '.wcpt-total-selected', piecesText(sum.quantity));
  // Here the element is the figure itself, without a currency.
  fill(bar, '.wcpt-total-selected-cost', formatFigure(digitsOf(sum.cost)));
  bus.emit('wcpt_checkbox_trigger_updating', {}, bar);
  bar.classList.remove('wcpt-hide');
  bus.emit('wcpt_checkbox_trigger_updated', {}, bar);
}

/** Takes the bar away with the last table. */
export function leaveBar(): void {
  if (selectingTables().length) return;
  bar?.remove();
  bar = undefined;
}

function fill(root: Element, selector: string, text: string): void {
  for (const place of root.querySelectorAll(selector)) place.textContent = text;
}

function makeBar(): HTMLElement | undefined {
  const content = parseFragment(templateHtml('#tmpl-wcpt-cart-checkbox-trigger') ?? '');
  const made = content.querySelector<HTMLElement>(`.${BAR}`);
  if (!made) return undefined;
  // The bar itself can't be a button: it has one in it.
  makePressable(made.querySelector(`.${BAR}__text`) ?? made);
  const close = made.querySelector(`.${BAR}__close`);
  if (close) {
    makePressable(close);
    close.setAttribute('aria-label', tTable('product-table.clear_selection'));
  }
  pressWithKeys(made, '[role="button"]', new AbortController().signal);
  made.addEventListener('click', event => {
    if (!(event.target instanceof Node) || !close?.contains(event.target)) {
      void addSelected(selectingTables(), made, 'global');
      return;
    }
    event.stopPropagation();
    for (const table of selectingTables()) checkRows(table, checkedRows(table), false);
    made.classList.add('wcpt-hide');
  });
  document.body.append(made);
  return made;
}

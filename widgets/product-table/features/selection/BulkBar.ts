import { bus } from '../../../../src/core/bus/bus';
import { pageJQuery } from '../../../../src/core/bus/jquery';
import { templateHtml } from '../../../../src/core/dataBlocks';
import { numberOf } from '../../../../src/core/decimal';
import { html, parseFragment } from '../../../../src/core/html';
import { keepClearOf } from '../../../../src/core/scrollPadding';
import { clickWithKeys } from '../../../../src/ui/press';
import { makePressable } from '../../table/pressable';
import { tRow } from '../../table/rows/messages';
import { addSelected, sumSelected } from './addSelected';
import { checkedRows, checkRows, recentBox, selectingTables } from './checkRows';
import { COST, costText, PIECES, piecesText } from './SelectionParts';

const BAR = 'wcpt-cart-checkbox-trigger';
const CLOSE = `.${BAR}__close`;

/** The page's bar, made of its template: how much is selected in all tables, and adding it, from anywhere on it. */
let bar: HTMLElement | undefined;
let endClear: (() => void) | undefined;

export function refreshBar(): void {
  const { quantity, cost } = sumSelected(selectingTables().flatMap(checkedRows));
  if (quantity === 0n) {
    hide();
    return;
  }
  if (!bar?.isConnected) {
    removeBar();
    bar = makeBar();
  }
  if (!bar) return;
  for (const place of bar.querySelectorAll(PIECES)) place.textContent = piecesText(quantity);
  // Here the element is the figure itself, without a currency.
  for (const place of bar.querySelectorAll(COST)) place.textContent = costText(cost);
  pageJQuery()?.(bar).data('wcpt_qty', numberOf(quantity)).data('wcpt_cost', numberOf(cost));
  bus.emit('wcpt_checkbox_trigger_updating', {}, bar);
  bar.classList.remove('wcpt-hide');
  endClear ??= keepClearOf(bar);
  bus.emit('wcpt_checkbox_trigger_updated', {}, bar);
}

/** A focus in the bar would be lost with it: it goes to a box. */
function hide(): void {
  const hadFocus = bar?.contains(document.activeElement);
  bar?.classList.add('wcpt-hide');
  endClear?.();
  endClear = undefined;
  if (hadFocus) recentBox()?.focus({ preventScroll: true });
}

function removeBar(): void {
  hide();
  bar?.remove();
  bar = undefined;
}

export function leaveBar(): void {
  if (!selectingTables().length) removeBar();
}

function makeBar(): HTMLElement | undefined {
  const content = parseFragment(templateHtml('#tmpl-wcpt-cart-checkbox-trigger') ?? html``);
  const made = content.querySelector<HTMLElement>(`.${BAR}`);
  if (!made) return undefined;
  // The bar itself can't be a button, since it contains one.
  makePressable(made.querySelector(`.${BAR}__text`) ?? made);
  const closing = made.querySelector(CLOSE);
  if (closing) {
    makePressable(closing);
    closing.setAttribute('aria-label', tRow('product-table.clear_selection'));
  }
  made.addEventListener('click', event => {
    if (!(event.target instanceof Element && event.target.closest(CLOSE))) {
      void addSelected(selectingTables(), made, 'global');
      return;
    }
    event.stopPropagation();
    close();
  });
  made.addEventListener('keydown', event => clickWithKeys('[role="button"]', event));
  made.classList.add('wcpt-hide');
  document.body.append(made);
  return made;
}

function close(): void {
  for (const table of selectingTables()) checkRows(table, checkedRows(table), false);
  hide();
}

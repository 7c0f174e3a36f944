import { listenDom } from '../../../src/core/bus/dom';
import type { RowPart, ValueType } from './feature';
import { onTable } from './onTable';
import { ownFrame, owns } from './own';
import { PRICE_FIELD } from './price/prices';
import { Totals } from './price/totals';
import { readyQuantity, setUpQuantity } from './quantity/changeQuantity';
import { Quantities } from './quantity/Quantities';
import { readPieces } from './rows/buttons';
import { CartControls } from './rows/CartControls';
import { changeRow } from './rows/changeRow';
import { freshRows, inFreshRows } from './rows/freshRows';
import { QUANTITY, quantityControls } from './rows/quantity';
import { CART_BUTTON, DOWNLOAD, mainRow, PICTURE, REMOVE, rowOf, rowParts, TERM, TOGGLE, TRIGGER } from './rows/row';
import { rowStore } from './rows/rowState';
import { RADIO_BOX } from './rows/variationChoice';
import type { Feature, Table } from './table';

/**
 * event → element → part → action. One listener for each type of event serves all rows, their copies, the frame, and the
 * navigation that phones show apart from the table.
 */
function startRowEvents(table: Table): void {
  const parts = table.features.flatMap(({ rowParts }) => rowParts?.(table) ?? []);
  readyTouched(table);
  for (const type of TYPES) {
    hear(table, table.container, type, parts);
    hear(table, document.body, type, parts);
  }
  for (const type of VALUE_TYPES) {
    const onValue = (element: Element) => {
      if (!(element instanceof HTMLElement) || !owns(table, element)) return;
      for (const part of parts) if (part.onValue?.[type] && element.matches(part.selector)) part.onValue[type](element);
    };
    listenDom(table.container, type, onValue, table.signal);
  }
  onTable(table, 'wcpt_after_every_load', () => {
    for (const { selector, isInFrame, ready } of parts)
      ready?.([...(isInFrame ? ownFrame(table, selector) : []), ...inFreshRows(table, selector)]);
  });
}

const TYPES = [
  'click',
  'auxclick',
  'dblclick',
  'mousedown',
  'keydown',
  'keyup',
  'pointerdown',
  'pointerover',
  'pointerout',
  'focusin',
  'focusout',
] as const;

const VALUE_TYPES: readonly ValueType[] = ['change', 'input', 'keyup'];

const MODAL = '.wcpt-nav-modal';

function hear<Type extends (typeof TYPES)[number]>(
  table: Table,
  root: HTMLElement,
  type: Type,
  parts: readonly RowPart[],
): void {
  const answers = parts.flatMap(({ selector, on }) => {
    const answer = on?.[type];
    return answer ? [{ selector, answer }] : [];
  });
  const isOwn = (element: Element): boolean =>
    root === table.container
      ? owns(table, element)
      : element.closest(MODAL)?.getAttribute('data-wcpt-table-id') === table.id;
  const onEvent = (event: HTMLElementEventMap[Type]) => {
    const { target } = event;
    if (!(target instanceof Element) || (root !== table.container && !target.closest(MODAL))) return;
    for (let element: Element | null = target; element && element !== root; element = element.parentElement) {
      if (!(element instanceof HTMLElement)) continue;
      for (const { selector, answer } of answers) {
        if (element.matches(selector) && isOwn(element)) answer(element, event);
      }
      // One of the answers has stopped it.
      if (event.cancelBubble) return;
    }
  };
  root.addEventListener(type, onEvent, { signal: table.signal });
}

const TOUCHED = [
  '.wcpt-quantity, .wcpt-cart-checkbox-wrapper, .wcpt-wishlist',
  ...[QUANTITY, PRICE_FIELD, CART_BUTTON, REMOVE, PICTURE, TRIGGER, DOWNLOAD, TOGGLE, RADIO_BOX, TERM],
].join(', ');

/**
 * A touched row gets its first quantity before others hear of the touch, and shows its state again: other scripts may have
 * printed parts of it anew.
 */
function readyTouched(table: Table): void {
  const { container, rows, signal } = table;
  const touched = new WeakSet<Element>();
  const onTouch = ({ type, target }: Event) => {
    const part = target instanceof Element && owns(table, target) ? target.closest(TOUCHED) : null;
    const row = part && rowOf(part);
    if (!row) return;
    const main = mainRow(row);
    quantityControls(row).forEach(setUpQuantity);
    readPieces(main);
    // Scripts click in many rows at once, and these are not looked at.
    if (type === 'click' || touched.has(row)) return;
    touched.add(row);
    quantityControls(row).forEach(readyQuantity);
    const { look } = rowStore(main).getState();
    changeRow(main, { look: look + 1 });
    rows.show(main);
  };
  for (const type of ['pointerdown', 'focusin', 'keydown', 'click'])
    container.addEventListener(type, onTouch, { capture: true, passive: true, signal });
}

/** See contract/product-table.md#rows. */
function startRows(table: Table): void {
  const { rows } = table;
  rows.onArrival(row => {
    rowParts(row).forEach(table.ready.mark);
    readPieces(row);
  });
  for (const view of [Totals, CartControls, Quantities]) rows.addView(view);
  onTable(table, 'wcpt_before_every_load', () => rows.follow(freshRows(table).filter(row => mainRow(row) === row)));
  for (const name of ['wcpt_after_every_load', 'wcpt_layout'] as const) onTable(table, name, rows.sweep);
  suppressMenus(table);
}

/** CSS px. */
const WIDE = 1200;

/**
 * No context menu of long presses on small screens, but in text fields: one pastes there.
 */
function suppressMenus({ signal }: Pick<Table, 'signal'>): void {
  if (window.innerWidth >= WIDE) return;
  const onMenu = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('.wcpt-noselect')) return;
    if (!target.closest('input, textarea, [contenteditable]')) event.preventDefault();
  };
  // Nothing is drawn, and the phone's navigation is not in the table.
  document.addEventListener('contextmenu', onMenu, { signal });
}

/** Rows: their events, and what is shown in those that are near. */
export const rows: Feature = {
  start(table) {
    startRowEvents(table);
    startRows(table);
  },
};

import { bus } from '../../../../src/core/bus/bus';
import { listenDom, raiseDom } from '../../../../src/core/bus/dom';
import type { TableSelection } from '../../../../src/core/bus/events/tableRows';
import { pageJQuery } from '../../../../src/core/bus/jquery';
import { owns } from '../../table/own';
import { showUnreadable } from '../../table/rows/inlineAlert';
import { firstInRow, mainRow, mainRowOf, rowOf } from '../../table/rows/row';
import { causeOf, changeFor, memoryOf, rowState } from '../../table/rows/rowState';
import { choose, FORM, FORM_ID } from '../../table/rows/variationChoice';
import type { Table } from '../../table/table';
import { attributeSelects, formVariationId, readForm } from './readChoice';

const LIST_ATTRIBUTE = 'data-product_variations';

/** Follows products' forms in rows, which have a widget of their own. */
export function followForms(table: Table): void {
  const { container, signal } = table;
  const here = { target: container, signal };
  const formAt = (target: EventTarget): HTMLElement | undefined => {
    const form = target instanceof Element && owns(table, target) ? target.closest<HTMLElement>(FORM) : null;
    return form && rowOf(form) ? form : undefined;
  };
  const look = (target: EventTarget) => {
    const form = formAt(target);
    if (form) readInto(form);
  };
  bus.on(
    'found_variation',
    ({ variation }, { target }) => {
      const form = formAt(target);
      if (!form) return;
      memoryOf(form).found = variation;
      // The server was asked: there is no other sign of its answer.
      if (form.getAttribute(LIST_ATTRIBUTE) === 'false') readInto(form);
    },
    here,
  );
  // The last is of a widget that may have been pending when the row was read.
  for (const name of ['woocommerce_variation_has_changed', 'wc_variation_form'] as const)
    bus.on(name, (_, { target }) => look(target), here);
  const onChange = (element: Element) => element.matches(FORM_ID) && element.closest('.wvs-loaded') && look(element);
  listenDom(container, 'change', onChange, signal);
  bus.on(
    'shop_widgets_error',
    ({ where, cause }, { target }) => {
      const row = where === 'variation-form' && formAt(target) && target instanceof Element ? rowOf(target) : undefined;
      const form = row && firstInRow(row, FORM);
      if (form && cause instanceof Error && cause.name === 'MarkupError')
        showUnreadable(table, mainRow(row), form, cause);
    },
    here,
  );
}

export function lookAtForm(table: Table, row: HTMLElement, form: HTMLElement): void {
  const printed = form.getAttribute(LIST_ATTRIBUTE)?.trim() ?? '';
  if (printed !== 'false' && !(printed.startsWith('[') && printed.endsWith(']'))) {
    showUnreadable(table, row, form, new TypeError(`${LIST_ATTRIBUTE} is no list`));
  }
  const [select] = attributeSelects(form);
  // A change would hydrate the forms of all rows; a pending one is read when it is hydrated.
  const isHydrated = Boolean(Reflect.get(form, Symbol.for('shop-widgets.mounted'))) || hasShopScript();
  if (select && isHydrated) raiseDom(select, 'change');
  readInto(form);
}

function readInto(form: HTMLElement): void {
  const row = mainRowOf(form);
  if (!row || causeOf(form)) return;
  const chosen = readForm(form);
  const present = rowState(row)?.selection;
  if (!present || !isSame(present, chosen)) choose(row, chosen);
}

function isSame(one: TableSelection, other: TableSelection): boolean {
  const names = Object.keys({ ...one.attributes, ...other.attributes });
  return (
    one.variation_id === other.variation_id &&
    one.variation_selected === other.variation_selected &&
    names.every(name => (one.attributes[name] ?? '') === (other.attributes[name] ?? ''))
  );
}

export function readyForm(form: HTMLElement): void {
  form.setAttribute('action', location.href);
  const start = pageJQuery()?.fn.wc_variation_form;
  if (hasShopScript() && typeof start === 'function') start.call(pageJQuery()?.(form));
}

function hasShopScript(): boolean {
  const start = pageJQuery()?.fn.wc_variation_form;
  return typeof start === 'function' && !('isShopWidgets' in start);
}

/** Shows a choice that was made elsewhere in the row. See contract/product-table.md#variations-in-rows. */
export function syncForm(form: HTMLElement, { variation_id: id, attributes }: TableSelection): void {
  if (causeOf(form) || formVariationId(form) === id) return;
  changeFor(form, 'choice elsewhere', () => {
    const selects = attributeSelects(form);
    clear(selects);
    if (!id || !selects.length) return;
    for (const select of selects) select.value = attributes[select.name] ?? '';
    bus.emit('check_variations', { chosen: undefined }, form);
  });
}

/** Clears the choice as the reset link does, but without its announcement, and without moving the focus. */
function clear(selects: readonly HTMLSelectElement[]): void {
  const chosen = selects.filter(({ value }) => value);
  for (const select of chosen) select.value = '';
  const [first] = chosen;
  if (first) raiseDom(first, 'change');
}

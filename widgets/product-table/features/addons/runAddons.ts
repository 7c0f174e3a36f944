import { listenDom } from '../../../../src/core/bus/dom';
import { isField } from '../../../../src/core/fields';
import { rowProblems, settleProblems, showProblems } from '../../table/forms/fieldProblem';
import { formsOf, ROW_FORM, startFormScripts } from '../../table/forms/formFields';
import { own, owns } from '../../table/own';
import { updateTotal } from '../../table/price/totals';
import { changeRow } from '../../table/rows/changeRow';
import { CART_BUTTON, inRow, mainRowOf, rowParts } from '../../table/rows/row';
import { rowState } from '../../table/rows/rowState';
import type { Table } from '../../table/table';
import { optionPrices } from './optionPrices';

/**
 * Adds the prices of forms in rows to totals and the bar, and validates these forms.
 */
export function runAddons(table: Table) {
  const { container, signal } = table;
  const started = new WeakSet<HTMLFormElement>();
  const formAt = (element: Element): HTMLFormElement | undefined => {
    const form = owns(table, element) ? element.closest(ROW_FORM) : null;
    return form instanceof HTMLFormElement ? form : undefined;
  };
  const onInput = (element: Element) => {
    const form = isField(element) ? formAt(element) : undefined;
    if (!form) return;
    followPrices(form);
    settleProblems(form, rowProblems(form));
  };
  // Scripts of add-ons trigger these by jQuery, also in rows that are not in use yet.
  for (const type of ['change', 'input']) listenDom(container, type, onInput, signal);
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    const form = target instanceof Element ? formAt(target) : undefined;
    if (!form) return;
    const button = submitter?.getClientRects().length ? undefined : buttonFor(form);
    const problems = button ? [] : rowProblems(form);
    if (!button && !problems.length) return;
    event.preventDefault();
    event.stopPropagation();
    // The shopper pressed Enter in a form whose own button is hidden.
    if (button) button.click();
    else showProblems(problems);
  };
  container.addEventListener('submit', onSubmit, { capture: true, signal });
  // Other scripts compute the calculator's result.
  const prices = new MutationObserver(records => {
    const forms = records.map(({ target }) => (target instanceof Element ? formAt(target) : undefined));
    for (const form of new Set(forms)) if (form) followPrices(form);
  });
  signal.addEventListener('abort', () => prices.disconnect());
  return {
    ready(): void {
      for (const form of own(table, ROW_FORM)) {
        if (!(form instanceof HTMLFormElement) || started.has(form)) continue;
        started.add(form);
        startForm(form, signal);
        followPrices(form);
        // The calculator's script may compute later than the field changes.
        const shown = form.querySelector('#price_calculator .product_price');
        if (shown) prices.observe(shown, { childList: true, characterData: true, subtree: true });
      }
    },
  };
}

function buttonFor(form: Element): HTMLElement | undefined {
  const row = mainRowOf(form);
  return row && rowParts(row).flatMap(part => inRow<HTMLElement>(part, CART_BUTTON))[0];
}

function startForm(form: HTMLFormElement, signal: AbortSignal): void {
  const { noValidate } = form;
  const action = form.getAttribute('action');
  form.noValidate = true;
  form.setAttribute('action', location.href.replace(/#.*/, ''));
  startFormScripts(form);
  signal.addEventListener('abort', () => {
    form.noValidate = noValidate;
    if (action === null) form.removeAttribute('action');
    else form.setAttribute('action', action);
    settleProblems(form, []);
  });
}

function followPrices(form: HTMLFormElement): void {
  const row = mainRowOf(form);
  if (!row) return;
  const options = optionPrices(formsOf(row));
  const before = rowState(row)?.options;
  if (before && Object.entries(options).every(([key, value]) => Reflect.get(before, key) === value)) return;
  changeRow(row, { options });
  updateTotal(row);
}

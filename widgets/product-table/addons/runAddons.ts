import { listenDom } from '../../../src/core/bus/dom';
import { type Field, isField } from '../../../src/core/fields';
import { updateTotal } from '../price/totals';
import { quantityOf } from '../quantity/quantityLimits';
import { CART_BUTTON, inRow, isVariableRow, mainRow, rowOf, rowParts } from '../rows/row';
import { rowState, rowStore } from '../rows/rowState';
import { own, owns, type Table } from '../table';
import { type FieldProblem, fieldProblems } from './fieldProblem';
import { formsOf, ROW_FORM } from './formFields';
import { startFormScripts } from './formScripts';
import { optionPrices } from './optionPrices';
import { problemFields, showProblems, takeProblemBack } from './Problem';

const started = new WeakSet<HTMLFormElement>();

/** Products' forms in rows of a table at work. */
export interface RowForms {
  /** Readies forms that are new. */
  readonly ready: () => void;
  /** Keeps a form that can't be sent from being sent, and says why. */
  readonly submit: (event: Event) => void;
}

/**
 * Has rows follow the fields of their product's forms: totals and the bar count their prices, and a form that can't be sent
 * says why at the field. Source: spec product-table 5.7; contract 1.4 step 4, 17.1.
 */
export function runAddons(table: Table): RowForms {
  const { container, signal } = table;
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
  // Scripts of add-ons raise these by jQuery, also in rows that nobody has touched.
  for (const type of ['change', 'input']) listenDom(container, type, onInput, signal);
  const submit = (event: Event) => {
    const form = event.target instanceof Element ? formAt(event.target) : undefined;
    if (!form) return;
    const { submitter = null } = event instanceof SubmitEvent ? event : {};
    const button = isShown(submitter) ? undefined : buttonFor(form);
    const problems = button ? [] : rowProblems(form);
    if (!button && !problems.length) return;
    event.preventDefault();
    event.stopPropagation();
    // Enter in a field of a form whose own button is not shown.
    if (button) button.click();
    else showProblems(problems);
  };
  // Other scripts compute what the calculator shows.
  const prices = new MutationObserver(records => {
    const forms = records.map(({ target }) => (target instanceof Element ? formAt(target) : undefined));
    for (const form of new Set(forms)) if (form) followPrices(form);
  });
  signal.addEventListener('abort', () => prices.disconnect());
  const ready = () => {
    for (const form of own(table, ROW_FORM)) {
      if (!(form instanceof HTMLFormElement) || started.has(form)) continue;
      started.add(form);
      startForm(form, signal);
      followPrices(form);
      // The calculator's script may compute later than the field changes.
      const shown = form.querySelector('#price_calculator .product_price');
      if (shown) prices.observe(shown, { childList: true, characterData: true, subtree: true });
    }
  };
  ready();
  return { ready, submit };
}

const isShown = (element: Element | null): boolean => element !== null && element.getClientRects().length > 0;

/** The row's button that adds what its form says. */
function buttonFor(form: Element): HTMLElement | undefined {
  const row = rowOf(form);
  return row && rowParts(mainRow(row)).flatMap(part => inRow<HTMLElement>(part, CART_BUTTON))[0];
}

/** Sent by itself, a form leads to the page that it stands on; and it is said in the page's language why it is not. */
function startForm(form: HTMLFormElement, signal: AbortSignal): void {
  const { noValidate } = form;
  const action = form.getAttribute('action');
  form.noValidate = true;
  form.setAttribute('action', location.href.replace(/#.*/, ''));
  startFormScripts(form);
  signal.addEventListener('abort', () => {
    started.delete(form);
    form.noValidate = noValidate;
    if (action === null) form.removeAttribute('action');
    else form.setAttribute('action', action);
    for (const field of problemFields()) if (field.form === form) takeProblemBack(field);
  });
}

/** Has a row's total count what is chosen in its forms. */
function followPrices(form: HTMLFormElement): void {
  const found = rowOf(form);
  if (!found) return;
  const row = mainRow(found);
  const options = optionPrices(formsOf(row));
  const before = rowState(row)?.options;
  if (before && Object.entries(options).every(([key, value]) => Reflect.get(before, key) === value)) return;
  rowStore(row).setState({ options });
  updateTotal(row);
}

/** Takes back what is no longer wrong; what has become wrong is said when the form is sent. */
export function settleProblems(form: HTMLFormElement, problems: readonly FieldProblem[]): void {
  const wrong = new Map(problems.map(({ field, text }) => [field, text]));
  for (const field of problemFields()) if (field.form === form && !wrong.has(field)) takeProblemBack(field);
}

/** What is wrong with a form in a row; where the table has the quantity, that of the form does not count. */
function rowProblems(form: HTMLFormElement): FieldProblem[] {
  const row = rowOf(form);
  const hasQuantity = row !== undefined && quantityOf(mainRow(row)) !== undefined;
  const isVariable = row !== undefined && isVariableRow(row);
  const isAsked = ({ name }: Field) =>
    !(hasQuantity && name === 'quantity') && !(isVariable && /^attribute_/.test(name));
  return fieldProblems(form, isAsked);
}

/** What keeps a row from being added, as far as the fields of its forms are concerned. */
export const problemsOfRow = (row: HTMLElement): FieldProblem[] => formsOf(row).flatMap(rowProblems);

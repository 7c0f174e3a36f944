import { anySignal } from '../../../../../src/core/abortSignals';
import { answerQuestion } from '../../../../../src/core/bus/ask';
import { bus } from '../../../../../src/core/bus/bus';
import { listenDom, raiseDom } from '../../../../../src/core/bus/dom';
import { elementOf } from '../../../../../src/core/bus/jquery';
import { type Field, isChoice, isField } from '../../../../../src/core/fields';
import { type Markup, parseFragment } from '../../../../../src/core/html';
import { runScripts } from '../../../../../src/core/runScripts';
import { sendOnce } from '../../../../../src/ui/sendOnce';
import { fieldProblems, settleProblems, showProblems } from '../../forms/fieldProblem';
import {
  chosenFiles,
  type Fields,
  fieldsOfForm,
  isOwnField,
  plainName,
  startFormScripts,
  startPlugin,
} from '../../forms/formFields';
import { tRow } from '../../rows/messages';
import { quantityControls } from '../../rows/quantity';
import type { Table } from '../../table';
import type { CartOutcome } from '../cartAnswer';
import { pageCart } from '../pageCart';
import { type RowRequest, readNumber } from '../rowRequest';
import { sendCart } from '../sendCart';
import { openDialog } from './ProductFormDialog';

export interface FormContext {
  readonly table: Table;
  readonly row: HTMLElement;
  readonly request: RowRequest;
  readonly opener: HTMLElement;
  /** Address to which the form is posted; undefined: it is sent in the background. */
  readonly action: string | undefined;
  /** Address to go to after an addition in the background. */
  readonly redirect?: string;
  /** Of a form that was sent in the background. */
  readonly onOutcome?: (outcome: CartOutcome) => void;
}

/** See contract/product-table.md#product-form. @returns whether it was sent, when it is closed */
export function showForm(html: Markup, context: FormContext): Promise<boolean> {
  const { table, row, opener, request, action } = context;
  const modal = parseFragment(html).querySelector<HTMLElement>('.wcpt-product-form');
  if (!modal) return Promise.resolve(false);
  const forms = [...modal.querySelectorAll<HTMLFormElement>('form.cart')];
  for (const form of forms) prepareForm(form, request, action ?? '', pageCart.getState().forms.get(request.product));
  let isSent = false;
  const onSubmit = (event: Event) => {
    if (!send(event, context)) return;
    isSent = true;
    close();
  };
  const { signal, close } = openDialog(table, modal, opener, tRow('product-table.form'));
  // Before any other listener of the form.
  modal.addEventListener('submit', onSubmit, { capture: true, signal });
  const entered = new Set<string>();
  const onInput = (field: Element, event: object) => {
    const form = field.closest<HTMLFormElement>('form.cart');
    if (form) settleProblems(form, fieldProblems(form));
    // Scripts trigger events by jQuery for values that they have set.
    if (isField(field) && event instanceof Event) entered.add(field.name);
  };
  for (const type of ['input', 'change']) listenDom(modal, type, onInput, signal);
  const ended = new Promise<boolean>(resolve => {
    const end = () => {
      if (!isSent) keepEntered(request, forms, entered);
      resolve(isSent);
    };
    signal.addEventListener('abort', end);
  });
  void runScripts(modal);
  for (const form of forms) {
    startForm(form, request, signal);
    sendOnce(form, () => {}, signal);
  }
  // The form's own widget must not send in the background a form that the browser sends.
  const allow = (button: unknown) => !modal.contains(elementOf(button));
  answerQuestion(document.body, 'should_send_ajax_request.adding_to_cart', allow, signal);
  for (const control of quantityControls(row)) {
    if (control.getAttribute('data-wcpt-return-to-initial') !== '1') continue;
    control.value = '0';
    raiseDom(control, 'change');
  }
  bus.emit('wcpt_product_modal_ready', {});
  return ended;
}

/** @returns whether it goes to the cart in the background; else the browser sends it, or it is not sent */
function send(event: Event, { action, request, redirect, onOutcome }: FormContext): boolean {
  const { target: form } = event;
  if (!(form instanceof HTMLFormElement) || !form.matches('.cart') || event.defaultPrevented) return false;
  const variation = form.querySelector<HTMLInputElement>('input.variation_id, input[name="variation_id"]');
  // Its own widget shows the missing fields.
  if (form.matches('.variations_form') && !(Number(variation?.value) > 0)) return false;
  const problems = fieldProblems(form);
  if (problems.length) {
    event.preventDefault();
    event.stopPropagation();
    showProblems(problems);
    return false;
  }
  // Files go as the browser sends them.
  const hasFiles = chosenFiles([form]).length > 0;
  if (hasFiles) form.enctype = 'multipart/form-data';
  if (hasFiles || action !== undefined) return false;
  event.preventDefault();
  const fields = fieldsOfForm(form);
  keepForm(request.product, fields);
  void sendCart({ payload: { variation_form: true }, external: fields, ...(redirect && { redirect }) }).then(
    ({ outcome }) => {
      if (outcome === 'worked') keepForm(request.product, undefined);
      onOutcome?.(outcome);
    },
  );
  return true;
}

function keepForm(product: string, fields: Fields | undefined): void {
  const others = [...pageCart.getState().forms].filter(([one]) => one !== product);
  pageCart.setState({ forms: new Map(fields ? [...others, [product, fields]] : others) });
}

/** Keeps add-ons that the shopper has entered, without boxes that were unticked. Fields that the row has as well may be changed there. */
function keepEntered(request: RowRequest, forms: readonly HTMLFormElement[], entered: ReadonlySet<string>): void {
  const { product, addons, measurement, nyp } = request;
  const inRow = new Set(Object.keys({ ...addons, ...measurement, ...(nyp && { nyp }) }).map(plainName));
  const before = Object.entries(pageCart.getState().forms.get(product) ?? {}).filter(([name]) => !entered.has(name));
  const fields = forms.flatMap(form => Object.entries(fieldsOfForm(form)));
  const now = fields.filter(([name]) => entered.has(name) && !isOwnField(name) && !inRow.has(plainName(name)));
  if (entered.size) keepForm(product, Object.fromEntries([...before, ...now]));
}

/** The form's own widget starts by itself. */
export function startForm(form: HTMLFormElement, { quantity }: RowRequest, signal: AbortSignal): void {
  const first = new AbortController();
  bus.on(
    'show_variation',
    () => {
      first.abort();
      const field = form.querySelector<HTMLInputElement>('input.qty[name="quantity"]');
      if (field && quantity !== undefined && within(quantity, field) === quantity) field.value = String(quantity);
    },
    { target: form, signal: anySignal(signal, first.signal) },
  );
  if (form.matches('.variations_form')) startPlugin(form, 'wc_variation_form');
  startPlugin(form, 'wc_nyp_form');
  startFormScripts(form);
}

/** @param kept values from an attempt that failed, or a form that was left. */
export function prepareForm(form: HTMLFormElement, request: RowRequest, action: string, kept: Fields = {}): void {
  form.setAttribute('action', action);
  form.method = 'post';
  // Problems are shown at the field, in the page's language.
  form.noValidate = true;
  if (!form.matches('.variations_form') && !form.querySelector('input[name="add-to-cart"]')) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = 'add-to-cart';
    field.value = request.product;
    form.append(field);
  }
  for (const field of form.querySelectorAll('.qty')) field.setAttribute('autocomplete', 'off');
  const { addons, measurement, nyp } = request;
  const quantity = readNumber(String(kept.quantity ?? '')) ?? request.quantity;
  const chosen = valuesOf({ ...addons, ...measurement, ...request.chosen, ...(nyp && { nyp }), ...kept });
  for (const control of form.elements) {
    if (!isField(control)) continue;
    if (control.name === 'quantity' && quantity !== undefined) control.value = String(within(quantity, control));
    const values = chosen.get(plainName(control.name));
    if (values && control.name !== 'quantity') preset(control, values);
  }
}

/** Each field takes one value out of its list. */
const valuesOf = (fields: Fields): ReadonlyMap<string, string[]> =>
  new Map(
    Object.entries(fields).map(([name, value]) => [plainName(name), typeof value === 'string' ? [value] : [...value]]),
  );

function within(quantity: number, control: Field): number {
  const least = readNumber(control.getAttribute('min')) ?? 0;
  const most = readNumber(control.getAttribute('max')) ?? Number.POSITIVE_INFINITY;
  return Math.max(Math.min(quantity, most), least);
}

function preset(control: Field, values: string[]): void {
  if (isChoice(control)) {
    if (values.some(Boolean)) control.checked = values.includes(control.value);
  } else if (control instanceof HTMLSelectElement) {
    const known = [...control.options].filter(({ value }) => value && values.includes(value));
    if (control.multiple) for (const option of control.options) option.selected = known.includes(option);
    else if (known[0]) control.value = known[0].value;
  } else if (!/^(?:file|hidden|submit)$/.test(control.type)) {
    // Fields of the same name have their values in order.
    const value = values.shift();
    if (value) control.value = value;
  }
}

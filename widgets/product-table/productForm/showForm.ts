import { anySignal } from '../../../src/core/abortSignals';
import { bus } from '../../../src/core/bus/bus';
import { raiseDom } from '../../../src/core/bus/dom';
import { type Markup, parseFragment } from '../../../src/core/html';
import { runScripts } from '../../../src/core/runScripts';
import { fieldProblems } from '../addons/fieldProblem';
import { chosenFiles, type Fields, fieldsOfForm } from '../addons/formFields';
import { callPlugin, startFormScripts } from '../addons/formScripts';
import { showProblems } from '../addons/Problem';
import { settleProblems } from '../addons/runAddons';
import type { CartOutcome } from '../cart/callCart';
import type { RowRequest } from '../cart/rowRequest';
import { sendCart } from '../cart/sendCart';
import { quantityControls } from '../quantity/quantityLimits';
import type { Table } from '../table';
import { tForm } from './messages';
import { openDialog } from './ProductFormDialog';
import { prepareForm, within } from './prepareForm';

/** Who asked for a form, and for what. */
export interface FormContext {
  readonly table: Table;
  readonly row: HTMLElement;
  readonly request: RowRequest;
  /** Gets the focus back. */
  readonly opener: HTMLElement;
  /** Where the form is posted; undefined: it is sent in the background. */
  readonly action: string | undefined;
  /** Where to go when it was added in the background. */
  readonly redirect?: string;
  /** What became of a form that was sent in the background. */
  readonly onOutcome?: (outcome: CartOutcome) => void;
}

/** What was filled into forms that did not get into the cart, by product: they begin with it the next time. */
const kept = new Map<string, Fields>();

/**
 * Shows a product's form as a dialog; sent, it adds as the row's button does. Source: contract product-table 19.
 * @returns whether it was sent, when it is closed
 */
export function showForm(html: Markup, context: FormContext): Promise<boolean> {
  const { table, row, opener, request, action } = context;
  const modal = parseFragment(html).querySelector<HTMLElement>('.wcpt-product-form');
  if (!modal) return Promise.resolve(false);
  const forms = [...modal.querySelectorAll<HTMLFormElement>('form.cart')];
  for (const form of forms) prepareForm(form, request, action ?? '', kept.get(request.product));
  let settle = (_: boolean) => {};
  const ended = new Promise<boolean>(resolve => {
    settle = resolve;
  });
  const onSubmit = (event: Event) => {
    if (!send(event, context)) return;
    settle(true);
    close();
  };
  const onInput = (form: HTMLFormElement) => settleProblems(form, fieldProblems(form));
  const label = tForm('product-table.form');
  const { signal, close } = openDialog(modal, { opener, label, signal: table.signal, form: { onSubmit, onInput } });
  signal.addEventListener('abort', () => settle(false));
  void runScripts(modal);
  for (const form of forms) startForm(form, request, signal);
  // What the browser is to send, no widget of the form sends in the background.
  const veto = (event: Event) => {
    const button: unknown = event instanceof CustomEvent && Array.isArray(event.detail) ? event.detail[0] : undefined;
    if (button instanceof Element && modal.contains(button)) event.preventDefault();
  };
  document.body.addEventListener('should_send_ajax_request.adding_to_cart', veto, { signal });
  bus.emit('wcpt_product_modal_ready', {});
  for (const control of quantityControls(row)) {
    if (control.getAttribute('data-wcpt-return-to-initial') !== '1') continue;
    control.value = '0';
    raiseDom(control, 'change');
  }
  return ended;
}

/** @returns whether it goes to the cart in the background; else the browser sends it, or it is not sent */
function send(event: Event, { action, request, redirect, onOutcome }: FormContext): boolean {
  const { target: form } = event;
  if (!(form instanceof HTMLFormElement) || !form.matches('.cart') || event.defaultPrevented) return false;
  const variation = form.querySelector<HTMLInputElement>('input.variation_id, input[name="variation_id"]');
  // Its own widget says what is missing.
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
  kept.set(request.product, fields);
  void sendCart({ payload: { variation_form: true }, external: fields, ...(redirect && { redirect }) }).then(
    ({ outcome }) => {
      if (outcome === 'worked') kept.delete(request.product);
      onOutcome?.(outcome);
    },
  );
  return true;
}

/**
 * Has the scripts that are at home on product pages take a form over, where the page has them; the form's own widget comes
 * by itself. Source: contract product-table 19.
 */
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
  if (form.matches('.variations_form')) callPlugin(form, 'wc_variation_form');
  callPlugin(form, 'wc_nyp_form');
  startFormScripts(form);
}

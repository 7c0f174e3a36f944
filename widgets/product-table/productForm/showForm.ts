import { bus } from '../../../src/core/bus/bus';
import { raiseDom } from '../../../src/core/bus/dom';
import { pageJQuery } from '../../../src/core/bus/jquery';
import { parseFragment } from '../../../src/core/html';
import { warnOnce } from '../../../src/core/report';
import { runScripts } from '../../../src/core/runScripts';
import { fieldsOfForm, type RowRequest } from '../cart/rowRequest';
import { sendCart } from '../cart/sendCart';
import { quantityControls } from '../quantity/quantityLimits';
import { readNumber } from '../quantity/readQuantity';
import type { Table } from '../table';
import { openDialog } from './dialog';
import { tForm } from './messages';

/** Who asked for a form, and for what. */
interface FormContext {
  readonly table: Table;
  readonly row: HTMLElement;
  readonly opener: HTMLElement;
  readonly request: RowRequest;
}

/** Shows a product's form as a dialog; sent, it adds as the row's button does. Source: contract product-table 19. */
export function showForm(html: string, { table, row, opener, request }: FormContext): void {
  const modal = parseFragment(html).querySelector<HTMLElement>('.wcpt-product-form');
  if (!modal) return;
  const isAjax = opener.getAttribute('data-wcpt-link-code') === 'cart_ajax';
  const forms = [...modal.querySelectorAll<HTMLFormElement>('form.cart')];
  const action = isAjax ? '' : (opener.getAttribute('href') ?? '');
  for (const form of forms) prepareForm(form, request, action);
  const { signal, close } = openDialog(modal, { opener, label: tForm('product-table.form'), signal: table.signal });
  void runScripts(modal);
  for (const form of forms) startForm(form, request, signal);
  if (isAjax) modal.addEventListener('submit', event => send(event, close), { capture: true, signal });
  bus.emit('wcpt_product_modal_ready', {});
  for (const control of quantityControls(row)) {
    if (control.getAttribute('data-wcpt-return-to-initial') !== '1') continue;
    control.value = '0';
    raiseDom(control, 'change');
  }
}

function send(event: Event, close: () => void): void {
  const { target: form } = event;
  if (!(form instanceof HTMLFormElement) || !form.matches('.cart') || event.defaultPrevented) return;
  const variation = form.querySelector<HTMLInputElement>('input.variation_id, input[name="variation_id"]');
  // Its own widget says what is missing; and files go as the browser sends them.
  if (form.matches('.variations_form') && !(Number(variation?.value) > 0)) return;
  if ([...new FormData(form).values()].some(value => value instanceof File && value.name)) return;
  event.preventDefault();
  void sendCart({ payload: { variation_form: true }, external: fieldsOfForm(form) });
  close();
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Has a form in the modal begin with what was chosen in the row. Source: contract product-table 19 "Prepare". */
export function prepareForm(form: HTMLFormElement, request: RowRequest, action: string): void {
  form.setAttribute('action', action);
  if (!form.matches('.variations_form') && !form.querySelector('input[name="add-to-cart"]')) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = 'add-to-cart';
    field.value = request.product;
    form.append(field);
  }
  for (const field of form.querySelectorAll('.qty')) field.setAttribute('autocomplete', 'off');
  const { quantity, addons, measurement, nyp } = request;
  const chosen = { ...addons, ...measurement, ...request.chosen, ...(nyp && { nyp }) };
  for (const control of form.elements) {
    if (!isControl(control)) continue;
    if (control.name === 'quantity' && quantity !== undefined) control.value = String(within(quantity, control));
    const value: unknown = Object.hasOwn(chosen, control.name) ? Reflect.get(chosen, control.name) : undefined;
    if (typeof value === 'string' && value) preset(control, value);
  }
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
    { target: form, signal: AbortSignal.any([signal, first.signal]) },
  );
  const $ = pageJQuery();
  if (!$) return;
  const wrapped = $(form);
  const call = (name: string) => {
    const plugin = $.fn[name];
    if (typeof plugin === 'function') attempt(name, () => plugin.call(wrapped));
  };
  if (form.matches('.variations_form')) call('wc_variation_form');
  call('wc_nyp_form');
  const addOns: unknown = Reflect.get(globalThis, 'WC_PAO');
  const Form: unknown = typeof addOns === 'object' && addOns !== null ? Reflect.get(addOns, 'Form') : undefined;
  if (typeof Form === 'function') attempt('WC_PAO.Form', () => Reflect.construct(Form, [wrapped]));
  else call('init_addon_totals');
  const measure: unknown = Reflect.get(globalThis, 'wcpt_wc_mc_init_cart');
  if (typeof measure === 'function') attempt('wcpt_wc_mc_init_cart', () => measure(wrapped));
}

/** Another script's function; what it throws stops nothing here. */
function attempt(name: string, run: () => unknown): void {
  try {
    run();
  } catch (cause) {
    warnOnce({ where: 'product-table', found: `${name} threw`, consequence: 'The form goes on without it.', cause });
  }
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

function within(quantity: number, control: Control): number {
  const least = readNumber(control.getAttribute('min')) ?? 0;
  const most = readNumber(control.getAttribute('max')) ?? Number.POSITIVE_INFINITY;
  return Math.max(Math.min(quantity, most), least);
}

function preset(control: Control, value: string): void {
  if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
    control.checked = control.value === value;
  } else if (control instanceof HTMLSelectElement) {
    const before = control.value;
    control.value = value;
    if (control.selectedIndex < 0) control.value = before;
  } else if (!(control instanceof HTMLInputElement && /^(?:file|hidden|submit)$/.test(control.type))) {
    control.value = value;
  }
}

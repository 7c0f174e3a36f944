import { bus } from '../../../src/core/bus/bus';
import { pageJQuery } from '../../../src/core/bus/jquery';
import { warnOnce } from '../../../src/core/report';
import type { RowRequest } from '../cart/rowRequest';
import { readNumber } from '../quantity/readQuantity';

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

import { bus } from '../../../src/core/bus/bus';
import { raiseDom } from '../../../src/core/bus/dom';
import { parseFragment } from '../../../src/core/html';
import { runScripts } from '../../../src/core/runScripts';
import { fieldsOfForm } from '../cart/rowFields';
import type { RowRequest } from '../cart/rowRequest';
import { sendCart } from '../cart/sendCart';
import { quantityControls } from '../quantity/quantityControls';
import type { Table } from '../table';
import { openDialog } from './dialog';
import { tForm } from './messages';
import { prepareForm, startForm } from './prepareForm';

/** Who asked for a form, and for what. */
export interface FormContext {
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

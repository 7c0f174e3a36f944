import { ask } from '../bus/ask';
import { bus } from '../bus/bus';
import { isCallError } from '../errors';
import { type AddOutcome, failAdd } from './changeCart';
import { directFields, fieldsForListeners, takeOverChanges } from './formFields';
import { clearAnnouncement } from './liveRegion';
import { enqueue } from './requestQueue';
import { sendDirect, sendForm } from './sendForm';

/** A product form that a shopper has sent. */
export interface SentForm {
  readonly form: HTMLFormElement;
  /** The button it was sent with; in the `loading` state, which ends with the call. */
  readonly button: HTMLElement;
  /** Whether the chosen variation leaves an attribute open. */
  readonly anyValue: boolean;
}

/**
 * Sends a product form in the background, after whatever is under way, with every field that is in it. A simple product
 * or a plain variation goes to the shop's add endpoint; anything else is posted to the form's own address as the browser
 * would, and the notices of the answered page are read. Source: spec storefront 4, contract 6.2, 6.4.
 * @returns `vetoed` when a listener said no: then the form is to be posted as ever
 */
export function addFormInBackground({ form, button, anyValue }: SentForm): Promise<AddOutcome> {
  clearAnnouncement();
  if (!ask('should_send_ajax_request.adding_to_cart', { button })) {
    bus.emit('ajax_request_not_sent.adding_to_cart', { button });
    return Promise.resolve({ ended: 'vetoed' });
  }
  const data = formDataOf(form, button);
  const direct = directFields(data, anyValue);
  const shown: Record<string, unknown> = direct ? { ...direct } : fieldsForListeners(data);
  const before = { ...shown };
  bus.emit('adding_to_cart', { button, data: shown });
  if (!direct) takeOverChanges(data, before, shown);
  const send = async () => (direct ? sendDirect(button, shown) : sendForm(form, button, data));
  const failed = (cause: unknown) => failAdd(button, isCallError(cause) ? cause.kind : 'network', cause);
  return new Promise(resolve => enqueue(async () => resolve(await send().catch(failed))));
}

/**
 * The fields of a form, and what the button says that it was sent with. `FormData` takes a button itself only in browsers that are
 * younger than the oldest ones that count; it would have it in the fields' order.
 */
function formDataOf(form: HTMLFormElement, button: HTMLElement): FormData {
  const data = new FormData(form);
  const isSubmitter = button instanceof HTMLButtonElement && button.type === 'submit' && button.form === form;
  if (isSubmitter && button.name && !button.disabled) data.append(button.name, button.value);
  return data;
}

import { bus } from '../bus/bus';
import { pageConfig } from '../config/pageConfig';
import { isCallError } from '../errors';
import { type AddOutcome, enqueue, failAdd, isVetoed } from './changeCart';
import { endForm } from './endForm';
import { clearAnnouncement } from './liveRegion';
import { postToCall, postToPage } from './postForm';

/**
 * Sends a product form with all that is in it, after the calls that are running: to the call of the setting `productFormAction`, else to the
 * form's own address.
 * @returns `vetoed`: post the form then
 */
export function addFormInBackground(form: HTMLFormElement, button: HTMLElement): Promise<AddOutcome> {
  clearAnnouncement();
  if (isVetoed(button)) return Promise.resolve({ ended: 'vetoed' });
  const data = formDataOf(form, button);
  const shown = fieldsForListeners(data);
  const before = { ...shown };
  bus.emit('adding_to_cart', { button, data: shown });
  takeOverChanges(data, before, shown);
  const send = async () => {
    const call = pageConfig().productFormAction;
    return endForm(form, button, data, await (call ? postToCall(call, data) : postToPage(form, data)));
  };
  const failed = (cause: unknown) => failAdd(button, isCallError(cause) ? cause.kind : 'network', cause);
  return enqueue(() => send().catch(failed));
}

/** Returns the fields of a form and of its button, which `FormData` does not take in the oldest browsers of `browserslist`. */
function formDataOf(form: HTMLFormElement, button: HTMLElement): FormData {
  const data = new FormData(form);
  const isSubmitter = button instanceof HTMLButtonElement && button.type === 'submit' && button.form === form;
  if (isSubmitter && button.name && !button.disabled) data.append(button.name, button.value);
  return data;
}

/**
 * Fields as `adding_to_cart` shows them to listeners, who find the product under `product_id`, as with a list's button. Of a repeated name
 * the last value; files are left out.
 */
export function fieldsForListeners(data: FormData): Record<string, unknown> {
  const texts = [...data].filter(([, value]) => typeof value === 'string');
  return { product_id: data.get('add-to-cart') ?? '', ...Object.fromEntries(texts) };
}

export function takeOverChanges(data: FormData, before: Readonly<Record<string, unknown>>, after: object): void {
  for (const [name, value] of Object.entries(after)) {
    if (value !== before[name] && value !== undefined && value !== null) data.set(name, String(value));
  }
}

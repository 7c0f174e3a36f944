import { bus } from '../bus/bus';
import { isCallError } from '../errors';
import { type AddOutcome, enqueue, failAdd, isVetoed } from './changeCart';
import { clearAnnouncement } from './liveRegion';
import { sendDirect, sendForm } from './sendForm';

interface SentForm {
  readonly form: HTMLFormElement;
  readonly button: HTMLElement;
  /** Whether the chosen variation leaves an attribute open. */
  readonly anyValue: boolean;
}

/**
 * Sends a form after the calls that are running: a simple product or plain variation to the shop's add endpoint, anything else to
 * the form's own address. Source: spec storefront 4, contract 6.2, 6.4.
 * @returns `vetoed`: post the form then
 */
export function addFormInBackground({ form, button, anyValue }: SentForm): Promise<AddOutcome> {
  clearAnnouncement();
  if (isVetoed(button)) return Promise.resolve({ ended: 'vetoed' });
  const data = formDataOf(form, button);
  const direct = directFields(data, anyValue);
  const shown: Record<string, unknown> = direct ? { ...direct } : fieldsForListeners(data);
  const before = { ...shown };
  bus.emit('adding_to_cart', { button, data: shown });
  if (!direct) takeOverChanges(data, before, shown);
  const send = async () => (direct ? sendDirect(button, shown) : sendForm(form, button, data));
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

const KNOWN = /^(?:quantity|add-to-cart|product_id|variation_id|attribute_.+)$/;

/**
 * Undefined when the endpoint would not get all that the form says: any-value attributes, fields of plugins. Source: contract 6.2.
 * @returns `product_id` of a simple product, or of a variation
 */
export function directFields(data: FormData, anyValue: boolean) {
  const keys = [...data.keys()];
  if (anyValue || keys.some(key => !KNOWN.test(key)) || new Set(keys).size !== keys.length) return undefined;
  const isVariation = data.has('variation_id') || keys.some(key => key.startsWith('attribute_'));
  const id = data.get(isVariation ? 'variation_id' : 'add-to-cart');
  if (typeof id !== 'string' || !/^[1-9]\d*$/.test(id)) return undefined;
  const quantity = data.get('quantity') ?? '1';
  return typeof quantity === 'string' ? { product_id: id, quantity } : undefined;
}

/** Fields as `adding_to_cart` shows them to listeners; of a repeated name the last value. Files are left out. */
export function fieldsForListeners(data: FormData): Record<string, unknown> {
  return Object.fromEntries([...data].filter(([, value]) => typeof value === 'string'));
}

export function takeOverChanges(data: FormData, before: Readonly<Record<string, unknown>>, after: object): void {
  for (const [name, value] of Object.entries(after)) {
    if (value !== before[name] && value !== undefined && value !== null) data.set(name, String(value));
  }
}

import { afterEach, beforeEach, vi } from 'vitest';
import type { Mounted } from '../../../src/hydrate';
import { mount } from '../../../widgets/newsletter';
import { setUpPage } from '../../hydrate/page';
import { takeOver } from '../takeOver';

/** Clears the page, its clock and the newsletter's globals. */
export function setUpNewsletter(): void {
  setUpPage();
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    for (const name of ['mc4wp', 'mc4wp_submitted_form']) Reflect.deleteProperty(window, name);
    vi.useRealTimers();
  });
}

/** Puts a form on the page, as the server prints it. */
export function putForm(fields: string, { id = 12, number = 1, attributes = '' } = {}): HTMLFormElement {
  const form = document.createElement('form');
  form.id = `mc4wp-form-${number}`;
  form.className = `mc4wp-form mc4wp-form-${id}`;
  form.method = 'post';
  form.dataset.id = String(id);
  form.innerHTML = `<div class="mc4wp-form-fields">${fields}</div><input type="hidden" name="_mc4wp_timestamp" value="1"><div class="mc4wp-response">${attributes}</div>`;
  document.body.append(form);
  return form;
}

/** Takes a form over. */
export const take = (form: Element): Promise<Mounted> => takeOver(mount, form);

/** Puts a form on the page, and takes it over. */
export async function takeForm(...printed: Parameters<typeof putForm>): Promise<HTMLFormElement> {
  const form = putForm(...printed);
  await take(form);
  return form;
}

/** Types a value into a field, as a shopper does. */
export function type(form: ParentNode, name: string, value: string): void {
  const field = fieldOf(form, name);
  field.value = value;
  for (const event of ['input', 'keyup']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Checks or unchecks a box. */
export function check(box: HTMLElement, isChecked = true): void {
  if (!(box instanceof HTMLInputElement)) throw new Error('no box');
  box.checked = isChecked;
  box.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A text field of a form. */
export function fieldOf(form: ParentNode, name: string): HTMLInputElement {
  const field = [...form.querySelectorAll('input')].find(one => one.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
}

/** `mc4wp.forms` as other scripts see it. */
export interface FormsApi {
  get(id: unknown): Api | undefined;
  getByElement(element: unknown): Api | undefined;
  on(name: string, listener: (...args: unknown[]) => unknown): void;
  trigger(name: string, args?: readonly unknown[]): void;
}

interface Api {
  readonly id: number;
  readonly name: string;
  readonly started: boolean;
  readonly errors: readonly string[];
  setData(data: object): void;
  getData(): unknown;
  getSerializedData(): string;
  setResponse(html: string): void;
  reset(): void;
}

/** Returns the page's `mc4wp`. */
export function mc4wp(): { forms: FormsApi; listeners?: unknown } {
  return Reflect.get(window, 'mc4wp');
}

/** Records the events that other scripts hear, with their arguments. */
export function record(...names: readonly string[]): string[] {
  const heard: string[] = [];
  for (const name of names)
    mc4wp().forms.on(name, (...args) => heard.push([name, ...args.slice(1).map(told)].join(' ')));
  return heard;
}

const told = (value: unknown): string => (value instanceof Event ? `event:${value.type}` : JSON.stringify(value));

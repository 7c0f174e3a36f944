export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/** Whether the shopper has changed a field since the server sent it. */
export function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    // Where the server chose no option, the browser shows the first.
    if (!field.multiple && !options.some(o => o.defaultSelected)) return field.selectedIndex > 0;
    return options.some(o => o.selected !== o.defaultSelected);
  }
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

export const isField = (node: unknown): node is Field =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement;

export const isText = (node: Element): node is HTMLInputElement | HTMLTextAreaElement =>
  node instanceof HTMLTextAreaElement ||
  (node instanceof HTMLInputElement && !/^(?:checkbox|radio|button|submit|hidden)$/.test(node.type));

export function copyState(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  if (to instanceof HTMLInputElement && to.type === 'file') return;
  to.value = from.value;
}

/** Returns the names and texts that a form would send without a button, in order; files are left out. */
export const formTexts = (form: HTMLFormElement): [name: string, text: string][] =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));

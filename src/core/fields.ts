/** What a shopper can type in, tick or choose from. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field that is one of several choices, or a yes. */
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

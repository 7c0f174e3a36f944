/** A field of a form. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields at or below an element, hidden ones included. */
export const fieldsOf = (root: ParentNode): readonly Field[] => [
  ...root.querySelectorAll<Field>('input, select, textarea'),
];

/** A box or a radio button, which counts only while it is checked. */
export const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/**
 * What the fields of exactly this name hold; of a list of several choices the first one. Source: contract add-ons 5.2.
 * @returns nothing at all when no field has the name, or none is checked
 */
export const valuesOf = (form: ParentNode, name: string): readonly string[] =>
  fieldsOf(form)
    .filter(field => field.name === name && (!isCheckable(field) || field.checked))
    .map(field => field.value);

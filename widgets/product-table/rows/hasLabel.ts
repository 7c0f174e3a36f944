type Field = HTMLInputElement | HTMLSelectElement;

/** Whether a field has a label around it or in its row. Its `labels` would be looked for in the whole page, for each row. */
export const hasLabel = (field: Field, row: Element | undefined): boolean =>
  field.closest('label') !== null ||
  (field.id !== '' && (row?.querySelector(`label[for="${CSS.escape(field.id)}"]`) ?? null) !== null);

/** A control of a form that a shopper fills in. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an element is such a control. */
export const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

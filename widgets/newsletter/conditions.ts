import type { Field } from '../../src/core/fields';
import { fieldsOf, valuesOf } from './fields';

const SHOW = 'data-show-if';
const HIDE = 'data-hide-if';
/** No mail server takes a longer one. */
const LONGEST_EMAIL = 254;

export const CONDITIONAL = `[${SHOW}], [${HIDE}]`;
export const RESPONSE = '.mc4wp-response';

interface Condition {
  /** Name of the field, e.g. `GROUPINGS[5][]`. */
  readonly field: string;
  /** Any of these; undefined: anything but nothing. */
  readonly values: readonly string[] | undefined;
}

export interface Part {
  readonly element: HTMLElement;
  readonly rules: readonly string[];
  readonly showIf: Condition | undefined;
  readonly hideIf: Condition | undefined;
}

export interface FormParts {
  readonly parts: readonly Part[];
  readonly fields: readonly Field[];
  /** The conditional parts that each field is, or lies in, from the inside out. */
  readonly around: ReadonlyMap<Field, readonly HTMLElement[]>;
}

/** Reads `NAME`, `NAME:*` (any value, also as one of several) or `NAME:a|b`. See contract/marketing.md#newsletter-mailchimp-for-wordpress-4. */
export function parseCondition(text: string): Condition {
  const [field = '', ...others] = text.split(':');
  const values = others.join(':').split('|');
  const isAny = values.includes('*') || values.join('') === '';
  return { field: field.trim(), values: isAny ? undefined : values };
}

export function readParts(form: HTMLFormElement): FormParts {
  const isOwn = (element: Element) => element.closest(RESPONSE) === null;
  const elements = [...form.querySelectorAll<HTMLElement>(CONDITIONAL)].filter(isOwn);
  const fields = fieldsOf(form).filter(isOwn);
  const around = (field: Field) => elements.filter(part => part.contains(field)).reverse();
  return { parts: elements.map(readPart), fields, around: new Map(fields.map(field => [field, around(field)])) };
}

function readPart(element: HTMLElement): Part {
  const [show, hide] = [element.getAttribute(SHOW), element.getAttribute(HIDE)];
  return {
    element,
    rules: [show, hide].filter(rule => rule !== null),
    showIf: show === null ? undefined : parseCondition(show),
    hideIf: hide === null ? undefined : parseCondition(hide),
  };
}

/** Returns the hidden parts, in one pass: a hidden field keeps its value. */
export function hiddenParts({ parts, fields }: FormParts): ReadonlySet<Element> {
  const isMet = ({ field, values }: Condition) =>
    valuesOf(fields, field).some(value => (values ? values.includes(value) : value !== ''));
  const isShown = ({ showIf, hideIf }: Part) => (!showIf || isMet(showIf)) && (!hideIf || !isMet(hideIf));
  return new Set(parts.filter(part => !isShown(part)).map(({ element }) => element));
}

export const fieldsIn = ({ fields, around }: FormParts, hidden: ReadonlySet<Element>): readonly Field[] =>
  fields.filter(field => around.get(field)?.some(part => hidden.has(part)));

/** Whether all invalid fields are hidden: the browser can't show them, and the form could never be sent. The server validates as well. */
export function failsUnseen({ fields }: FormParts, hidden: readonly Field[]): boolean {
  return hidden.some(fails) && !fields.some(field => !hidden.includes(field) && fails(field));
}

/** Whether the browser refuses a field. Its check of a long address without `@` takes seconds. */
const fails = (field: Field): boolean =>
  (field.type === 'email' && field.value.length > LONGEST_EMAIL) || !field.validity.valid;

import { isMet, parseCondition } from './condition';
import { type Field, fieldsOf, valuesOf } from './fields';

const SHOW = 'data-show-if';
const HIDE = 'data-hide-if';
/** No mail server takes a longer one. */
const LONGEST_EMAIL = 254;
const SUSPENDED = 'data-was-required';

/** Selector of the parts that show or hide with a field. */
export const CONDITIONAL = `[${SHOW}], [${HIDE}]`;

/** The parts of a form that show or hide with a field. */
export const conditionalParts = (form: ParentNode): readonly HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>(CONDITIONAL),
];

/** The rules of a part, as they are written. */
export const rulesOf = (part: Element): readonly string[] =>
  [SHOW, HIDE].map(name => part.getAttribute(name)).filter(rule => rule !== null);

/** The part itself and what it lies in, as far as these are conditional, from the inside out. */
export function* partsAround(element: Element, form: Element): Generator<HTMLElement> {
  for (let part = element.closest<HTMLElement>(CONDITIONAL); part && part !== form && form.contains(part); ) {
    yield part;
    part = part.parentElement?.closest<HTMLElement>(CONDITIONAL) ?? null;
  }
}

/**
 * Shows and hides the parts of a form by what its fields hold now, in one pass: a hidden field counts with the value that it
 * keeps. `required` is suspended in hidden parts and given back in shown ones. Source: spec storefront 5, contract add-ons 5.8.
 */
export function applyConditions(form: HTMLFormElement): void {
  const isTrue = (rule: string) => {
    const condition = parseCondition(rule);
    return isMet(condition, valuesOf(form, condition.field));
  };
  for (const part of conditionalParts(form)) {
    const [shows, hides] = [part.getAttribute(SHOW), part.getAttribute(HIDE)];
    setShown(part, (shows === null || isTrue(shows)) && (hides === null || !isTrue(hides)));
  }
  for (const field of fieldsOf(form)) settleRequired(field, form);
}

/** Shows every part again, with all that is required. */
export function showAll(form: HTMLFormElement): void {
  for (const part of conditionalParts(form)) setShown(part, true);
  for (const field of fieldsOf(form)) settleRequired(field, form);
}

/** Whether a field lies in a part that is hidden now. */
const isHidden = (field: Field, form: Element): boolean =>
  [...partsAround(field, form)].some(part => part.style.display === 'none');

/**
 * Whether all that the browser would stop the form for is hidden: it can't show where, and the form could never be sent.
 * The server checks the fields as well.
 */
export function failsUnseen(form: HTMLFormElement): boolean {
  const fields = fieldsOf(form);
  const hidden = fields.filter(field => isHidden(field, form));
  return hidden.some(fails) && !fields.some(field => !hidden.includes(field) && fails(field));
}

/** Whether the browser would stop the form for a field. Its check of a long address without `@` takes seconds. */
const fails = (field: Field): boolean =>
  (field.type === 'email' && field.value.length > LONGEST_EMAIL) || !field.validity.valid;

function setShown(part: HTMLElement, isShown: boolean): void {
  const display = isShown ? '' : 'none';
  if (part.style.display !== display) part.style.display = display;
}

function settleRequired(field: Field, form: HTMLFormElement): void {
  const hidden = isHidden(field, form);
  if (hidden && field.required) {
    field.required = false;
    field.setAttribute(SUSPENDED, 'true');
  } else if (!hidden && field.hasAttribute(SUSPENDED)) {
    field.required = true;
    field.removeAttribute(SUSPENDED);
  }
}

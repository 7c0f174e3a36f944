import { decodeEntities } from '../../src/core/html';
import { describeBy } from '../../src/ui/describeBy';
import { optionalText } from './messages';
import type { FieldRules, Locale } from './params';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A row of an address as a country wants it; what is left out stays as it is. */
export interface RowLook {
  readonly row: HTMLElement;
  readonly control: Control | null;
  readonly label: string;
  /** The name of a control that has no label. */
  readonly name?: string;
  readonly placeholder?: string;
  readonly width?: string;
  readonly isRequired?: boolean;
  readonly priority?: number;
  readonly isShown?: boolean;
  /** What the control is to hold. */
  readonly value?: string;
  /** Whether the row has its place by its priority. */
  readonly isSorted: boolean;
}

const CONTROL = 'input, select, textarea';
const STATE = '.state_select, [type="hidden"], [id$="_state"]';
const WIDTHS = ['form-row-first', 'form-row-last', 'form-row-wide'];
const CALCULATOR = '.woocommerce-shipping-calculator';
const VERDICT = [
  'woocommerce-invalid',
  'woocommerce-invalid-required-field',
  'woocommerce-invalid-email',
  'woocommerce-invalid-phone',
];

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/**
 * Says how the rows of an address look in a country: labels, placeholders, what is required, what is shown, widths, order.
 * The shipping calculator keeps the shop's own labels where a country has none, and its rows stay. Source: contract 17.3.
 */
export function rowLooks(scope: HTMLElement): (country: string, locale: Locale) => readonly RowLook[] {
  /** What the server printed. */
  const printed = new WeakMap<Element, { readonly label: string; readonly placeholder: string }>();
  /** What stood in a field before a country hid it. */
  const hiddenValues = new WeakMap<Element, string>();
  const isCalculator = scope.matches(CALCULATOR);

  function lookOf(row: HTMLElement, rules: FieldRules, label: string | undefined): RowLook {
    const found = row.querySelector(CONTROL);
    const control = isControl(found) ? found : null;
    const before = printed.get(row) ?? {
      label: labelText(row)?.data ?? '',
      placeholder: control?.getAttribute('placeholder') ?? '',
    };
    printed.set(row, before);
    const isList = control instanceof HTMLSelectElement;
    return {
      row,
      control,
      label: label ? `${decodeEntities(label)}\u00a0` : before.label,
      ...(rules.label && { name: decodeEntities(rules.label) }),
      ...(rules.placeholder !== undefined && { placeholder: decodeEntities(rules.placeholder) }),
      ...(rules.placeholder === undefined && !isList && { placeholder: before.placeholder }),
      ...(!isCalculator && placeOf(row, rules)),
      ...shownOf(row, control, rules),
      isSorted: !isCalculator,
    };
  }

  /** A field that a country does not know is empty for the shop; what was typed comes back with another country. */
  function shownOf(row: HTMLElement, control: Control | null, rules: FieldRules): Partial<RowLook> {
    if (rules.hidden === undefined && !control?.matches(STATE) && !hiddenValues.has(row)) return {};
    const isShown = !rules.hidden && control?.type !== 'hidden';
    if (!isShown) {
      if (control?.value) hiddenValues.set(row, control.value);
      return { isShown, value: '' };
    }
    const value = hiddenValues.get(row);
    hiddenValues.delete(row);
    return { isShown, ...(value && control?.value === '' && { value }) };
  }

  return (country, locale) =>
    [...locale.rows].flatMap(([field, selector]) => {
      const rules = locale.rulesOf(country, field);
      const label = isCalculator ? locale.ownRulesOf(country, field).label : rules.label;
      return rowsIn(scope, selector).map(row => lookOf(row, rules, label));
    });
}

function rowsIn(scope: HTMLElement, selector: string): readonly HTMLElement[] {
  try {
    return [...scope.querySelectorAll<HTMLElement>(selector)];
  } catch {
    return [];
  }
}

function placeOf(row: HTMLElement, rules: FieldRules): Partial<RowLook> {
  const classes = rules.classes ?? (row.dataset.o_class ?? row.className).split(' ');
  const width = WIDTHS.find(one => classes.includes(one));
  return {
    ...(width && { width }),
    ...(rules.required !== undefined && { isRequired: rules.required && !rules.hidden }),
    ...(rules.priority && { priority: rules.priority }),
  };
}

function labelText(row: Element): Text | undefined {
  const nodes = [...(row.querySelector('label')?.childNodes ?? [])];
  return nodes.filter(node => node instanceof Text).find(node => node.data.trim() !== '');
}

/** Draws a row. */
export function showRow({ row, control, ...look }: RowLook): void {
  const text = labelText(row);
  if (text && text.data.trim() !== look.label.trim()) text.data = look.label;
  if (control && look.name && !row.querySelector('label')) control.setAttribute('aria-label', look.name);
  if (control && look.placeholder !== undefined) showPlaceholder(control, look.placeholder);
  row.dataset.o_class ??= row.className;
  if (look.width) for (const one of WIDTHS) row.classList.toggle(one, one === look.width);
  if (look.isRequired !== undefined) requireField(row, control, look.isRequired);
  if (look.priority) row.dataset.priority = String(look.priority);
  if (look.isShown !== undefined) row.style.display = look.isShown ? '' : 'none';
  if (control && look.value !== undefined) control.value = look.value;
}

function showPlaceholder(control: Control, placeholder: string): void {
  if (control instanceof HTMLSelectElement) {
    if (placeholder) control.dataset.placeholder = placeholder;
  } else if (control.placeholder !== placeholder) control.placeholder = placeholder;
}

/** Marks a row as one that must be filled in, or that may be empty; what may be empty is not wrong any more. */
function requireField(row: HTMLElement, control: Element | null, isRequired: boolean): void {
  row.classList.toggle('validate-required', isRequired);
  if (isRequired) control?.setAttribute('aria-required', 'true');
  else {
    control?.removeAttribute('aria-required');
    control?.removeAttribute('aria-invalid');
    row.classList.remove(...VERDICT);
    const error = row.querySelector('.checkout-inline-error-message');
    error?.remove();
    if (error && control) describeBy(control, error.id, false);
  }
  const label = row.querySelector('label');
  if (label) markLabel(label, isRequired);
}

function markLabel(label: HTMLElement, isRequired: boolean): void {
  label.classList.toggle('required_field', isRequired);
  const wanted = isRequired ? 'required' : 'optional';
  const marks = [...label.querySelectorAll('.required, .optional')];
  if (marks.some(mark => mark.matches(`.${wanted}`))) return;
  for (const mark of marks) mark.remove();
  const mark = document.createElement('span');
  mark.className = wanted;
  mark.textContent = isRequired ? '*' : `(${optionalText()})`;
  if (isRequired) mark.ariaHidden = 'true';
  if (!label.textContent?.endsWith('\u00a0')) label.append('\u00a0');
  label.append(mark);
}

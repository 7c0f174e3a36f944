import { type Field, isField } from '../../src/core/fields';
import { decodeEntities } from '../../src/core/html/text';
import { describeBy } from '../../src/ui/elements';
import { optionalText } from './messages';
import type { FieldRules, Locale } from './params';

/** A row of an address for a country; an undefined property stays unchanged. */
export interface RowLook {
  readonly row: HTMLElement;
  readonly control: Field | null;
  readonly label: string;
  readonly name: string | undefined;
  readonly placeholder: string | undefined;
  readonly width: string | undefined;
  readonly isRequired: boolean | undefined;
  readonly priority: number | undefined;
  readonly isShown: boolean | undefined;
  readonly value: string | undefined;
}

const CONTROL = 'input, select, textarea';
const STATE = '.state_select, [type="hidden"], [id$="_state"]';
const WIDTHS = ['form-row-first', 'form-row-last', 'form-row-wide'];
export const CALCULATOR = '.woocommerce-shipping-calculator';
const VALIDATION = [
  'woocommerce-invalid',
  'woocommerce-invalid-required-field',
  'woocommerce-invalid-email',
  'woocommerce-invalid-phone',
];

/** The shipping calculator keeps the shop's own labels where a country has none, and its rows stay. */
export function rowLooks(scope: HTMLElement): (country: string, locale: Locale) => readonly RowLook[] {
  const original = new WeakMap<Element, { readonly label: string; readonly placeholder: string }>();
  const hiddenValues = new WeakMap<Element, string>();
  const isCalculator = scope.matches(CALCULATOR);

  function lookOf(row: HTMLElement, rules: FieldRules, label: string | undefined): RowLook {
    const found = row.querySelector(CONTROL);
    const control = isField(found) ? found : null;
    const before = original.get(row) ?? {
      label: labelText(row)?.data ?? '',
      placeholder: control?.getAttribute('placeholder') ?? '',
    };
    original.set(row, before);
    const ownPlaceholder = control instanceof HTMLSelectElement ? undefined : before.placeholder;
    const classes = rules.classes ?? (row.dataset.o_class ?? row.className).split(' ');
    const isShown = isShownIn(row, control, rules);
    return {
      row,
      control,
      label: label ? `${decodeEntities(label)}\u00a0` : before.label,
      name: rules.label && decodeEntities(rules.label),
      placeholder: rules.placeholder === undefined ? ownPlaceholder : decodeEntities(rules.placeholder),
      width: isCalculator ? undefined : WIDTHS.find(one => classes.includes(one)),
      isRequired: isCalculator ? undefined : rules.required && !rules.hidden,
      priority: isCalculator ? undefined : rules.priority,
      isShown,
      value: valueIn(row, control, isShown),
    };
  }

  function isShownIn(row: HTMLElement, control: Field | null, { hidden }: FieldRules): boolean | undefined {
    if (hidden === undefined && !control?.matches(STATE) && !hiddenValues.has(row)) return undefined;
    return !hidden && control?.type !== 'hidden';
  }

  /** A hidden field is empty for the shop; its value is restored with another country. */
  function valueIn(row: HTMLElement, control: Field | null, isShown: boolean | undefined): string | undefined {
    if (isShown === false) {
      if (control?.value) hiddenValues.set(row, control.value);
      return '';
    }
    const value = hiddenValues.get(row);
    hiddenValues.delete(row);
    return control?.value ? undefined : value;
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

function labelText(row: Element): Text | undefined {
  const nodes = [...(row.querySelector('label')?.childNodes ?? [])];
  return nodes.filter(node => node instanceof Text).find(node => node.data.trim() !== '');
}

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

function showPlaceholder(control: Field, placeholder: string): void {
  if (control instanceof HTMLSelectElement) {
    if (placeholder) control.dataset.placeholder = placeholder;
  } else if (control.placeholder !== placeholder) control.placeholder = placeholder;
}

function requireField(row: HTMLElement, control: Element | null, isRequired: boolean): void {
  row.classList.toggle('validate-required', isRequired);
  if (isRequired) control?.setAttribute('aria-required', 'true');
  else {
    control?.removeAttribute('aria-required');
    control?.removeAttribute('aria-invalid');
    row.classList.remove(...VALIDATION);
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

import { decodeEntities } from '../../src/core/html';
import type { FieldRules, Locale } from './params';
import { requireField } from './requireField';
import { sortRows } from './sortRows';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROL = 'input, select, textarea';
const WIDTHS = ['form-row-first', 'form-row-last', 'form-row-wide'];
const CALCULATOR = '.woocommerce-shipping-calculator';

/** What stood in a field before a country hid it. */
const hiddenValues = new WeakMap<Element, string>();
/** What the server printed. */
const printed = new WeakMap<Element, { readonly label: string; readonly placeholder: string }>();

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/**
 * Has the fields of an address follow a country: labels, placeholders, what is required, what is shown, widths, order.
 * The shipping calculator keeps the shop's own labels where a country has none, and its rows stay. Source: contract 17.3.
 */
export function applyLocale(scope: HTMLElement, country: string, locale: Locale): void {
  const isCalculator = scope.matches(CALCULATOR);
  for (const [field, selector] of locale.rows) {
    const rules = locale.rulesOf(country, field);
    const label = isCalculator ? locale.ownRulesOf(country, field).label : rules.label;
    for (const row of rowsIn(scope, selector)) applyRules(row, { ...rules, label: label ?? '' }, rules, isCalculator);
  }
  if (isCalculator) return;
  for (const wrapper of scope.querySelectorAll<HTMLElement>('[class*="__field-wrapper"]')) sortRows(wrapper);
}

function rowsIn(scope: HTMLElement, selector: string): readonly HTMLElement[] {
  try {
    return [...scope.querySelectorAll<HTMLElement>(selector)];
  } catch {
    return [];
  }
}

function applyRules(row: HTMLElement, named: FieldRules, rules: FieldRules, isCalculator: boolean): void {
  const found = row.querySelector(CONTROL);
  const control = isControl(found) ? found : null;
  nameField(row, control, named, rules);
  row.dataset.o_class ??= row.className;
  if (!isCalculator) {
    setWidth(row, rules.classes ?? row.dataset.o_class.split(' '));
    if (rules.required !== undefined) requireField(row, control, rules.required && !rules.hidden);
    if (rules.priority) row.dataset.priority = String(rules.priority);
  }
  if (
    rules.hidden !== undefined ||
    control?.matches('.state_select, [type="hidden"], [id$="_state"]') ||
    hiddenValues.has(row)
  )
    show(row, control, !rules.hidden && control?.type !== 'hidden');
}

function nameField(row: HTMLElement, control: Control | null, { label }: FieldRules, rules: FieldRules): void {
  const element = row.querySelector('label');
  const text = [...(element?.childNodes ?? [])].find(node => node instanceof Text && node.data.trim());
  const before = printed.get(row) ?? {
    label: text?.textContent ?? '',
    placeholder: control?.getAttribute('placeholder') ?? '',
  };
  printed.set(row, before);
  const wanted = label ? `${decodeEntities(label)}\u00a0` : before.label;
  if (text && text.textContent?.trim() !== wanted.trim()) text.textContent = wanted;
  if (!element && rules.label) control?.setAttribute('aria-label', decodeEntities(rules.label));
  if (!control) return;
  const placeholder = rules.placeholder === undefined ? before.placeholder : decodeEntities(rules.placeholder);
  if (control instanceof HTMLSelectElement) {
    if (rules.placeholder) control.dataset.placeholder = placeholder;
  } else if (control.placeholder !== placeholder) control.placeholder = placeholder;
}

function setWidth(row: HTMLElement, classes: readonly string[]): void {
  const width = WIDTHS.find(one => classes.includes(one));
  if (!width) return;
  for (const one of WIDTHS) row.classList.toggle(one, one === width);
}

/** A field that a country does not know is empty for the shop; what was typed comes back with another country. */
function show(row: HTMLElement, control: Control | null, isShown: boolean): void {
  row.style.display = isShown ? '' : 'none';
  if (!control) return;
  if (!isShown) {
    if (control.value) hiddenValues.set(row, control.value);
    control.value = '';
    return;
  }
  const value = hiddenValues.get(row);
  hiddenValues.delete(row);
  if (value && !control.value) control.value = value;
}

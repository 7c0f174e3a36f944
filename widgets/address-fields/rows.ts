import { type Field, isField } from '../../src/core/fields';
import { decodeEntities } from '../../src/core/html/text';
import { describeBy } from '../../src/ui/elements';
import { optionalText } from './messages';
import type { FieldRules, Locale } from './params';

const CONTROL = 'input, select, textarea';
const STATE = '.state_select, [type="hidden"], [id$="_state"]';
const WIDTHS = ['form-row-first', 'form-row-last', 'form-row-wide'];
const CALCULATOR = '.woocommerce-shipping-calculator';
const VALIDATION = [
  'woocommerce-invalid',
  'woocommerce-invalid-required-field',
  'woocommerce-invalid-email',
  'woocommerce-invalid-phone',
];

/**
 * Returns what adapts the rows of an address to a country. The rows are opaque to React: they change places, plugins add some, and a
 * checkout shows problems in them. The shipping calculator keeps the shop's own labels where a country has none, and its rows stay.
 */
export function rowsOf(scope: HTMLElement): (country: string, locale: Locale) => void {
  const original = new WeakMap<Element, { readonly label: string; readonly placeholder: string }>();
  const hiddenValues = new WeakMap<Element, string>();
  const isCalculator = scope.matches(CALCULATOR);

  function adapt(row: HTMLElement, rules: FieldRules, ownLabel: string | undefined): void {
    const found = row.querySelector(CONTROL);
    const control = isField(found) ? found : null;
    const text = labelText(row);
    const before = original.get(row) ?? {
      label: text?.data ?? '',
      placeholder: control?.getAttribute('placeholder') ?? '',
    };
    original.set(row, before);
    const label = ownLabel ? `${decodeEntities(ownLabel)}\u00a0` : before.label;
    if (text && text.data.trim() !== label.trim()) text.data = label;
    if (control && rules.label && !row.querySelector('label')) {
      control.setAttribute('aria-label', decodeEntities(rules.label));
    }
    if (control) showPlaceholder(control, rules.placeholder, before.placeholder);
    row.dataset.o_class ??= row.className;
    if (!isCalculator) {
      const classes = rules.classes ?? row.dataset.o_class.split(' ');
      const width = WIDTHS.find(one => classes.includes(one));
      if (width) for (const one of WIDTHS) row.classList.toggle(one, one === width);
      if (rules.required !== undefined) requireField(row, control, rules.required && !rules.hidden);
      if (rules.priority) row.dataset.priority = String(rules.priority);
    }
    showRow(row, control, rules);
  }

  /** A hidden field is empty for the shop; its value is restored with another country. */
  function showRow(row: HTMLElement, control: Field | null, { hidden }: FieldRules): void {
    const isOurs = hidden !== undefined || control?.matches(STATE) || hiddenValues.has(row);
    const isShown = !hidden && control?.type !== 'hidden';
    if (isOurs) row.style.display = isShown ? '' : 'none';
    if (!control) return;
    if (isOurs && !isShown) {
      if (control.value) hiddenValues.set(row, control.value);
      control.value = '';
      return;
    }
    const value = hiddenValues.get(row);
    hiddenValues.delete(row);
    if (value !== undefined && !control.value) control.value = value;
  }

  return (country, locale) => {
    const adapted = [...locale.rows].flatMap(([field, selector]) => {
      const rules = locale.rulesOf(country, field);
      const label = isCalculator ? locale.ownRulesOf(country, field).label : rules.label;
      const rows = rowsIn(scope, selector);
      for (const row of rows) adapt(row, rules, label);
      return rows;
    });
    if (adapted.length === 0 || isCalculator) return;
    // Now each row has its priority.
    for (const wrapper of scope.querySelectorAll<HTMLElement>('[class*="__field-wrapper"]')) sortRows(wrapper);
  };
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

function showPlaceholder(control: Field, given: string | undefined, own: string): void {
  const placeholder = given === undefined ? own : decodeEntities(given);
  if (!(control instanceof HTMLSelectElement)) {
    if (control.placeholder !== placeholder) control.placeholder = placeholder;
  } else if (given !== undefined && placeholder) control.dataset.placeholder = placeholder;
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

/** Sorts rows by priority, one without behind the row before it; around the focused row, which would lose the focus. */
export function sortRows(wrapper: HTMLElement): void {
  const rows = [...wrapper.children].filter(row => row instanceof HTMLElement && row.matches('.form-row'));
  let last = 0;
  const ranked = rows.map(row => {
    last = Number(row.getAttribute('data-priority')) || last;
    return { row, priority: last };
  });
  const sorted = [...ranked].sort((one, other) => one.priority - other.priority).map(({ row }) => row);
  if (sorted.every((row, index) => row === rows[index])) return;
  const focused = sorted.findIndex(row => row.contains(document.activeElement));
  const fixed = sorted[focused];
  if (!fixed) {
    wrapper.append(...sorted);
    return;
  }
  fixed.before(...sorted.slice(0, focused));
  fixed.after(...sorted.slice(focused + 1));
}

import { describeBy } from '../../src/ui/describeBy';
import { optionalText } from './messages';

const VERDICT = [
  'woocommerce-invalid',
  'woocommerce-invalid-required-field',
  'woocommerce-invalid-email',
  'woocommerce-invalid-phone',
];

/** Marks a row as one that must be filled in, or that may be empty. Source: contract 17.3. */
export function requireField(row: HTMLElement, control: Element | null, required: boolean): void {
  row.classList.toggle('validate-required', required);
  if (!required) {
    row.classList.remove(...VERDICT);
    const error = row.querySelector('.checkout-inline-error-message');
    error?.remove();
    control?.removeAttribute('aria-invalid');
    if (error && control) describeBy(control, error.id, false);
  }
  if (required) control?.setAttribute('aria-required', 'true');
  else control?.removeAttribute('aria-required');
  const label = row.querySelector('label');
  if (!label) return;
  label.classList.toggle('required_field', required);
  const marks = [...label.querySelectorAll('.required, .optional')];
  const wanted = required ? 'required' : 'optional';
  if (marks.some(mark => mark.matches(`.${wanted}`))) return;
  for (const mark of marks) mark.remove();
  const mark = document.createElement('span');
  mark.className = wanted;
  mark.textContent = required ? '*' : `(${optionalText()})`;
  if (required) mark.ariaHidden = 'true';
  if (!label.textContent?.endsWith('\u00a0')) label.append('\u00a0');
  label.append(mark);
}

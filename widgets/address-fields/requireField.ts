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
    if (error && control) undescribe(control, error.id);
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

/** What describes the control besides stays. */
function undescribe(control: Element, id: string): void {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(one => one !== id);
  if (ids.length) control.setAttribute('aria-describedby', ids.join(' '));
  else control.removeAttribute('aria-describedby');
}

import { describeBy } from '../../src/ui/describeBy';
import { tAccount } from './messages';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const REQUIRED = ':is(input, select, textarea):is([required], [aria-required="true"]):not([type="hidden"], :disabled)';
const WRONG = ['woocommerce-invalid', 'woocommerce-invalid-required-field'];

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const isEmpty = (field: Field): boolean =>
  field instanceof HTMLInputElement && field.type === 'checkbox' ? !field.checked : field.value === '';

const errorId = (field: Field): string => `${field.id || field.name}_error`;

/**
 * Keeps a form with empty required fields in the page and says at each what is missing; the first takes the focus. The
 * shop checks all else. Source: contract 17.5, 22.
 */
export function checkRequired(form: HTMLFormElement, signal: AbortSignal): void {
  const fields = () => [...form.querySelectorAll(REQUIRED)].filter(isField);
  form.addEventListener(
    'submit',
    event => {
      const empty = fields().filter(field => isEmpty(field) && field.getClientRects().length > 0);
      const [first] = empty;
      if (!first) return;
      event.preventDefault();
      for (const field of empty) complain(field);
      first.focus();
    },
    { signal },
  );
  form.addEventListener('input', ({ target }) => isField(target) && settle(target), { signal });
  signal.addEventListener('abort', () => fields().forEach(settle));
}

function complain(field: Field): void {
  const row = field.closest('.form-row');
  row?.classList.add(...WRONG);
  field.setAttribute('aria-invalid', 'true');
  if (document.getElementById(errorId(field))) return;
  const error = document.createElement('span');
  error.id = errorId(field);
  error.className = 'sw-field-error';
  const label = row ? labelOf(row) : '';
  error.textContent = label ? tAccount('account.required', { label }) : tAccount('account.requiredField');
  if (row) row.append(error);
  else field.after(error);
  describeBy(field, errorId(field), true);
}

function settle(field: Field): void {
  const error = document.getElementById(errorId(field));
  if (!error?.classList.contains('sw-field-error')) return;
  error.remove();
  field.closest('.form-row')?.classList.remove(...WRONG);
  field.removeAttribute('aria-invalid');
  describeBy(field, errorId(field), false);
}

/** A label without its asterisk and what is only read out. */
function labelOf(row: Element): string {
  const parts = [...(row.querySelector('label')?.childNodes ?? [])];
  return parts
    .filter(part => !(part instanceof Element && part.matches('.required, .screen-reader-text')))
    .map(part => part.textContent ?? '')
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

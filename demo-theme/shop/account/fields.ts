import { attributes, escapeHtml } from '../html';

/** One row of the account's forms. */
export interface AccountRow {
  name: string;
  id?: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  value?: string;
  autocomplete?: string;
  required?: boolean;
  classes?: string;
}

const MARK = '<span class="required" aria-hidden="true">*</span><span class="screen-reader-text">Obvezno</span>';

/** The row of a field as the shop's account prints it. */
export function accountRow({ name, id = name, label, type = 'text', required = true, ...rest }: AccountRow): string {
  const control = attributes({
    type,
    class: 'woocommerce-Input woocommerce-Input--text input-text',
    name,
    id,
    autocomplete: rest.autocomplete ?? null,
    value: type === 'password' ? null : (rest.value ?? ''),
    required,
    'aria-required': required ? 'true' : null,
  });
  return `<p class="woocommerce-form-row form-row ${rest.classes ?? 'form-row-wide'}"><label for="${id}">${escapeHtml(label)}${required ? `&nbsp;${MARK}` : ''}</label><input${control}></p>`;
}

/** A nonce of a form, and the button that sends it. */
export const sendRow = (nonceName: string, nonce: string, name: string, text: string): string =>
  `<p class="woocommerce-form-row form-row"><input type="hidden" name="${nonceName}" value="${nonce}"><button type="submit" class="woocommerce-Button button" name="${name}" value="${text}">${text}</button></p>`;

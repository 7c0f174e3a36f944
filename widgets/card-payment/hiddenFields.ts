// Imperative on purpose: they stand in a form that is another widget's, and outlive the payment part, which the server sends anew.

/** Names of what is sent with a form that pays by a new card. Source: add-on contract 9.8. */
const NAMES = [
  'wcpay-payment-method',
  'wcpay-payment-method-error-code',
  'wcpay-payment-method-error-decline-code',
  'wcpay-payment-method-error-message',
  'wcpay-payment-method-error-type',
  'wcpay-fingerprint',
  'wcpay-fraud-prevention-token',
  'wcpay-setup-intent',
] as const;

/** Such a field. */
export type HiddenName = (typeof NAMES)[number];

/** Takes the fields of earlier attempts out of a form, whoever has put them there. */
export function dropHidden(form: HTMLFormElement): void {
  for (const name of NAMES)
    for (const field of form.querySelectorAll(`input[type="hidden"][name="${name}"]`)) field.remove();
}

/** Adds fields to what a form sends, in place of those of earlier attempts. */
export function putHidden(form: HTMLFormElement, fields: Readonly<Partial<Record<HiddenName, string>>>): void {
  dropHidden(form);
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
}

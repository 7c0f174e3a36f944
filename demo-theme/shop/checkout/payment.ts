import { attributes, escapeHtml } from '../html';

export interface PaymentMethod {
  id: string;
  title: string;
  text: string;
  /** Text of the button while it is chosen. */
  button: string;
}

export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  { id: 'bacs', title: 'Neposredno bančno nakazilo', text: 'Znesek nakažite na naš račun.', button: '' },
  { id: 'cod', title: 'Plačilo po povzetju', text: 'Plačate ob dostavi.', button: 'Naročilo z obveznostjo plačila' },
];

/** Title of a payment method. */
export const paymentTitle = (id: string): string => PAYMENT_METHODS.find(one => one.id === id)?.title ?? '';

function methodItem({ id, title, text, button }: PaymentMethod, chosen: string): string {
  const radio = attributes({
    id: `payment_method_${id}`,
    type: 'radio',
    class: 'input-radio',
    name: 'payment_method',
    value: id,
    checked: id === chosen,
    'data-order_button_text': button,
  });
  return `<li class="wc_payment_method payment_method_${id}">
  <input${radio}>
  <label for="payment_method_${id}">${escapeHtml(title)}</label>
  <div class="payment_box payment_method_${id}"${id === chosen ? '' : ' style="display:none;"'}><p>${escapeHtml(text)}</p></div>
</li>`;
}

/** The list of payment methods; the first is chosen unless another was. */
export function methodList(chosen: string | undefined): string {
  const known = PAYMENT_METHODS.find(one => one.id === chosen) ?? PAYMENT_METHODS[0];
  return `<ul class="wc_payment_methods payment_methods methods">
${PAYMENT_METHODS.map(one => methodItem(one, known?.id ?? '')).join('\n')}
</ul>`;
}

/** The terms and their box. */
export const termsHtml = (): string => `<div class="woocommerce-terms-and-conditions-wrapper">
  <div class="woocommerce-privacy-policy-text"><p>Vaše podatke uporabimo samo za to naročilo.</p></div>
  <div class="woocommerce-terms-and-conditions" style="display: none; max-height: 200px; overflow: auto;"><h2>Splošni pogoji</h2><p>Trgovina Lipa je poskusna. Naročil ne pošilja in plačil ne sprejema.</p></div>
  <p class="form-row validate-required">
    <label class="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox">
      <input type="checkbox" class="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox" name="terms" id="terms">
      <span class="woocommerce-terms-and-conditions-checkbox-text">Prebral sem in sprejemam <a href="/zaloznik/" class="woocommerce-terms-and-conditions-link" target="_blank">splošne pogoje</a></span>&nbsp;<abbr class="required" title="obvezno">*</abbr>
    </label>
    <input type="hidden" name="terms-field" value="1">
  </p>
</div>`;

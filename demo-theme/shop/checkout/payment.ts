import { PLUGINS } from '../../plugins';
import { attributes, escapeHtml } from '../html';
import { CARD_TITLE, cardBox, leadingAwayBox, takesCards } from '../paying/cardBox';
import { CARD } from '../paying/pay';
import { LEADING_AWAY, leadingAway, methodIcons, readPayments } from '../paying/switch';
import type { Visit } from '../visit';

export interface PaymentMethod {
  id: string;
  title: string;
  /** HTML of its box. */
  box: string;
  /** Text of the button while it is chosen. */
  button: string;
  /** Address of a picture in its label. */
  icon?: string | undefined;
}

const METHODS: readonly PaymentMethod[] = [
  { id: 'bacs', title: 'Neposredno bančno nakazilo', box: '<p>Znesek nakažite na naš račun.</p>', button: '' },
  {
    id: 'cod',
    title: 'Plačilo po povzetju',
    box: '<p>Plačate ob dostavi.</p>',
    button: 'Naročilo z obveznostjo plačila',
  },
];

const TITLES: Readonly<Record<string, string>> = {
  [CARD]: CARD_TITLE,
  ...Object.fromEntries(LEADING_AWAY.map(({ gatewayId, title }) => [gatewayId, title])),
};

/** Title of a payment method. */
export const paymentTitle = (id: string): string =>
  TITLES[id] ?? [...METHODS, ...PLUGINS.flatMap(({ method }) => method ?? [])].find(one => one.id === id)?.title ?? '';

/** The methods that the shop takes now: those of the provider only where the demo's switch says so. */
export function methodsOf(visit: Visit): readonly PaymentMethod[] {
  const { has } = readPayments(visit.request);
  const icon = (type: string) => (has('test') ? methodIcons(type, visit.base).icon : undefined);
  const cards = takesCards(visit)
    ? [{ id: CARD, title: CARD_TITLE, box: cardBox(visit, true), button: '', icon: icon('card') }]
    : [];
  const others = leadingAway(visit).map(({ type, gatewayId, title }) => ({
    id: gatewayId,
    title,
    box: leadingAwayBox(type, title),
    button: '',
    icon: icon(type),
  }));
  return [...cards, ...others, ...METHODS, ...visit.plugins.flatMap(({ method }) => method ?? [])];
}

function methodItem({ id, title, box, button, icon }: PaymentMethod, chosen: string): string {
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
  <label for="payment_method_${id}">${escapeHtml(title)}${icon ? ` <img src="${icon}" alt="">` : ''}</label>
  <div class="payment_box payment_method_${id}"${id === chosen ? '' : ' style="display:none;"'}>${box}</div>
</li>`;
}

/** The list of payment methods; the first is chosen unless another was. */
export function methodList(visit: Visit): string {
  const methods = methodsOf(visit);
  const known = methods.find(one => one.id === visit.fields.payment_method) ?? methods[0];
  return `<ul class="wc_payment_methods payment_methods methods">
${methods.map(one => methodItem(one, known?.id ?? '')).join('\n')}
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

import { vi } from 'vitest';
import { find } from '../../hydrate/page';

/** The place of a card with what stands around it. */
export const payment = (saved = ''): string =>
  `<ul><li class="wc_payment_method payment_method_woocommerce_payments"><input type="radio" name="payment_method" value="woocommerce_payments" checked><div class="payment_box payment_method_woocommerce_payments"><div class="wcpay-upe-form" data-payment-method-type="card">${saved}<fieldset class="wc-payment-form"><div class="wcpay-upe-element" data-payment-method-type="card"></div><p class="form-row woocommerce-SavedPaymentMethods-saveNew"><input type="checkbox" name="wc-woocommerce_payments-new-payment-method" value="true"></p></fieldset></div></div></li><li><input type="radio" name="payment_method" value="bacs"></li></ul><button id="place_order">Plačaj</button>`;

/** A choice between a saved card and a new one. */
export const savedCards = (chosen: '7' | 'new'): string =>
  `<ul class="wc-saved-payment-methods" data-count="1">${['7', 'new']
    .map(
      value =>
        `<li class="woocommerce-SavedPaymentMethods-${value === 'new' ? 'new' : 'token'}"><input type="radio" class="woocommerce-SavedPaymentMethods-tokenInput" name="wc-woocommerce_payments-payment-token" value="${value}" ${value === chosen ? 'checked' : ''}></li>`,
    )
    .join('')}</ul>`;

const FORMS = {
  checkout: 'class="checkout woocommerce-checkout" name="checkout"',
  pay: 'id="order_review"',
  add: 'id="add_payment_method"',
} as const;

/** A page with a form that takes cards. */
export function putForm(kind: keyof typeof FORMS, content: string = payment(), fields = ''): HTMLFormElement {
  document.body.innerHTML = `<div class="woocommerce-notices-wrapper"></div><form ${FORMS[kind]}>${fields}${content}</form>`;
  return find(document, 'form');
}

/** A billing field. */
export const field = (name: string, value = '', classes = 'validate-required'): string =>
  `<p class="form-row ${classes}"><input class="input-text" name="${name}" value="${value}"></p>`;

/** Handlers by event, of an element of the provider. */
type Heard = Record<string, (event: object) => void>;

/** A provider whose card form can be told what to do. */
export function cardProvider(answers: Readonly<Record<string, unknown>> = {}) {
  const heard: Heard = {};
  const journal: string[] = [];
  const element = {
    mount: vi.fn((into: HTMLElement) => into.append(document.createElement('iframe'))),
    destroy: vi.fn(() => void journal.push('destroy')),
    update: vi.fn(),
    focus: vi.fn(),
    on: (name: string, hear: (event: object) => void) => {
      heard[name] = hear;
    },
  };
  const answer = (name: string, otherwise: unknown) =>
    vi.fn(async (_given?: unknown) => {
      journal.push(name);
      const said = name in answers ? answers[name] : otherwise;
      if (said instanceof Error) throw said;
      return typeof said === 'function' ? said() : said;
    });
  const create = vi.fn((_type: string, _options: object) => element);
  const submit = answer('submit', {});
  const elements = vi.fn((_options: object) => ({ create, submit }));
  const provider = {
    elements,
    createPaymentMethod: answer('createPaymentMethod', { paymentMethod: { id: 'pm_1' } }),
    confirmCardSetup: answer('confirmCardSetup', { setupIntent: { id: 'seti_9' } }),
    handleNextAction: answer('handleNextAction', { paymentIntent: { id: 'pi_9', status: 'succeeded' } }),
  };
  return {
    provider,
    elements,
    create,
    element,
    journal,
    raise: (name: string, event: object = {}) => heard[name]?.(event),
  };
}

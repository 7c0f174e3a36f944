import type { Stripe, StripeElements, StripeElementsOptionsMode, StripeError } from '@stripe/stripe-js';
import { paymentError } from '../../src/core/provider/paying/standing';
import type { ExpressSettings } from './settings';
import { WALLETS, type WalletType } from './wallets';

/** One entry of an order's `payment_data`. */
export interface PaymentDatum {
  readonly key: string;
  readonly value: string;
}

/** What the provider makes of a confirmed sheet, and how the order names it. */
export interface WayToPay {
  /** Options of the provider's elements that belong to this way. */
  readonly elements: Pick<StripeElementsOptionsMode, 'paymentMethodCreation' | 'captureMethod' | 'setupFutureUsage'> & {
    readonly paymentMethodTypes?: string[];
  };
  /** Returns what pays. @throws PaymentError with the provider's message: nothing is ordered */
  make(provider: Stripe, elements: StripeElements): Promise<readonly PaymentDatum[]>;
}

/** The way that the page's settings ask for. @param wallets those that the page offers */
export const wayToPay = (settings: ExpressSettings, wallets: readonly WalletType[]): WayToPay =>
  settings.tokens ? byConfirmationToken(settings.tokens, wallets) : BY_PAYMENT_METHOD;

/** Versions before 10.5, and accounts for which the platform has turned confirmation tokens off. */
const BY_PAYMENT_METHOD: WayToPay = {
  elements: { paymentMethodCreation: 'manual' },
  async make(provider, elements) {
    refuse(await elements.submit());
    const made = await provider.createPaymentMethod({ elements });
    if (made.error) throw refusal(made.error);
    return [{ key: 'wcpay-payment-method', value: made.paymentMethod.id }];
  },
};

function byConfirmationToken(
  { isManualCapture, hasSubscription }: NonNullable<ExpressSettings['tokens']>,
  wallets: readonly WalletType[],
): WayToPay {
  const types = [...new Set(wallets.map(wallet => WALLETS[wallet].type))];
  return {
    elements: {
      paymentMethodTypes: types,
      ...(isManualCapture && { captureMethod: 'manual' }),
      ...(hasSubscription && { setupFutureUsage: 'off_session' }),
    },
    async make(provider, elements) {
      refuse(await elements.submit());
      const made = await provider.createConfirmationToken({ elements });
      if (made.error) throw refusal(made.error);
      return [
        { key: 'wcpay-confirmation-token', value: made.confirmationToken.id },
        { key: 'wcpay-express-payment-method-types', value: JSON.stringify(types) },
      ];
    },
  };
}

function refuse({ error }: { readonly error?: StripeError | undefined }): void {
  if (error) throw refusal(error);
}

const refusal = ({ message }: StripeError) => paymentError('preparing', 'refused', message);

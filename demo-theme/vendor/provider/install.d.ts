import type {
  AvailablePaymentMethods,
  Stripe,
  StripeElements,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';

/** A button of a wallet. */
export type DemoWallet = Extract<
  StripeExpressCheckoutElementConfirmEvent['expressPaymentType'],
  'apple_pay' | 'google_pay' | 'amazon_pay' | 'link'
>;

/** Cards of the wallets: pays; the bank asks; refused; expired; `createPaymentMethod` answers an error. */
export type DemoCard = 'pays' | 'confirm' | 'declined' | 'expired' | 'error';

/** Somebody whom the wallets know: no surname, abroad, not shipped to, redacted while choosing. */
export type DemoPerson = 'ana' | 'zala' | 'wien' | 'usa' | 'redacted';

/** An address as the wallet tells it. */
export interface DemoAddress {
  name: string;
  email?: string;
  phone?: string;
  address: {
    line1?: string;
    line2?: string;
    city: string;
    state: string;
    postal_code: string;
    country: string;
  };
}

/** One call of the page, or one event that it was told. */
export interface JournalEntry {
  /**
   * `Stripe`, `elements`, `elements.create`, `elements.update`, `elements.submit`, `createPaymentMethod` …; of an element
   * `expressCheckout.mount`; an answer to an event `expressCheckout.click.resolve`; an event `expressCheckout:click`.
   */
  call: string;
  /** Copies: functions, nodes and the provider's objects by name. */
  args: unknown[];
  /** Milliseconds since the page began. */
  at: number;
  /** Message of its error or rejection. */
  error?: string;
}

/** Methods of the provider's object that the double has. */
export type DemoMethods = Pick<
  Stripe,
  | 'createPaymentMethod'
  | 'createConfirmationToken'
  | 'handleNextAction'
  | 'confirmCardPayment'
  | 'confirmCardSetup'
  | 'confirmSetup'
>;

export type PromiseMethod = keyof DemoMethods | keyof Pick<StripeElements, 'submit'>;

/** Answer of the page to an event: the options of `resolve`, or the reason for none. */
export type EventAnswer = Record<string, unknown> | 'rejected' | 'not answered';

/** Settings that may also stand in `window.demoProvider` before the script runs. */
export interface DemoProviderSettings {
  /** Wallets of the device. See contract/payments.md#sheet. */
  available: Partial<AvailablePaymentMethods>;
  /**
   * Answers in place of those of the sheet, the fields and the bank's window: an answer, a function of the method's
   * arguments that makes one (it may be a promise), or a list of these that is used up one by one.
   */
  answers: Partial<Record<PromiseMethod, unknown>>;
  /** `false`: elements tell `loaderror` in place of `ready`. */
  loads: boolean;
  /** Milliseconds from `mount` to `ready`. */
  readyAfter: number;
}

/** Controls of the double of the payment provider. */
export interface DemoProvider extends DemoProviderSettings {
  journal: JournalEntry[];
  /** The entries of one call or event. */
  calls(name: string): JournalEntry[];
  /** Presses a wallet's button; throws where there is none, or a sheet is open. */
  click(type: DemoWallet): Promise<EventAnswer>;
  /** Chooses an address in the open sheet. */
  changeAddress(address: DemoPerson | DemoAddress): Promise<EventAnswer>;
  /** Chooses one of the offered rates. */
  changeRate(id: string): Promise<EventAnswer>;
  /** Pays; again: a double tap. `details` replace parts of the event. */
  confirm(details?: Partial<StripeExpressCheckoutElementConfirmEvent>): void;
  /** Chooses the wallet's card. */
  chooseCard(card: DemoCard): void;
  /** Closes the sheet. */
  cancel(): void;
  /** The provider's frames don't come: `loaderror` on all elements, now and later. */
  failLoad(): void;
  /** Unmounts all elements, clears journal and settings. */
  reset(): void;
}

/**
 * Puts `window.Stripe` and `window.demoProvider` on the page. Returns a function that removes them.
 *
 * @param params `fault=none` (no method available) or `loaderror`, and `bank`: address that is called with the results of intents.
 */
export function installProvider(params?: URLSearchParams): () => void;

declare global {
  interface Window {
    /** Only where the double of the provider is. */
    demoProvider: DemoProvider;
  }
}

import type { ProviderElementLike } from '../../src/ui/ProviderElement';
import type { Notice } from './outcome';
import type { WalletType } from './wallets';

interface Buttons {
  /** Makes the provider's buttons, other ones after each start. */
  readonly create: () => ProviderElementLike;
  /** The wallets that this browser has; undefined until the provider has answered. */
  readonly wallets: readonly WalletType[] | undefined;
}

/**
 * The state of the wallet buttons of one place.
 *
 * - `off`: not started; `loading`: provider and price are asked for; `ready`: a wallet can be pressed;
 * - `updating`: another price is asked for;
 * - `sheet`: the wallet's sheet is open; `addressing`, `rating`: the sheet waits for rates, for a price;
 * - `confirming`: the provider makes a payment method; `placing`: the order is sent; `authenticating`: the bank asks;
 * - `done`: the page is left; `hidden`: nothing to pay, no price, or the provider failed.
 */
export type Stage =
  | { readonly phase: 'off' | 'loading' }
  | { readonly phase: 'ready' | 'updating'; readonly buttons: Buttons }
  | {
      readonly phase: 'sheet' | 'addressing' | 'rating' | 'confirming' | 'placing' | 'authenticating';
      readonly buttons: Buttons;
      readonly wallet: WalletType;
    }
  | { readonly phase: 'done'; readonly buttons: Buttons | undefined; readonly wallet: WalletType | undefined }
  /** `noOffer`: why no wallet is offered for the present choice. */
  | { readonly phase: 'hidden'; readonly noOffer: string | undefined };

type Phase = Stage['phase'];

export interface ExpressState {
  readonly stage: Stage;
  readonly notice: Notice | undefined;
}

/** Steps of a payment, and what ends them. See contract/payments.md#sheet. */
export type Step =
  /** Asks for provider and price: at the start, and after each change of the cart. */
  | 'start'
  /** Price and provider are there. */
  | 'priced'
  /** Variation or quantity have changed: another price is asked for. */
  | 'change'
  /** The new choice can't be bought, so it has no price. */
  | 'unbuyable'
  /** `click`. */
  | 'click'
  /** `shippingaddresschange`. */
  | 'address'
  /** `shippingratechange`. */
  | 'rate'
  /** An address or a rate is answered, with `resolve` or `reject`. */
  | 'answered'
  /** `confirm`. */
  | 'confirm'
  /** The payment method is made: POST checkout. */
  | 'order'
  /** The redirect URL asks for a confirmation by the bank. */
  | 'authenticate'
  /** The page leaves for the redirect URL. */
  | 'leave'
  /** `cancel`. */
  | 'cancel'
  /** Provider, shop or bank refused. */
  | 'failed'
  /** Add-to-cart failed. */
  | 'addFailed'
  /** Amount 0, a pricing error or `loaderror`: there is nothing to press. */
  | 'unavailable'
  /** Another payment on the page has an unknown result: nothing may be paid any more. */
  | 'locked'
  /** The browser shows a kept copy of the page again. */
  | 'restored';

type Steps = Readonly<Partial<Record<Step, Phase>>>;

/** From any phase. */
const ANY: Steps = { unavailable: 'hidden', locked: 'hidden', restored: 'loading' };

/** While the sheet is open. */
const OPEN: Steps = {
  address: 'addressing',
  rate: 'rating',
  confirm: 'confirming',
  cancel: 'ready',
  addFailed: 'hidden',
};

/** The phase after each step. A step that its phase does not have changes nothing. */
const TRANSITIONS: Readonly<Record<Phase, Steps>> = {
  off: { ...ANY, start: 'loading' },
  loading: { ...ANY, start: 'loading', priced: 'ready' },
  ready: { ...ANY, start: 'updating', change: 'updating', click: 'sheet', addFailed: 'hidden' },
  updating: { ...ANY, start: 'updating', change: 'updating', priced: 'ready', unbuyable: 'ready' },
  sheet: { ...ANY, ...OPEN },
  addressing: { ...ANY, ...OPEN, answered: 'sheet' },
  rating: { ...ANY, ...OPEN, answered: 'sheet' },
  // From here on the shopper has paid: `cancel` stops nothing, and the cart is kept.
  confirming: { ...ANY, order: 'placing', failed: 'ready', addFailed: 'hidden' },
  placing: { ...ANY, authenticate: 'authenticating', leave: 'done', failed: 'ready' },
  authenticating: { ...ANY, leave: 'done', failed: 'ready' },
  done: ANY,
  // The shop may still be informed of an order after `locked`.
  hidden: { ...ANY, start: 'loading', leave: 'done' },
};

/** What comes with a step: `priced`, `click`, `unavailable`. */
export interface Given {
  readonly create?: Buttons['create'];
  readonly wallet?: WalletType;
  readonly noOffer?: string;
}

/** Returns the stage after a step; undefined: the phase does not have the step. Other buttons have the wallets of those before at first. */
export function stageAfter(from: Stage, step: Step, given: Given = {}): Stage | undefined {
  const phase = TRANSITIONS[from.phase][step];
  const before = buttonsIn(from);
  const buttons = given.create ? { create: given.create, wallets: before?.wallets } : before;
  const wallet = given.wallet ?? ('wallet' in from ? from.wallet : undefined);
  switch (phase) {
    case undefined:
    case 'off':
      return undefined;
    case 'loading':
      return { phase };
    case 'hidden':
      return { phase, noOffer: given.noOffer };
    case 'ready':
    case 'updating':
      return buttons && { phase, buttons };
    case 'done':
      return { phase, buttons, wallet };
    default:
      return buttons && wallet && { phase, buttons, wallet };
  }
}

export const buttonsIn = (stage: Stage): Buttons | undefined => ('buttons' in stage ? stage.buttons : undefined);

export const isPaying = (stage: Stage): stage is Extract<Stage, { readonly wallet: unknown }> => 'wallet' in stage;

export const isPlacing = ({ phase }: Stage): boolean => phase === 'placing' || phase === 'authenticating';

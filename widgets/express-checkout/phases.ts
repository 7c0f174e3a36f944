/**
 * The state of the wallet buttons of one place. Source: add-on contract 8.9.
 *
 * - `off`: not started; `loading`: provider and price are asked for; `ready`: a wallet can be pressed;
 * - `updating`: another price is asked for;
 * - `sheet`: the wallet's sheet is open; `addressing`, `rating`: the sheet waits for rates, for a price;
 * - `confirming`: the provider makes a payment method; `placing`: the order is sent; `authenticating`: the bank asks;
 * - `done`: the page is left; `hidden`: nothing to pay, no price, or the provider failed.
 */
export type Phase =
  | 'off'
  | 'loading'
  | 'ready'
  | 'updating'
  | 'sheet'
  | 'addressing'
  | 'rating'
  | 'confirming'
  | 'placing'
  | 'authenticating'
  | 'done'
  | 'hidden';

/** Steps of contract 8.9, and what ends them. */
export type Step =
  /** Asks for provider and price: at the start, and after each change of the cart (step 1). */
  | 'start'
  /** Price and provider are there (step 2). */
  | 'priced'
  /** Variation or quantity have changed: another price is asked for (8.8 "Update on variation/quantity"). */
  | 'change'
  /** The new choice can't be bought, so it has no price (8.8: "button disabled → only unblock"). */
  | 'unbuyable'
  /** `click` (step 3). */
  | 'click'
  /** `shippingaddresschange` (step 4). */
  | 'address'
  /** `shippingratechange` (step 5). */
  | 'rate'
  /** An address or a rate is answered, with `resolve` or `reject` (steps 4, 5). */
  | 'answered'
  /** `confirm` (step 6). */
  | 'confirm'
  /** The payment method is made: POST checkout (step 6). */
  | 'order'
  /** The redirect URL asks for a confirmation by the bank (step 8). */
  | 'authenticate'
  /** The page leaves for the redirect URL (step 8). */
  | 'leave'
  /** `cancel` (step 9). */
  | 'cancel'
  /** Provider, shop or bank refused (steps 6–8: "failed"). */
  | 'failed'
  /** Add-to-cart failed (8.8 "If adding fails"). */
  | 'addFailed'
  /** Amount 0, a pricing error or `loaderror`: there is nothing to press (8.6). */
  | 'unavailable'
  /** Another payment on the page has an unknown result: nothing may be paid any more (15.12). */
  | 'locked'
  /** The browser shows a kept copy of the page again. */
  | 'restored';

type Steps = Readonly<Partial<Record<Step, Phase>>>;

/** "From any state". */
const ANY: Steps = { unavailable: 'hidden', locked: 'hidden', restored: 'loading' };

/** "Up to `rating` also `cancelled`". */
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

export const phaseAfter = (phase: Phase, step: Step): Phase | undefined => TRANSITIONS[phase][step];

export const hasButtons = (phase: Phase): boolean => phase !== 'off' && phase !== 'loading' && phase !== 'hidden';

export const isPaying = (phase: Phase): boolean => hasButtons(phase) && phase !== 'ready' && phase !== 'updating';

export const isPlacing = (phase: Phase): boolean => phase === 'placing' || phase === 'authenticating';

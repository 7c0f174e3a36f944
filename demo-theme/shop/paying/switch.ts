import { readCookies } from '../session';

/**
 * Settings of cards and wallets. `on`: both work; `late`, `absent`: the provider's script comes late or not at all;
 * `loaderror`, `none`: its answers; `login`: guests are asked to log in; `light`, `outline`: looks of the buttons;
 * `temporary`: a temporary cart tells the price, not the product page; `net`: prices without tax; `klarna`: the checkout also has
 * a method that leads to another site; `network`: cards are saved across the platform's shops; `older`: the plugin as before 10.5,
 * without confirmation tokens; `amazon`: Amazon Pay as well; `link`: Link in the card form and among the wallets;
 * `uncounted`: usage events are off.
 */
const FLAGS = [
  'on',
  'late',
  'absent',
  'loaderror',
  'none',
  'login',
  'light',
  'outline',
  'temporary',
  'net',
  'klarna',
  'network',
  'older',
  'amazon',
  'link',
  'uncounted',
] as const;
export type PaymentFlag = (typeof FLAGS)[number];

const COOKIE = 'demo_payments';

export interface PaymentSwitch {
  isOn: boolean;
  flags: readonly PaymentFlag[];
  has(flag: PaymentFlag): boolean;
  /** Cookies to set, so that a choice holds on the next pages. */
  remember: string[];
}

/** The gateway of the method that leads to another site, as the plugin names it. */
export const KLARNA = 'woocommerce_payments_klarna';

export const takesKlarna = ({ request }: { readonly request: Request }): boolean => readPayments(request).has('klarna');

/** Reads `?payments=on`, several with commas, or the cookie; `off` takes it back. Without it the shop takes no cards. */
export function readPayments(request: Request): PaymentSwitch {
  const query = new URL(request.url).searchParams.get('payments');
  const chosen = (query ?? readCookies(request)[COOKIE] ?? '').split(',');
  const flags = FLAGS.filter(flag => chosen.includes(flag));
  const remember =
    query === null ? [] : [`${COOKIE}=${flags.join(',')}; path=/${flags.length === 0 ? '; Max-Age=0' : ''}`];
  return { isOn: flags.length > 0, flags, has: flag => flags.includes(flag), remember };
}

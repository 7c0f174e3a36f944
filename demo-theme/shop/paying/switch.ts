import { readCookies } from '../session';

/**
 * Settings of cards and wallets. `on`: both work; `late`, `absent`: the provider's script comes late or not at all;
 * `loaderror`, `none`: its answers; `login`: guests are asked to log in; `light`, `outline`: looks of the buttons;
 * `temporary`: a temporary cart tells the price, not the product page; `net`: prices without tax; `klarna`, `alipay`: the checkout also has
 * a method that leads to another site; `network`: cards are saved across the platform's shops; `older`: the plugin as before 10.5,
 * without confirmation tokens; `amazon`: Amazon Pay as well; `link`: Link in the card form and among the wallets;
 * `uncounted`: usage events are off; `abroad`: Klarna is not for Slovenia; `test`: test mode, with a number to copy and the methods' icons.
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
  'alipay',
  'network',
  'older',
  'amazon',
  'link',
  'uncounted',
  'abroad',
  'test',
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

/** Methods that lead to another site; the gateways as the plugin names them. */
export const LEADING_AWAY = [
  { type: 'klarna', gatewayId: 'woocommerce_payments_klarna', title: 'Klarna', isBnpl: true },
  { type: 'alipay', gatewayId: 'woocommerce_payments_alipay', title: 'Alipay', isBnpl: false },
] as const;

/** Addresses of a method's pictures, for light and for dark pages. */
export function methodIcons(type: string, base: string): { readonly icon: string; readonly darkIcon: string } {
  const picture = `${base}/wp-content/plugins/woocommerce-payments/assets/images/payment-methods/${type}`;
  return { icon: `${picture}.svg`, darkIcon: `${picture}-dark.svg` };
}

/** Those of them that the shop takes. */
export function leadingAway({ request }: { readonly request: Request }) {
  const flags = readPayments(request);
  return LEADING_AWAY.filter(({ type }) => flags.has(type));
}

/** Reads `?payments=on`, several with commas, or the cookie; `off` takes it back. Without it the shop takes no cards. */
export function readPayments(request: Request): PaymentSwitch {
  const query = new URL(request.url).searchParams.get('payments');
  const chosen = (query ?? readCookies(request)[COOKIE] ?? '').split(',');
  const flags = FLAGS.filter(flag => chosen.includes(flag));
  const remember =
    query === null ? [] : [`${COOKIE}=${flags.join(',')}; path=/${flags.length === 0 ? '; Max-Age=0' : ''}`];
  return { isOn: flags.length > 0, flags, has: flag => flags.includes(flag), remember };
}

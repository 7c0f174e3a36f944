import type { Appearance, CssFontSource } from '@stripe/stripe-js';
import { isRecord } from '../../guards';
import { warnOnce } from '../../report';
import { callProvider } from '../callProvider';
import { providerSetting, providerText } from '../settings';
import { measureLooks } from './measureLooks';

export type Looks = Appearance;

/** Places that use looks, by the plugin's names, and the setting of each. See contract/payments.md#card-form. */
const SETTINGS = {
  shortcode_checkout: 'upeAppearance',
  add_payment_method: 'upeAddPaymentMethodAppearance',
  bnpl_product_page: 'upeBnplProductPageAppearance',
  bnpl_classic_cart: 'upeBnplClassicCartAppearance',
} as const;
type LooksPlace = keyof typeof SETTINGS;

const measured = new Map<LooksPlace, Looks>();

/**
 * Returns the looks that the shop has kept, else the page's, which are read once and kept there.
 * @param around where fields and labels are looked for
 * @param behind what stands behind the provider's element: its background and text
 */
export function looksFor(place: LooksPlace, around: HTMLElement, behind = around): Looks {
  return changeable(place, keptLooks(place) ?? readLooks(place, around, behind));
}

function keptLooks(place: LooksPlace): Looks | undefined {
  const kept = providerSetting(SETTINGS[place]);
  return isLooks(kept) ? kept : measured.get(place);
}

function readLooks(place: LooksPlace, around: HTMLElement, behind: HTMLElement): Looks {
  const looks = measureLooks(around, behind);
  measured.set(place, looks);
  save(place, looks);
  return looks;
}

/** Lets a theme change the looks: in `detail.appearance` of the event, or with another object there. */
function changeable(elementsLocation: LooksPlace, appearance: Looks): Looks {
  const detail: { appearance: unknown; readonly elementsLocation: string } = {
    appearance: structuredClone(appearance),
    elementsLocation,
  };
  document.body.dispatchEvent(new CustomEvent('wcpay_elements_appearance', { bubbles: true, detail }));
  return isLooks(detail.appearance) ? detail.appearance : appearance;
}

/** Clears the looks that were read from the page; for tests. */
export function forgetLooks(): void {
  measured.clear();
}

/** Checks no field: the provider leaves out those that it does not know. */
const isLooks = (value: unknown): value is Looks => isRecord(value) && Object.keys(value).length > 0;

function save(place: LooksPlace, looks: Looks): void {
  const nonce = providerText('saveUPEAppearanceNonce');
  if (!nonce) return;
  const fields = { elements_location: place, appearance: JSON.stringify(looks), _ajax_nonce: nonce };
  callProvider('save_upe_appearance', fields).catch((cause: unknown) =>
    warnOnce({
      where: 'provider',
      found: 'the shop did not keep the looks of the payment provider’s element',
      consequence: 'They are read from the page again on the next one.',
      cause,
    }),
  );
}

/** Hosts of fonts that the provider's frames may load style sheets from. See contract/payments.md#scripts. */
const HOSTS = ['fonts.googleapis.com', 'fonts.gstatic.com', 'fast.fonts.com', 'use.typekit.net'];

/** The page's style sheets with fonts, for the provider's elements, which stand in frames of their own. */
export function pageFonts(): { readonly fonts?: CssFontSource[] } {
  const addresses = [...document.styleSheets].flatMap(({ href }) => (href && isOfFonts(href) ? [href] : []));
  const fonts = [...new Set(addresses)].map(cssSrc => ({ cssSrc }));
  return fonts.length > 0 ? { fonts } : {};
}

const isOfFonts = (address: string): boolean => HOSTS.includes(new URL(address).host);

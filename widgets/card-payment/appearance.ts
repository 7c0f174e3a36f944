import type { Appearance } from '@stripe/stripe-js';
import { isRecord } from '../../src/core/bus/wire';
import { callPlugin } from '../../src/core/provider/callPlugin';
import { providerSetting, providerText } from '../../src/core/provider/settings';
import { warnOnce } from '../../src/core/report';
import { measureLooks } from './measureLooks';
import type { Purpose } from './settings';

/** Looks of the provider's element, which stands in a frame of its own. */
export type Looks = Appearance;

interface LooksPlace {
  /** The setting that has them. */
  readonly setting: string;
  /** The plugin's name for where they are used. Source: add-on contract 9.4. */
  readonly location: string;
}

const CHECKOUT: LooksPlace = { setting: 'upeAppearance', location: 'shortcode_checkout' };
const PLACES: Readonly<Record<Purpose, LooksPlace>> = {
  checkout: CHECKOUT,
  pay: CHECKOUT,
  add: { setting: 'upeAddPaymentMethodAppearance', location: 'add_payment_method' },
};

/** Looks that were read from this page. */
let measured: Looks | undefined;

/**
 * The looks that the shop has kept, else those of the page, which are read once and kept there. That they are not kept stops
 * nobody. Source: add-on contract 9.3, 9.8.
 */
export function looksFor(form: HTMLFormElement, purpose: Purpose): Looks {
  const { setting, location } = PLACES[purpose];
  const kept = providerSetting(setting);
  if (isLooks(kept)) return kept;
  if (measured) return measured;
  measured = measureLooks(form);
  save(location, measured);
  return measured;
}

/** Forgets what was read from the page; for tests. */
export function forgetLooks(): void {
  measured = undefined;
}

/** What is in it is the provider's to judge: it leaves out what it does not know. */
const isLooks = (value: unknown): value is Looks => isRecord(value) && Object.keys(value).length > 0;

function save(location: string, looks: Looks): void {
  const nonce = providerText('saveUPEAppearanceNonce');
  if (!nonce) return;
  const fields = { elements_location: location, appearance: JSON.stringify(looks), _ajax_nonce: nonce };
  callPlugin('save_upe_appearance', fields).catch((cause: unknown) =>
    warnOnce({
      where: 'card-payment',
      found: 'the shop did not keep the looks of the card form',
      consequence: 'They are read from the page again on the next one.',
      cause,
    }),
  );
}

import type { PaymentSwitch } from './switch';

/** Address of the provider's script, which is the demo's own double. */
export const PROVIDER = '/vendor/provider.js';

/** Address that the script calls with the bank's decision. */
export const BANK = '/_demo/bank';

const LATE_MS = 3000;

/** The tag of the provider's script, as the switch asks for it. */
export function providerTag(payments: PaymentSwitch): string {
  if (payments.has('absent')) return '';
  const query = new URLSearchParams({ bank: BANK });
  if (payments.has('loaderror')) query.set('fault', 'loaderror');
  if (payments.has('none')) query.set('fault', 'none');
  if (payments.has('network')) query.set('network', '1');
  if (payments.has('late')) query.set('late', String(LATE_MS));
  return `<script type="module" async src="${PROVIDER}?${query.toString().replaceAll('&', '&amp;')}"></script>`;
}

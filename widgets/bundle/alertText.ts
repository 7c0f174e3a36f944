import { type Decimal, numberOf, ZERO } from './decimal';
import { priceText } from './priceHtml';
import type { Finding, Reason } from './readiness';
import type { BundleSettings } from './settings';
import type { BundleTerms } from './terms';
import { wording } from './wording';

/** What a shopper reads of a bundle that can't be added; the page's own text first. Source: spec storefront 8. */
export function alertText(
  reason: Reason,
  { name, count }: Finding,
  terms: BundleTerms,
  sale: Decimal | undefined,
  settings: BundleSettings,
): DocumentFragment {
  const limits: Readonly<Partial<Record<Reason, Decimal | undefined>>> = terms;
  const limit = limits[reason] ?? ZERO;
  const shown = reason.startsWith('total') ? priceText(limit, settings) : String(numberOf(limit));
  const values: Record<string, string> = {
    min: shown,
    max: shown,
    selected: String(numberOf(count)),
    total: priceText(sale ?? ZERO, settings),
  };
  const text = wording(`alert_${reason}`, settings, { ...values, n: numberOf(limit), name: '[name]' });
  return withName(
    text.replace(/\[(\w+)\]/g, (placeholder, key: string) => values[key] ?? placeholder),
    name,
  );
}

/** The text, with the item's name in bold; both are text, whatever is in them. */
function withName(text: string, name: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  text.split('[name]').forEach((part, index) => {
    if (index > 0) fragment.appendChild(document.createElement('strong')).textContent = name;
    fragment.append(part);
  });
  return fragment;
}

import { numberOf, type Units } from '../../src/core/decimal';
import { escapeHtml, html, type Markup, replaceIn } from '../../src/core/html';
import type { BundleItem } from './items';
import { wording } from './messages';
import { priceText } from './prices';
import type { BundleSettings } from './settings';
import type { BundleTerms } from './terms';

type Reason = 'selection' | 'unpurchasable' | 'empty' | 'min' | 'max' | 'total_min' | 'total_max';

interface Finding {
  /** Undefined: the bundle can be added. */
  readonly reason: Reason | undefined;
  readonly name: string;
  readonly count: Units;
}

export const countOf = (items: readonly BundleItem[]): Units => items.reduce((sum, { quantity }) => sum + quantity, 0n);

/** Returns a bundle's count and first problem; without a `sale` its limits are not checked. */
export function check(items: readonly BundleItem[], terms: BundleTerms, sale: Units | undefined): Finding {
  const count = countOf(items);
  const chosen = items.filter(({ quantity }) => quantity > 0n);
  const open = chosen.find(({ id }) => !id);
  if (open) return { reason: 'selection', name: open.name, count };
  const unpurchasable = chosen.find(item => item.isOptional && item.isUnpurchasable);
  if (unpurchasable) return { reason: 'unpurchasable', name: unpurchasable.name, count };
  return { reason: reasonOf(count, terms, sale), name: '', count };
}

function reasonOf(count: Units, terms: BundleTerms, sale: Units | undefined): Reason | undefined {
  const { isOptional, min, max, total_min: totalMin, total_max: totalMax } = terms;
  if (count <= 0n) return 'empty';
  if (isOptional && min && count < min) return 'min';
  if (isOptional && max && max < count) return 'max';
  if (sale !== undefined && totalMin && sale < totalMin) return 'total_min';
  return sale !== undefined && totalMax && totalMax < sale ? 'total_max' : undefined;
}

/** The page's own text first. Nothing in the names or in the texts is HTML. */
export function alertHtml(
  reason: Reason,
  { name, count }: Finding,
  terms: BundleTerms,
  sale: Units | undefined,
  settings: BundleSettings,
): Markup {
  const limits: Readonly<Partial<Record<Reason, Units | undefined>>> = terms;
  const limit = limits[reason] ?? 0n;
  const shown = reason.startsWith('total') ? priceText(limit, settings) : String(numberOf(limit));
  const values: Record<string, string> = {
    min: shown,
    max: shown,
    selected: String(numberOf(count)),
    total: priceText(sale ?? 0n, settings),
  };
  const text = wording(`alert_${reason}`, settings, { ...values, n: numberOf(limit), name: '[name]' });
  const filled = text.replace(/\[(\w+)\]/g, (placeholder, key: string) => values[key] ?? placeholder);
  return replaceIn(escapeHtml(filled), /\[name\]/g, () => html`<strong>${escapeHtml(name)}</strong>`);
}

import { escapeHtml } from './html';
import { type Product, productPath } from './product';
import type { Visit } from './visit';

/** Query parameters of this demo; they are not item data, and stay with the page that a form asks for. */
export const SWITCHES: readonly string[] = [
  'payments',
  'services',
  'late',
  'jquery',
  'script',
  'listeners',
  'panel',
  'csp',
  'theme',
  'rows',
  'orderby',
  'paged',
  'kategorija',
  'adds',
  'wc-ajax',
];

/** Where a product's form goes: its page, drawn as it is now. */
export function formAction(product: Product, { url }: Pick<Visit, 'url'>): string {
  const kept = [...url.searchParams].filter(([name]) => SWITCHES.includes(name) && name !== 'wc-ajax');
  const query = new URLSearchParams(kept).toString();
  return productPath(product) + (query && `?${escapeHtml(query)}`);
}

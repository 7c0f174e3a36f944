import type { MessageParams } from '../../src/core/messages';
import { type BundleSettings, readSettings } from './settings';
import type { loadTexts } from './texts';

const KEYS = [
  'alert_selection',
  'alert_unpurchasable',
  'alert_empty',
  'alert_min',
  'alert_max',
  'alert_total_min',
  'alert_total_max',
  'price_text',
  'selected_text',
  'saved_text',
] as const;

/** Key of a text in `woosb_vars`. */
export type Wording = (typeof KEYS)[number];

let texts: Awaited<ReturnType<typeof loadTexts>> | undefined;

/** A text of bundles: the page's own, else the widget's. Source: add-on contract 1.3. */
export const wording = (key: Wording, { own }: BundleSettings, params?: MessageParams): string =>
  own(key) || texts?.(`bundle.${key}`, params) || '';

/** Calls `ready` when there is a text for everything: at once, where the page has its own. */
export function whenWorded(ready: () => void): void {
  const { own } = readSettings();
  if (texts || KEYS.every(own)) {
    ready();
    return;
  }
  const go = async () => {
    const { loadTexts } = await import('./texts');
    texts = await loadTexts();
  };
  // Without them the bundle is checked all the same, and the shop explains.
  void go().then(ready, ready);
}

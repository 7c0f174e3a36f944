import { warnOnce } from '../../src/core/report';

/** A table's settings by name; values are strings, or what the shop's editor wrote. Source: contract product-table 2.6. */
export type TableSettings = Readonly<Record<string, unknown>>;

/**
 * The table's settings as they stand in its markup; none where they can't be read.
 * Source: spec product-table 3.1; contract 0.2, 2.6, 39.2.
 */
export function readSettings(container: Element): TableSettings {
  const printed = container.getAttribute('data-wcpt-sc-attrs');
  if (!printed) return {};
  try {
    const parsed: unknown = JSON.parse(printed);
    // An empty list is what the server prints for no settings.
    if (Array.isArray(parsed) && !parsed.length) return {};
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  } catch {
    // Said below.
  }
  warnOnce({
    where: 'product-table',
    element: container,
    found: `data-wcpt-sc-attrs is no JSON object: ${printed.slice(0, 100)}`,
    consequence: 'The table works as if it had no settings.',
  });
  return {};
}

/** Whether a flag is set: `"false"`, `"0"`, `"no"`, an empty text and absence are off. Source: contract product-table 0.2. */
export function isOn(settings: TableSettings, name: string): boolean {
  const value = settings[name];
  return Boolean(value) && !/^(?:false|0|no)?$/i.test(String(value).trim());
}

/** Whether a flag reads exactly `true`, as those of auto-scrolling must. */
export const isTrue = (settings: TableSettings, name: string): boolean => String(settings[name]) === 'true';

/** A setting as text; empty when missing. */
export function textOf(settings: TableSettings, name: string): string {
  const value = settings[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * Whether the page is loaded anew for each choice. The shop's own script compares with the one word, as in few settings: any
 * other text is on. Source: contract product-table 0.2.
 */
export function isAjaxDisabled(settings: TableSettings): boolean {
  const disabled = textOf(settings, 'disable_ajax');
  return disabled !== '' && disabled !== 'false';
}

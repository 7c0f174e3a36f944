import { pageGlobal } from '../../../src/core/config/pageGlobal';
import { ajaxTemplate, readGlobal } from '../../../src/core/config/shopGlobals';
import { isRecord, parseJson, recordOf, text } from '../../../src/core/guards';
import { warnOnce } from '../../../src/core/report';

/** A table's settings by name; values are strings, or values that the shop's editor wrote. */
export type TableSettings = Readonly<Record<string, unknown>>;

/** Returns no settings where they can't be read. */
export const readSettings = (container: Element): TableSettings =>
  readPrinted(container, 'data-wcpt-sc-attrs', {
    check: objectFields,
    form: 'JSON object',
    consequence: 'The table works as if it had no settings.',
  }) ?? {};

/** Whether a flag is set: `"false"`, `"0"`, `"no"`, an empty text and absence are off. */
export const isFlagOn = (value: unknown): boolean => Boolean(value) && !/^(?:false|0|no)?$/i.test(String(value).trim());

export const isOn = (settings: TableSettings, name: string): boolean => isFlagOn(settings[name]);

export function textOf(settings: TableSettings, name: string): string {
  const value = settings[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whether each choice loads the page: any text but `false` is on. */
export function isAjaxDisabled(settings: TableSettings): boolean {
  const disabled = textOf(settings, 'disable_ajax');
  return disabled !== '' && disabled !== 'false';
}

/** Whether form mode shows the counts of dynamic filters before it leaves the page. */
export const showsCounts = (settings: TableSettings): boolean =>
  ['dynamic_recount', 'dynamic_hide_filters', 'dynamic_filters_lazy_load'].some(name => isOn(settings, name));

/** Returns px, or the height of the element that a selector finds; `otherwise` for a text that is neither. */
export function readLength(setting: string, otherwise: number): number {
  const number = Number.parseFloat(setting);
  if (!Number.isNaN(number) || !setting.trim()) return Number.isNaN(number) ? otherwise : number;
  try {
    return document.querySelector<HTMLElement>(setting)?.offsetHeight ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Reads the page-wide settings of product tables; a missing text is empty. */
export function readTableParams() {
  const params = readGlobal('wcpt_params') ?? {};
  const { phone, tablet } = recordOf(params.breakpoints);
  return {
    ajaxTemplate: text(params.wc_ajax_url) || ajaxTemplate(),
    /** Address that form mode leads to, and the table there. */
    shopUrl: text(params.shop_url),
    shopTableId: text(params.shop_table_id),
    /** Widths up to which a device view holds, CSS px. */
    breakpoints: { phone: Number(phone) > 0 ? Number(phone) : 749, tablet: Number(tablet) > 0 ? Number(tablet) : 1199 },
    initialDevice: text(params.initial_device),
    /** `page` in `/trgovina/page/2/`. */
    paginationSlug: text(params.pagination_slug) || 'page',
    /** Whether addresses are paths rather than queries. */
    hasPaths: text(params.permalink_structure) !== '',
  };
}

export type Breakpoints = ReturnType<typeof readTableParams>['breakpoints'];

/** Names of the page's parameters that every table query carries. See contract/product-table.md#query. */
export function readPersistedNames(): readonly string[] {
  const names = pageGlobal('wcpt_persist_params');
  return Array.isArray(names) ? names.filter(name => typeof name === 'string') : ['s', 'post_type', 'term', 'taxonomy'];
}

interface Reading<Value> {
  /** Returns the checked value of the JSON; undefined: it has another form. */
  readonly check: (json: unknown) => Value | undefined;
  readonly form: string;
  readonly consequence: string;
  /** Owner of the attribute, for a warning about the table around it; default: the warning is about the element. */
  readonly owner?: string;
  /** Warnings with the same key are given once; default: one for each text. */
  readonly key?: string;
}

/** Reads an attribute with JSON; undefined where it is missing, empty or, which is warned of, no such JSON. */
export function readPrinted<Value>(
  element: Element,
  attribute: string,
  { check, form, consequence, owner, key }: Reading<Value>,
): Value | undefined {
  const printed = element.getAttribute(attribute)?.trim();
  if (!printed) return undefined;
  const value = check(parseJson(printed));
  if (value !== undefined) return value;
  const found = `${attribute}${owner ? ` of ${owner}` : ''} is no ${form}: ${printed.slice(0, 100)}`;
  warnOnce({ where: 'product-table', element: owner ? element.closest('.wcpt') : element, found, consequence }, key);
  return undefined;
}

/** Returns the fields of an object. The server prints an empty list for an object without fields. */
export function objectFields(json: unknown): Readonly<Record<string, unknown>> | undefined {
  if (isRecord(json)) return json;
  return Array.isArray(json) && !json.length ? {} : undefined;
}

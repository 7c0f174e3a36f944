import { ajaxTemplate, readGlobal, text } from '../../src/core/config/shopGlobals';

/** Widths up to which a device view holds, CSS px. Source: contract product-table 3.1. */
export interface Breakpoints {
  readonly phone: number;
  readonly tablet: number;
}

/** The product tables' page-wide settings, as they stand now; texts where the page has them, else empty. */
export interface TableParams {
  /** Address template with `%%endpoint%%`. */
  readonly ajaxTemplate: string;
  /** Where form mode goes, and the table there. */
  readonly shopUrl: string;
  readonly shopTableId: string;
  readonly breakpoints: Breakpoints;
  readonly currencySymbol: string;
  readonly initialDevice: string;
  /** `page` in `/trgovina/page/2/`. */
  readonly paginationSlug: string;
  /** Whether addresses are paths rather than queries. */
  readonly hasPaths: boolean;
}

/** Reads `wcpt_params`. Source: spec product-table 3.12; contract 34. */
export function readTableParams(): TableParams {
  const params = readGlobal('wcpt_params') ?? {};
  const { breakpoints } = params;
  const limits = typeof breakpoints === 'object' && breakpoints !== null ? { ...breakpoints } : {};
  return {
    ajaxTemplate: text(params.wc_ajax_url) || ajaxTemplate(),
    shopUrl: text(params.shop_url),
    shopTableId: text(params.shop_table_id),
    breakpoints: { phone: 749, tablet: 1199, ...widths(limits) },
    currencySymbol: text(params.currency_symbol),
    initialDevice: text(params.initial_device),
    paginationSlug: text(params.pagination_slug) || 'page',
    hasPaths: text(params.permalink_structure) !== '',
  };
}

function widths(limits: Readonly<Record<string, unknown>>): Partial<Breakpoints> {
  const found = Object.entries(limits).flatMap(([device, width]) =>
    Number(width) > 0 ? [[device, Number(width)] as const] : [],
  );
  return Object.fromEntries(found);
}

/** Names of the page's parameters that every table query carries. Source: spec product-table 2.2; contract 2.4. */
export function readPersistedNames(): readonly string[] {
  const names: unknown = Reflect.get(globalThis, 'wcpt_persist_params');
  return Array.isArray(names) ? names.filter(name => typeof name === 'string') : ['s', 'post_type', 'term', 'taxonomy'];
}

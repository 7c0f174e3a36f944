import { property } from './property';

/** Settings of order attribution. */
export interface AttributionParams {
  /** Minutes that the source of a visitor is kept; 0: until the browser closes. */
  readonly lifetime: number;
  /** Minutes without a page after which a session ends. */
  readonly session: number;
  readonly base64: boolean;
  /** What the names of the inputs begin with. */
  readonly prefix: string;
  readonly allowsTracking: boolean;
  /** Category of the consent API that decides; empty: that API is not asked. */
  readonly consentCategory: string;
  /** Field and where its value stands in the source data: `utm_source`, `current.src`. */
  readonly fields: readonly (readonly [field: string, path: string])[];
}

const MINUTES_OF_MONTH = 30 * 24 * 60;
/** Months. Source: spec storefront 9 "Attribution". */
const LIFETIME = 6;
/** Minutes. Source: spec storefront 9 "Attribution". */
const SESSION = 30;

function minutes(value: unknown, otherwise: number, unit: number): number {
  const number = Number.parseFloat(String(value));
  return Math.trunc((number > 0 ? number : otherwise) * unit);
}

const record = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });
const isOn = (value: unknown): boolean => /^(1|true|yes|on)$/.test(String(value));

/**
 * The page's `wc_order_attribution` as it stands now; what is missing or makes no sense has its default.
 * Source: contract 21.2.
 */
export function readParams(): AttributionParams {
  const config = record(property(window, 'wc_order_attribution'));
  const { lifetime, session, base64, prefix, allowTracking, consentCategory } = record(config.params);
  return {
    lifetime: minutes(lifetime, LIFETIME, MINUTES_OF_MONTH),
    session: minutes(session, SESSION, 1),
    base64: isOn(base64),
    prefix: String(prefix ?? 'wc_order_attribution_'),
    allowsTracking: isOn(allowTracking),
    consentCategory: String(consentCategory ?? ''),
    fields: Object.entries(record(config.fields)).map(([field, path]) => [field, String(path)]),
  };
}

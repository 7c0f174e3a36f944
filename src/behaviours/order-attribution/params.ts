import { pageGlobal } from '../../core/config/pageGlobal';
import { isOn, recordOf } from '../../core/guards';
import { decode } from '../../core/url';
import type { SourceData } from './cookies';

export type AttributionParams = ReturnType<typeof readParams>;

const MINUTES_OF_MONTH = 30 * 24 * 60;
/** Months. */
const LIFETIME = 6;
/** Minutes. */
const SESSION = 30;

function minutes(value: unknown, otherwise: number, unit: number): number {
  const number = Number.parseFloat(String(value));
  return Math.trunc((number > 0 ? number : otherwise) * unit);
}

/** Reads the settings; a missing or invalid one has its default. See contract/attribution.md#markup. */
export function readParams() {
  const config = recordOf(pageGlobal('wc_order_attribution'));
  const { lifetime, session, base64, prefix, allowTracking, consentCategory } = recordOf(config.params);
  return {
    /** Minutes that the source of a visitor is kept; 0: until the browser closes. */
    lifetime: minutes(lifetime, LIFETIME, MINUTES_OF_MONTH),
    /** Minutes without a page after which a session ends. */
    session: minutes(session, SESSION, 1),
    base64: isOn(base64),
    prefix: String(prefix ?? 'wc_order_attribution_'),
    allowsTracking: isOn(allowTracking),
    /** Category of the consent API that decides; empty: that API is not asked. */
    consentCategory: String(consentCategory ?? ''),
    /** Field and where its value stands in the source data: `utm_source`, `current.src`. */
    fields: Object.entries(recordOf(config.fields)).map(([field, path]) => [field, String(path)] as const),
  };
}

/** Values for an order or a registration, by field; null where one is unknown or not allowed. */
export type AttributionValues = Readonly<Record<string, string | null>>;

/** Returns the values by field. Those of addresses are decoded here, once. */
export const valuesOf = (fields: AttributionParams['fields'], data: SourceData | undefined): AttributionValues =>
  Object.fromEntries(
    fields.map(([field, path]) => {
      const [cookie = '', key = ''] = path.split('.');
      const value = property(property(data, cookie), key);
      return [field, typeof value === 'string' ? decode(value) : null];
    }),
  );

export const property = (owner: unknown, name: string): unknown => Reflect.get(Object(owner), name);

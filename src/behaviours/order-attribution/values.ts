import type { SourceData } from './cookies';
import { decode } from './encoding';
import type { AttributionParams } from './params';
import { property } from './property';

/** What an order or a registration is told, by field; null where it is not known or may not be. */
export type AttributionValues = Readonly<Record<string, string | null>>;

/**
 * The value of each field; without data all are null. Values of addresses are decoded here, once.
 * Source: contract 21.2–21.4.
 */
export const valuesOf = (fields: AttributionParams['fields'], data: SourceData | undefined): AttributionValues =>
  Object.fromEntries(
    fields.map(([field, path]) => {
      const [cookie = '', key = ''] = path.split('.');
      const value = property(property(data, cookie), key);
      return [field, typeof value === 'string' ? decode(value) : null];
    }),
  );

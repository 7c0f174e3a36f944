import type { Schema } from '../shape';
import { encodeForm, type FormFields } from './form';
import { type CallOptions, request } from './request';

interface ShopAjaxOptions extends CallOptions {
  /** The page's `wc_ajax_url`, with `%%endpoint%%` where the endpoint goes. */
  readonly template: string;
}

/** Fields of a call: values to encode, or a form as it stands (a `FormData` goes out as multipart, for POST only). */
type ShopAjaxFields = FormFields | FormData;

/** Replaces the first placeholder only. */
export function shopAjaxUrl(template: string, endpoint: string): string {
  return template.replace('%%endpoint%%', () => endpoint);
}

/**
 * See contract/page.md#calls.
 * @returns the schema's output; without one the parsed JSON, or with `as: 'text'` the text
 * @throws CallError of any kind; `shape` when the answer does not fit the schema
 */
export async function shopAjax<T>(
  endpoint: string,
  fields: ShopAjaxFields,
  options: ShopAjaxOptions & { readonly as?: 'json' | undefined; readonly schema: Schema<T> },
): Promise<T>;
export async function shopAjax(
  endpoint: string,
  fields: ShopAjaxFields,
  options: ShopAjaxOptions & { readonly as: 'text' },
): Promise<string>;
export async function shopAjax(
  endpoint: string,
  fields: ShopAjaxFields,
  options: ShopAjaxOptions & { readonly as?: 'json' | undefined },
): Promise<unknown>;
export async function shopAjax(
  endpoint: string,
  fields: ShopAjaxFields,
  options: ShopAjaxOptions & { readonly as?: 'json' | 'text' | undefined; readonly schema?: Schema<unknown> },
): Promise<unknown> {
  const { as, signal, timeout } = options;
  const url = shopAjaxUrl(options.template, endpoint);
  // A `FormData` stays one: the browser encodes it with its files.
  const sent = fields instanceof FormData ? { body: fields } : { body: encodeForm(fields), fields };
  const answer = await request(url, { as, signal, timeout, ...sent, isAjax: true });
  if (!options.schema) return answer.data;
  const { checkShape } = await import('../shape');
  return checkShape(options.schema, answer.data, url);
}

import { looseObject, optional, safeParse, unknown } from 'valibot';
import { CallError } from '../../errors';
import { ownEntries } from '../../shape';
import { encodeForm, type FormFields } from '../form';
import { request } from '../request';
import type { SiteAnswer, SiteCallOptions } from '../scriptCalls';
import { AJAX_HEADERS } from '../shopAjax';

const Envelope = looseObject(ownEntries({ success: unknown(), data: optional(unknown()) }));

/** @throws CallError `refused` for whatever is neither `1` nor `success: true`. Source: spec storefront 7; contract storefront 27. */
export async function siteAjax(
  action: string,
  fields: FormFields,
  { url, signal, timeout }: SiteCallOptions & { readonly url: string },
): Promise<SiteAnswer<unknown>> {
  const body = encodeForm({ ...fields, action });
  const { data: answer, status, headers } = await request(url, { body, headers: AJAX_HEADERS, signal, timeout });
  const total = action === 'query-attachments' ? Number(headers.get('X-WP-Total') ?? Number.NaN) : Number.NaN;
  return { data: dataOf(answer, action, url, status), total: Number.isNaN(total) ? undefined : total };
}

function dataOf(answer: unknown, action: string, url: string, status: number): unknown {
  if (answer === 1 || answer === '1') return undefined;
  const { success, output } = safeParse(Envelope, answer);
  if (success && output.success) return output.data;
  throw new CallError(`${url}: ${action} was refused`, {
    kind: 'refused',
    url,
    status,
    answer: success ? output.data : answer,
  });
}

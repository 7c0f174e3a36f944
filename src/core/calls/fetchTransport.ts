import ky from 'ky';
import { FORM_TYPE } from './form';
import type { Read, Sending } from './transport';

/** Sends a call without jQuery: where the page has none, or the shop's own script would not use it. */
export async function sendWithFetch<T extends { readonly data: unknown }>(sending: Sending, read: Read<T>): Promise<T> {
  const { target, method, headers, body, contentType, signal } = sending;
  const response = await ky(target, {
    method,
    headers: { ...(typeof body === 'string' && { 'Content-Type': contentType ?? FORM_TYPE }), ...headers },
    ...(body !== undefined && { body }),
    // The browser then stops a redirect to another origin before it sends anything.
    mode: 'same-origin',
    redirect: 'follow',
    signal,
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
  });
  const { status, url } = response;
  return read({ status, headers: response.headers, url: url || target, text: await response.text() });
}

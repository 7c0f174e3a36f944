import { vi } from 'vitest';
import { isCallError } from '../../../src/core/errors';

/** A request that the shop received. */
export interface Sent {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly credentials: string;
  readonly redirect: string;
  readonly mode: string;
  readonly body: string;
}

/** An answer of the shop; strings are bodies of status 200. */
export type Reply = string | Response | Error | ((request: Request) => Promise<Response>);

/** Answers calls in turn and records the requests. */
export function shopAnswers(...replies: Reply[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (request: Request): Promise<Response> => {
    const { method, headers, credentials, redirect, mode } = request;
    const body = await request.clone().text();
    sent.push({ url: new URL(request.url), method, headers, credentials, redirect, mode, body });
    const reply = replies[Math.min(sent.length, replies.length) - 1] ?? '';
    if (reply instanceof Error) throw reply;
    if (typeof reply === 'function') return reply(request);
    return typeof reply === 'string' ? new Response(reply) : reply;
  });
  return sent;
}

/** A server that never answers, but lets the caller hang up. */
export function silence(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    const hangUp = () => reject(new DOMException('aborted', 'AbortError'));
    if (request.signal.aborted) hangUp();
    request.signal.addEventListener('abort', hangUp);
  });
}

/** A server that sends its headers and never its body. */
export async function hangingBody(request: Request): Promise<Response> {
  const answer = new Response('');
  vi.spyOn(answer, 'text').mockImplementation(() => silence(request).then(() => ''));
  return answer;
}

/** A JSON answer. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** Returns the CallError that a call fails with. */
export async function failure(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isCallError(error)) throw new Error(`expected a CallError, got ${error}`);
  return error;
}

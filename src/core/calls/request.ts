import ky from 'ky';
import { pageConfig } from '../config/pageConfig';
import { isLeaving, whenStaying } from '../connection/leaving';
import { CallError, type CallFailure, isCallError } from '../errors';
import { followableUrl } from '../url';
import { type AjaxOutcome, type AjaxSettings, announceCall } from './ajaxEvents';
import { findJson, parseAnswer } from './json';

const FORM_TYPE = 'application/x-www-form-urlencoded; charset=UTF-8';

/** Options of every call. */
export interface CallOptions {
  /** Aborts the call, which then fails as `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** ms for the whole answer, body included; default: the page's own `timeout`. */
  readonly timeout?: number | undefined;
}

export interface RequestOptions extends CallOptions {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** An encoded body, or a form with its files. */
  readonly body?: string | FormData | undefined;
  /** Content type of a body that is a string; default: a form. */
  readonly contentType?: string | undefined;
  readonly as?: 'json' | 'text' | undefined;
  /** Follows redirects within the origin, as for forms and links; other redirects fail as `refused`. */
  readonly followsRedirects?: boolean | undefined;
  /** Called with the headers of every answer, also of errors. */
  readonly onHeaders?: ((headers: Headers) => void) | undefined;
}

/** An answer with a status below 400. */
export interface Answer {
  /** The parsed JSON, or the text. */
  readonly data: unknown;
  readonly status: number;
  readonly headers: Headers;
  /** Address of the answer, after redirects. */
  readonly url: string;
}

/**
 * Sends a request to the page's origin, which alone may get a nonce. The closing jQuery events follow in a later task: the shop
 * triggers them after its success handlers, which here run in the microtasks after this promise. Source: contract storefront 2.2.
 * @throws CallError of any kind but `shape`; `http` and `refused` carry the parsed `answer` if it was JSON
 */
export async function request(url: string, options: RequestOptions): Promise<Answer> {
  const { method = 'POST', body, as = 'json', followsRedirects, signal, timeout = pageConfig().timeout } = options;
  const target = ownUrl(url);
  if (!target) throw new CallError(`${url}: not an address of this shop`, { kind: 'network', url });

  const controller = new AbortController();
  const giveUp = () => controller.abort();
  if (signal?.aborted) throw new CallError(`${url}: given up`, { kind: 'aborted', url });
  signal?.addEventListener('abort', giveUp);
  let late = false;
  // Not ky's own timeout, which does not cover the body.
  const stopWaiting = afterWaiting(timeout, () => {
    late = true;
    giveUp();
  });

  const contentType = typeof body === 'string' && (options.contentType ?? FORM_TYPE);
  const settings: AjaxSettings = { url, type: method, method, data: body, dataType: as, contentType, global: true };
  const call = announceCall(settings, giveUp);
  let outcome: AjaxOutcome = {};
  try {
    const response = await ky(target, {
      method,
      headers: { ...(contentType && { 'Content-Type': contentType }), ...options.headers, ...call?.headers },
      ...(body !== undefined && { body }),
      // The browser then stops a redirect to another origin before it sends anything.
      mode: 'same-origin',
      redirect: followsRedirects ? 'follow' : 'manual',
      signal: controller.signal,
      timeout: false,
      retry: 0,
      throwHttpErrors: false,
    });
    if (isForeign(response)) throw sentElsewhere(url);
    outcome = { response };
    options.onHeaders?.(response.headers);
    const text = await response.text();
    outcome = { response, text };
    const data = readBody(response, text, url, as);
    outcome = { response, text, data };
    return { data, status: response.status, headers: response.headers, url: response.url || url };
  } catch (cause) {
    const isEnded = isLeaving() && !isCallError(cause);
    if (isEnded) await whenStaying();
    const kind = late ? 'timeout' : controller.signal.aborted || isEnded ? 'aborted' : 'network';
    const isStopped = kind === 'network' && followsRedirects;
    const error = isCallError(cause)
      ? cause
      : isStopped && (await redirects(target, method, controller.signal))
        ? sentElsewhere(url, cause)
        : failedToSend(kind, url, outcome.response?.status, cause);
    outcome = outcomeOf(error, outcome);
    throw error;
  } finally {
    stopWaiting();
    signal?.removeEventListener('abort', giveUp);
    if (call) setTimeout(() => call.end(outcome));
  }
}

/** Additional time, ms, to read an answer that may have come while the page was busy, which a late timer shows. */
const READS_WITHIN = 1000;
/** Lateness of a timer, ms, from which the page counts as busy. */
const BUSY = 100;

/** Calls a function after a time, ms, or `READS_WITHIN` later where the page was busy as it ended. @returns what ends the wait */
function afterWaiting(time: number, act: () => void): () => void {
  const end = performance.now() + time;
  const look = () => {
    if (performance.now() - end > BUSY) timer = setTimeout(act, READS_WITHIN);
    else act();
  };
  let timer = setTimeout(look, time);
  return () => clearTimeout(timer);
}

function readBody(response: Response, text: string, url: string, as: 'json' | 'text'): unknown {
  const { status } = response;
  if (status < 400) return as === 'json' ? parseAnswer(text, url, status) : text;
  const body = text.slice(0, 500);
  if (text.trim() === '-1') {
    throw new CallError(`${url}: the shop refused the nonce`, { kind: 'refused', url, status, body });
  }
  const answer = findJson(text)?.value;
  throw new CallError(`${url}: status ${status}`, { kind: 'http', url, status, body, answer });
}

/** Whether an answer is a redirect that was not followed, or is from another origin (by a service worker). */
const isForeign = ({ type, url }: Response): boolean =>
  type === 'opaqueredirect' || (url !== '' && new URL(url, document.baseURI).origin !== window.location.origin);

const sentElsewhere = (url: string, cause?: unknown): CallError =>
  new CallError(`${url}: the shop sends the call to another address`, { kind: 'refused', url, cause });

/** The browser reports a redirect that it stopped as a lost connection. A form is not sent again: the query is left out. */
async function redirects(target: string, method: string, signal: AbortSignal): Promise<boolean> {
  const address = new URL(target);
  if (method !== 'GET') address.search = '';
  try {
    const { type } = await fetch(new Request(address, { redirect: 'manual', signal }));
    return type === 'opaqueredirect';
  } catch {
    return false;
  }
}

function failedToSend(kind: CallFailure, url: string, status: number | undefined, cause: unknown): CallError {
  const what = { timeout: 'no whole answer in time', aborted: 'given up' }[String(kind)] ?? 'no connection';
  return new CallError(`${url}: ${what}`, { kind, url, status, cause });
}

function outcomeOf(error: CallError, { response, text }: AjaxOutcome): AjaxOutcome {
  const failure = error.kind;
  // As with jQuery, a call without a whole answer has no status, even if headers came.
  if (text === undefined) return { failure };
  return { response, text, data: error.answer, failure, error: failure === 'not-json' ? error : undefined };
}

function ownUrl(url: string): string | undefined {
  const target = followableUrl(url);
  return target && new URL(target).origin === window.location.origin ? target : undefined;
}

/** Whether the shop refused the nonce of a call: the page was open for too long. Source: add-on contract 15.12. */
export const isNonceRefused = (cause: unknown): boolean =>
  isCallError(cause) && (cause.kind === 'refused' || cause.status === 401 || cause.status === 403);

/** Returns a function that runs calls one after the other, also after one that has failed; the first one at once. */
export function createQueue() {
  let last: Promise<void> | undefined;
  return <T>(call: () => Promise<T>): Promise<T> => {
    const turn = last ? last.then(call) : call();
    const end = () => {
      if (last === ended) last = undefined;
    };
    const ended = turn.then(end, end);
    last = ended;
    return turn;
  };
}

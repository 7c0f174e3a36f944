import { pageConfig } from '../config/pageConfig';
import { isLeaving, whenStaying } from '../connection/leaving';
import { CallError, type CallFailure, isCallError } from '../errors';
import { ownUrl } from '../url';
import { sendWithFetch } from './fetchTransport';
import type { FormFields } from './form';
import { fullJQuery, sendWithJQuery } from './jqueryTransport';
import { findJson, parseAnswer } from './json';
import { NotSent, type Received } from './transport';

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
  /** The fields that `body` encodes, for scripts of the page that read them. */
  readonly fields?: FormFields | undefined;
  /** Content type of a body that is a string; default: a form. */
  readonly contentType?: string | undefined;
  readonly as?: 'json' | 'text' | undefined;
  /** The shop's own script makes this call with jQuery: it goes through `jQuery.ajax` where the page has it. */
  readonly isAjax?: boolean | undefined;
  /** A page is asked for: if no answer comes, whether it leads to another origin, which fails as `refused`. */
  readonly isPage?: boolean | undefined;
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

/** Sent by jQuery with each call. */
const AJAX_HEADERS = { 'X-Requested-With': 'XMLHttpRequest' };

/**
 * Sends a request to the page's origin, which alone may get a nonce; redirects within it are followed.
 * @throws CallError of any kind but `shape`; `http` and `refused` carry the parsed `answer` if it was JSON
 */
export async function request(url: string, options: RequestOptions): Promise<Answer> {
  const { method = 'POST', body, fields, as = 'json', isAjax, signal, timeout = pageConfig().timeout } = options;
  const target = ownUrl(url);
  if (!target) throw new CallError(`${url}: not an address of this shop`, { kind: 'network', url });

  const controller = new AbortController();
  const giveUp = () => controller.abort();
  if (signal?.aborted) throw new CallError(`${url}: given up`, { kind: 'aborted', url });
  signal?.addEventListener('abort', giveUp);
  let late = false;
  // Not ky's own timeout, which does not cover the body; and a page that was busy has more time.
  const stopWaiting = afterWaiting(timeout, () => {
    late = true;
    controller.abort();
  });

  const read = (received: Received): Answer => {
    if (isForeign(received)) throw sentElsewhere(url);
    options.onHeaders?.(received.headers);
    return { ...received, data: readBody(received, url, as) };
  };
  const { contentType } = options;
  const sending = { url, target, method, body, fields, contentType, as, signal: controller.signal, isLate: () => late };
  const $ = isAjax ? fullJQuery() : undefined;
  const viaFetch = () =>
    sendWithFetch({ ...sending, headers: { ...(isAjax && AJAX_HEADERS), ...options.headers } }, read);
  try {
    if (!$) return await viaFetch();
    return await sendWithJQuery($, { ...sending, headers: { ...options.headers } }, read).catch((cause: unknown) => {
      if (cause instanceof NotSent) return viaFetch();
      throw cause;
    });
  } catch (cause) {
    if (isCallError(cause)) throw cause;
    const isEnded = isLeaving();
    if (isEnded) await whenStaying();
    const kind = late ? 'timeout' : controller.signal.aborted || isEnded ? 'aborted' : 'network';
    const asks = kind === 'network' && options.isPage;
    if (asks && (await redirects(target, method, controller.signal))) throw sentElsewhere(url, cause);
    throw failedToSend(kind, url, cause);
  } finally {
    stopWaiting();
    signal?.removeEventListener('abort', giveUp);
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

function readBody({ status, text }: Received, url: string, as: 'json' | 'text'): unknown {
  if (status < 400) return as === 'json' ? parseAnswer(text, url, status) : text;
  const body = text.slice(0, 500);
  if (text.trim() === '-1') {
    throw new CallError(`${url}: the shop refused the nonce`, { kind: 'refused', url, status, body });
  }
  const answer = findJson(text)?.value;
  throw new CallError(`${url}: status ${status}`, { kind: 'http', url, status, body, answer });
}

/** Whether an answer is from another origin: a service worker brings one, or a redirect that jQuery's call has followed. */
const isForeign = ({ url }: Received): boolean => url !== '' && !ownUrl(url);

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

function failedToSend(kind: CallFailure, url: string, cause: unknown): CallError {
  const what = { timeout: 'no whole answer in time', aborted: 'given up' }[String(kind)] ?? 'no connection';
  return new CallError(`${url}: ${what}`, { kind, url, cause });
}

/** Whether the shop refused the nonce of a call: the page was open for too long. */
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

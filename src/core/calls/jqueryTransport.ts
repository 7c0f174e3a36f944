import { type AjaxOptions, type JQueryLike, type JQueryXHR, pageJQuery } from '../bus/jquery';
import { CallError, isCallError } from '../errors';
import { encodeApostrophes } from './form';
import { NotSent, type Read, type Received, type Sending } from './transport';

/** A jQuery that can send calls; its slim build can't. */
type FullJQuery = JQueryLike & Required<Pick<JQueryLike, 'ajax' | 'ajaxSettings'>>;

const isFull = ($: JQueryLike | undefined): $ is FullJQuery =>
  typeof $?.ajax === 'function' && typeof $.ajaxSettings?.xhr === 'function';

export function fullJQuery(): FullJQuery | undefined {
  const $ = pageJQuery();
  return isFull($) ? $ : undefined;
}

/** What waits until jQuery has told of the answer that is being read; undefined while none is. */
let atEnd: (() => void)[] | undefined;

/** Runs `run` where the shop's own script has its `complete` handlers: after `ajaxSuccess`, before `ajaxComplete`. At once outside of an answer. */
export function afterAnswer(run: () => void): void {
  if (atEnd) atEnd.push(run);
  else run();
}

/**
 * Sends a call through the page's `jQuery.ajax`, as the shop's own script does: prefilters, set-up, AJAX events and scripts that wrap
 * `XMLHttpRequest` have their say. The returned promise is settled before jQuery's own listeners hear of the answer, so what
 * the caller does with it comes before `ajaxSuccess`, as a success handler does.
 * @throws CallError `cancelled` when a script of the page stopped the call before it was sent
 * @throws NotSent when jQuery could not send it: version 4 takes keys of `Object.prototype` for headers
 */
export function sendWithJQuery<T extends { readonly data: unknown }>(
  $: FullJQuery,
  sending: Sending,
  read: Read<T>,
): Promise<T> {
  const { url, method, headers, body, fields, contentType, as, signal } = sending;
  const dataType = as === 'json' ? 'json' : 'html';
  return new Promise<T>((resolve, reject) => {
    let xhr: XMLHttpRequest | undefined;
    let isSent = false;
    let goOn = () => {};
    let settings: AjaxOptions | undefined;
    let result: { readonly data: unknown } | { readonly error: unknown } | undefined;

    /** Reads the answer once, for the caller and for jQuery's listeners. */
    const take = (received: Received) => {
      if (result) return result;
      try {
        const answer = read(received);
        result = answer;
        resolve(answer);
      } catch (error) {
        result = { error };
        reject(error);
      }
      return result;
    };
    const convert = (text: string): unknown => {
      const taken = take(receivedOf(xhr, url, text));
      if ('data' in taken) return taken.data;
      if (isCallError(taken.error) && taken.error.kind === 'http') return taken.error.answer;
      throw taken.error;
    };
    const onLoad = () => {
      if (!xhr?.status || typeof xhr.responseText !== 'string') return;
      let text = xhr.responseText;
      if (settings?.dataFilter && xhr.status < 400) {
        text = String(settings.dataFilter(text, dataType));
        const filtered = text;
        settings.dataFilter = () => filtered;
      }
      const waiting: (() => void)[] = [];
      atEnd = waiting;
      goOn = () => {
        if (atEnd === waiting) atEnd = undefined;
        for (const run of waiting.splice(0)) run();
      };
      // A listener of `ajaxSuccess` that throws keeps jQuery from telling the end.
      setTimeout(goOn);
      take(receivedOf(xhr, url, text));
    };
    const fail = ({ status, responseText = '' }: JQueryXHR, how: string, thrown: unknown) => {
      if (signal.aborted) return reject(new TypeError(how));
      if (how === 'timeout') return reject(new CallError(`${url}: no whole answer in time`, { kind: 'timeout', url }));
      if (how === 'abort' || how === 'canceled') return reject(xhr ? givenUp(url) : cancelled(url));
      if (how === 'parsererror') return reject(new CallError(`${url}: ${thrown}`, { kind: 'not-json', url, status }));
      if (status > 0) take(receivedOf(xhr, url, responseText));
      else if (thrown instanceof Error && !isSent) reject(new NotSent(thrown.message, { cause: thrown }));
      else reject(new TypeError('no connection'));
    };

    let call: JQueryXHR;
    try {
      const page = $.ajaxSettings;
      call = $.ajax({
        url,
        type: method,
        data: mayEncode($, body) ? (fields ?? body) : body,
        dataType,
        headers: { ...headers },
        ...(contentType !== undefined && { contentType, processData: false }),
        ...(body instanceof FormData && { contentType: false, processData: false }),
        // An answer is never run as a script, whatever is in the address or the fields.
        jsonp: false,
        converters: { 'text json': convert, 'text html': convert },
        xhr() {
          xhr = page.xhr?.call(this);
          xhr?.addEventListener('loadstart', () => {
            isSent = true;
          });
          xhr?.addEventListener('load', onLoad);
          xhr?.addEventListener('error', () => reject(new TypeError('no connection')));
          if (!xhr) throw new TypeError('the page has no XMLHttpRequest');
          return xhr;
        },
        beforeSend(one, all) {
          settings = all;
          if (typeof all.data === 'string' && contentType === undefined) {
            // A prefilter that takes the data for a text turns a form with files into `[object FormData]…`.
            all.data = body instanceof FormData ? body : encodeApostrophes(all.data);
          }
          return page.beforeSend?.call(this, one, all);
        },
        success: (data, _status, { status, responseText }) => {
          // An answer that no XMLHttpRequest brought: a script of the page stands in for the shop.
          if (!result) take({ ...receivedOf(xhr, url, responseText ?? JSON.stringify(data)), status });
        },
        error: fail,
        complete(one, status) {
          goOn();
          return page.complete?.call(this, one, status);
        },
      });
    } catch (cause) {
      reject(cancelled(url, cause));
      return;
    }
    // jQuery calls neither handler for a call that `beforeSend` has stopped.
    if (call.state() === 'rejected' && !xhr) fail(call, 'canceled', undefined);
    signal.addEventListener('abort', () => call.abort(sending.isLate() ? 'timeout' : 'abort'), { once: true });
  });
}

/**
 * Whether jQuery may encode the fields, as with the shop's script, so that prefilters find them in the options as they were given. Version 4
 * shows prefilters no encoded data, and half of a surrogate pair, which our encoder has replaced, is an error to any.
 */
const mayEncode = ($: JQueryLike, body: string | FormData | undefined): boolean =>
  Number.parseInt(String($.fn.jquery), 10) < 4 && !String(body).includes('%EF%BF%BD');

const givenUp = (url: string) => new CallError(`${url}: given up`, { kind: 'aborted', url });

const cancelled = (url: string, cause?: unknown) =>
  new CallError(`${url}: a script of the page stopped the call`, { kind: 'cancelled', url, cause });

function receivedOf(xhr: XMLHttpRequest | undefined, url: string, text: string): Received {
  const headers = new Headers();
  for (const line of xhr
    ?.getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/) ?? []) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return { status: xhr?.status || 200, headers, url: xhr?.responseURL || url, text };
}

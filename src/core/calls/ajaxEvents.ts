import { type JQueryLike, pageJQuery } from '../bus/jquery';
import type { CallFailure } from '../errors';
import { reportError } from '../report';

/** Settings of a call that listeners of jQuery's global AJAX events read. */
export interface AjaxSettings {
  /** As the caller gave it; listeners look for `wc-ajax=…` in it. */
  readonly url: string;
  readonly type: string;
  readonly method: string;
  readonly data: string | FormData | undefined;
  readonly dataType: 'json' | 'text';
  readonly contentType: string | false;
  readonly global: true;
}

export interface AjaxOutcome {
  readonly response?: Response | undefined;
  readonly text?: string | undefined;
  /** The parsed JSON, or the text. */
  readonly data?: unknown;
  readonly failure?: CallFailure | undefined;
  readonly error?: unknown;
}

interface AnnouncedCall {
  readonly headers: Readonly<Record<string, string>>;
  /** Raises the closing events; to be called once. */
  end(outcome: AjaxOutcome): void;
}

/**
 * Raises jQuery's global AJAX events on `document` for a call that does not go through `jQuery.ajax`: scripts of the page wait
 * for `ajaxComplete`. Order and arguments are jQuery's. Source: contract storefront 2.2.
 * @param abort called by the jqXHR's `abort()`
 * @returns undefined without jQuery on the page
 */
export function announceCall(settings: AjaxSettings, abort: () => void): AnnouncedCall | undefined {
  const jQuery = pageJQuery();
  if (!jQuery) return undefined;
  const headers: Record<string, string> = {};

  let response: Response | undefined;
  const jqXHR = {
    readyState: 1,
    status: 0,
    statusText: '',
    responseText: undefined as string | undefined,
    responseJSON: undefined as unknown,
    setRequestHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    getResponseHeader: (name: string) => response?.headers.get(name) ?? null,
    getAllResponseHeaders: () =>
      [...(response?.headers ?? [])].map(([name, value]) => `${name}: ${value}\r\n`).join(''),
    abort,
  };
  jQuery.active = (jQuery.active ?? 0) + 1;
  if (jQuery.active === 1) raise(jQuery, 'ajaxStart');
  raise(jQuery, 'ajaxSend', [jqXHR, settings]);

  return {
    headers,
    end(outcome) {
      response = outcome.response;
      const status = response?.status ?? 0;
      const { failure, text, data } = outcome;
      const name = stateName(failure);
      const args = [jqXHR, settings];
      Object.assign(jqXHR, { readyState: status ? 4 : 0, status, statusText: response?.statusText || name });
      jqXHR.responseText = text;
      if (settings.dataType === 'json') jqXHR.responseJSON = data;

      if (!failure) raise(jQuery, 'ajaxSuccess', [...args, data]);
      else
        raise(jQuery, 'ajaxError', [
          ...args,
          outcome.error ?? (name === 'error' ? (response?.statusText ?? '') : name),
        ]);
      raise(jQuery, 'ajaxComplete', args);
      jQuery.active = (jQuery.active ?? 1) - 1;
      if (!jQuery.active) raise(jQuery, 'ajaxStop');
    },
  };
}

function stateName(failure: CallFailure | undefined): string {
  if (!failure) return 'success';
  if (failure === 'aborted') return 'abort';
  if (failure === 'timeout') return 'timeout';
  return failure === 'not-json' ? 'parsererror' : 'error';
}

function raise(jQuery: JQueryLike, name: string, args: unknown[] = []): void {
  try {
    jQuery.event.trigger(name, args);
  } catch (cause) {
    reportError({
      where: 'calls',
      found: `a listener of ${name} threw: ${cause}`,
      consequence: 'The call goes on.',
      cause,
    });
  }
}

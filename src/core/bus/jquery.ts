import { pageGlobal } from '../config/pageGlobal';
import { namesOf } from './shopControls';

export interface JQueryCollection {
  readonly length: number;
  readonly [index: number]: unknown;
  on(name: string, handler: (event: JQueryEvent, ...args: unknown[]) => unknown): JQueryCollection;
  off(name: string, handler: (event: JQueryEvent, ...args: unknown[]) => unknown): JQueryCollection;
  trigger(event: JQueryEvent | string, args?: readonly unknown[]): JQueryCollection;
  triggerHandler(name: string, args?: readonly unknown[]): unknown;
  data(): Record<string, unknown> | undefined;
  data(key: string): unknown;
  data(key: string, value: unknown): JQueryCollection;
  removeData(key: string): JQueryCollection;
  find(selector: string): JQueryCollection;
}

export interface JQueryEvent {
  readonly type: string;
  readonly target?: unknown;
  readonly originalEvent?: Event;
  preventDefault(): void;
  stopPropagation(): void;
  isDefaultPrevented(): boolean;
}

/** A running call of `jQuery.ajax`. */
export interface JQueryXHR {
  readonly status: number;
  readonly responseText?: string | undefined;
  state(): string;
  abort(statusText?: string): void;
}

/** Options of `jQuery.ajax`, of which `beforeSend` gets a changed copy. */
export interface AjaxOptions {
  url?: string;
  type?: string;
  data?: unknown;
  dataType?: string;
  headers?: Record<string, string>;
  contentType?: string | false;
  processData?: boolean;
  jsonp?: false;
  converters?: Record<string, (text: string) => unknown>;
  dataFilter?: (text: string, dataType: string) => unknown;
  xhr?(): XMLHttpRequest;
  beforeSend?(call: JQueryXHR, settings: AjaxOptions): unknown;
  success?(data: unknown, status: string, call: JQueryXHR): void;
  error?(call: JQueryXHR, status: string, thrown: unknown): void;
  complete?(call: JQueryXHR, status: string): void;
}

export interface JQueryLike {
  (target: unknown): JQueryCollection;
  Event(name: string): JQueryEvent;
  readonly event: { triggered?: string | undefined };
  readonly fn: Record<string, unknown>;
  readonly blockUI?: unknown;
  /** Missing in the slim build. */
  ajax?(options: AjaxOptions): JQueryXHR;
  readonly ajaxSettings?: AjaxOptions;
  scroll_to_notices?: (notice: unknown) => void;
}

type Arrival = ($: JQueryLike) => void;
/** Callbacks, each with the jQuery versions that it was called with: a page may return to its first one (`noConflict(true)`). */
const waiting = new Map<Arrival, WeakSet<JQueryLike>>();
let known: JQueryLike | undefined;
let watching = false;

function isJQuery(value: unknown): value is JQueryLike {
  return typeof value === 'function' && 'fn' in value && 'Event' in value && 'event' in value;
}

export function pageJQuery(): JQueryLike | undefined {
  const found = pageGlobal('jQuery');
  return isJQuery(found) ? found : undefined;
}

/** Calls `arrived` now or when jQuery has loaded, and for each jQuery that replaces it: any script that loads may contain one. */
export function whenJQuery(arrived: Arrival, signal?: AbortSignal): void {
  if (signal?.aborted) return;
  lookForJQuery();
  waiting.set(arrived, new WeakSet());
  signal?.addEventListener('abort', () => waiting.delete(arrived), { once: true });
  introduce(arrived);
  if (watching) return;
  watching = true;
  const onScript = (event: Event) => {
    if (event.target instanceof HTMLScriptElement) lookForJQuery();
  };
  document.addEventListener('load', onScript, true);
  document.addEventListener('DOMContentLoaded', lookForJQuery);
  window.addEventListener('load', lookForJQuery);
}

/** Hears an event that is triggered with jQuery, in any namespace of the shop's scripts, whichever jQuery the page has, until the signal. */
export function listenJQuery(
  target: EventTarget,
  name: string,
  handler: (event: JQueryEvent, ...args: unknown[]) => unknown,
  signal: AbortSignal,
): void {
  const names = namesOf(name);
  const heard = new WeakSet<JQueryEvent>();
  const hear = (event: JQueryEvent, ...args: unknown[]) => {
    if (heard.has(event)) return undefined;
    heard.add(event);
    return handler(event, ...args);
  };
  whenJQuery($ => {
    $(target).on(names, hear);
    signal.addEventListener('abort', () => $(target).off(names, hear), { once: true });
  }, signal);
}

export function lookForJQuery(): void {
  const $ = pageJQuery();
  if (!$ || $ === known) return;
  known = $;
  for (const arrived of [...waiting.keys()]) introduce(arrived);
}

function introduce(arrived: Arrival): void {
  const met = waiting.get(arrived);
  if (!known || !met || met.has(known)) return;
  met.add(known);
  arrived(known);
}

/** Returns the element of an argument, which may be an element or a jQuery collection. */
export function elementOf(value: unknown): HTMLElement | null {
  if (value instanceof HTMLElement) return value;
  if (typeof value === 'object' && value !== null && 'length' in value && 0 in value) {
    return value[0] instanceof HTMLElement ? value[0] : null;
  }
  return null;
}

/** Returns what scripts have stored on an element with jQuery's `.data()`; it caches `data-…` attributes there. */
export function jQueryData(element: Element): Readonly<Record<string, unknown>> {
  return pageJQuery()?.(element).data() ?? {};
}

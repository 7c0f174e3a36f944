import { afterEach, beforeEach, vi } from 'vitest';

/** A real jQuery event, as far as the tests look at it. */
export interface RealEvent {
  readonly type: string;
  readonly target: unknown;
  preventDefault(): void;
  stopPropagation(): void;
  stopImmediatePropagation(): void;
}

/** The extra arguments of a jQuery handler come after the event. */
export type Listener = (this: unknown, event: RealEvent, ...args: unknown[]) => unknown;

/** A real jQuery collection, as far as the tests use it. */
export interface RealCollection {
  readonly length: number;
  on(events: string, listener: Listener): RealCollection;
  off(events: string): RealCollection;
  trigger(name: string, args?: readonly unknown[]): RealCollection;
  triggerHandler(name: string, args?: readonly unknown[]): unknown;
  val(value: string): RealCollection;
  is(selector: string): boolean;
  data(key: string, value?: unknown): unknown;
  hasClass(name: string): boolean;
  wc_variation_form?(): unknown;
  [index: number]: unknown;
}

/** The real jQuery, as far as the tests use it. */
export interface RealJQuery {
  (target?: unknown): RealCollection;
  readonly fn: Record<string, unknown> & { readonly jquery: string };
  _data(element: EventTarget, name: string): Record<string, unknown> | undefined;
  ajaxPrefilter(filter: (options: { data: unknown }, original: { data: unknown }) => void): void;
  ajaxSetup(options: object): void;
  readonly ajaxSettings: object;
  readonly active: number;
  param(fields: unknown): string;
}

/** A jQuery of a package that has no types; a page does not have it until `putJQuery`. */
async function realJQuery(name: 'jquery' | 'jquery4'): Promise<RealJQuery> {
  const { default: jQuery } = await vi.importActual<{ default: RealJQuery }>(name);
  return jQuery;
}

export const jQuery3 = await realJQuery('jquery');
export const jQuery4 = await realJQuery('jquery4');

/** Both jQuery versions that shops have, for `describe.each`. */
export const jQueries: readonly (readonly [string, RealJQuery])[] = [
  ['3', jQuery3],
  ['4', jQuery4],
];

/** A page without jQuery, and one with each version, for `describe.each`. */
export const pagesOfShops: readonly (readonly [string, RealJQuery | undefined])[] = [
  ['no jQuery', undefined],
  ['jQuery 3', jQuery3],
  ['jQuery 4', jQuery4],
];

/** Gives the page a jQuery, until the test ends. */
export function putJQuery($: RealJQuery | undefined): void {
  vi.stubGlobal('jQuery', $);
}

/** Tells the page that a script has loaded, as the browser does. */
export function scriptLoads(): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  document.body.append(script);
  script.dispatchEvent(new Event('load'));
  script.remove();
}

/** Collects what the console is told, in place of saying it. */
export function quietConsole(): string[] {
  const lines: string[] = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.map(String).join(' ')));
  }
  return lines;
}

/** Puts the page's configuration, as text or as an object. */
export function putConfig(config: string | object): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'shop-widgets-config';
  element.textContent = typeof config === 'string' ? config : JSON.stringify(config);
  document.body.append(element);
}

/** An add-to-cart button on the page. */
export function putButton(): HTMLAnchorElement {
  const button = document.createElement('a');
  button.className = 'button add_to_cart_button ajax_add_to_cart';
  document.body.append(button);
  return button;
}

/** Options whose signal ends with each test, or before it by `abort`. */
export function endsWithTest() {
  let controller = new AbortController();
  beforeEach(() => {
    controller = new AbortController();
  });
  afterEach(() => controller.abort());
  return {
    abort: () => controller.abort(),
    get signal() {
      return controller.signal;
    },
  };
}

import { bus } from '../core/bus/bus';
import { elementOf, whenJQuery } from '../core/bus/jquery';
import { removeLiveRegion } from '../core/cart/liveRegion';
import { startCart } from '../core/cart/startCart';
import { whenSettings } from '../core/config/lateSettings';
import { type PageConfig, readPageConfig } from '../core/config/pageConfig';
import { whenLoaded } from '../core/connection/importWithRetry';
import { installEarly, offerFunctions } from '../core/early';
import { loadOnUse } from '../core/early/standIn';
import { ALERT_NOTICES, findAll, possibleIn } from '../core/findElements';
import { setLocale, setMessages } from '../core/messages';
import { loadMessages } from '../core/messages/loadMessages';
import type { Mounted, MountOptions } from '../core/mountOptions';
import { reportError, setReportSink } from '../core/report';
import { definitions, type WidgetName } from '../registry';
import { configElement } from './configElement';
import type { Definition } from './definition';
import { endIslands, hydrateIslands, mayMount, mountAfter, mountNow, registerIsland } from './island';
import { offerStart } from './startPlugins';

let started: AbortController | undefined;
let cart: AbortController | undefined;
/** Whether inserted markers are registered as well. */
let findsMarkers = false;

/** Settings of `mountAll`. */
export interface MountAllOptions {
  /** Mount all islands at once, whatever their reasons to hydrate. Default false. */
  readonly now?: boolean;
}

/**
 * Registers every marker at or below `root`, whose widget mounts when it is needed. The first call also starts the page's cart
 * and observes markers that are inserted and removed. Calling it again is safe.
 * @returns what has been mounted: with `now` all widgets, else none
 */
export async function mountAll(
  root: ParentNode & Node = document,
  { now = false }: MountAllOptions = {},
): Promise<readonly Mounted[]> {
  startPage();
  findsMarkers = true;
  scan(root);
  return now ? hydrateIslands(root) : [];
}

/**
 * Mounts one widget now, also on a page on which nothing mounts by itself, and starts the page's cart.
 * @throws MarkupError when the markup can't be taken over; Error when the chunk did not load
 */
export async function mountOne(
  widget: WidgetName | Definition,
  marker: Element,
  options?: MountOptions,
): Promise<Mounted> {
  startPage();
  options?.signal?.throwIfAborted();
  const definition: Definition | undefined = typeof widget === 'string' ? definitions[widget] : widget;
  if (!definition) throw new TypeError(`no widget ${widget}`);
  return mountNow(definition, marker, options);
}

/** Unmounts every widget at or below `root`; with the document it also ends the cart and the observing of markers. */
export function unmountAll(root: Node = document): void {
  endIslands(root);
  if (root !== document) return;
  started?.abort();
  started = undefined;
  findsMarkers = false;
  removeLiveRegion();
}

/** Markers may be registered as soon as it has returned. Widgets mount after texts and cart. */
function startPage(): void {
  if (started) return;
  started = new AbortController();
  const { signal } = started;
  observeMarkers(signal);
  awaitSettings(signal);
  mountAfter(prepare(readPageConfig(configElement), signal));
}

async function prepare({ locale, messages }: PageConfig, signal: AbortSignal): Promise<void> {
  if (locale) setLocale(locale);
  setMessages(messages);
  await loadMessages();
  if (signal.aborted) return;
  signal.addEventListener('abort', () => cart?.abort(), { once: true });
  try {
    restartCart();
  } catch (cause) {
    reportError({
      where: 'loader',
      found: 'the cart did not start',
      consequence: 'The page keeps the cart as it shows it; the widgets work.',
      cause,
    });
  }
  focusNotices(signal);
}

/** Starts the page's cart; anew when scripts of the shop run again that do a part of its work. */
export function restartCart(): void {
  cart?.abort();
  cart = new AbortController();
  startCart(cart.signal);
}

/** Focuses notices that come with these events, as those of a page load. See contract/cart.md#notices. */
function focusNotices(signal: AbortSignal): void {
  const focusFirst = () => {
    const [notice] = findAll(document, ALERT_NOTICES);
    if (notice && findsMarkers) registerIsland(definitions.notices, notice);
  };
  bus.on('updated_wc_div', focusFirst, { signal });
  bus.on('item_removed_from_classic_cart', focusFirst, { signal });
}

const ofPage: readonly Definition[] = Object.values(definitions);
const ofInsertedMarkup = ofPage.filter(({ atLoadOnly }) => !atLoadOnly);
const insertedMarkers = ofInsertedMarkup.map(({ markers }) => markers).join();

function scan(root: ParentNode): void {
  const possible = possibleIn(root);
  for (const definition of root === document ? ofPage : ofInsertedMarkup) {
    const markers = possible(definition.markers);
    if (markers) register(definition, findAll(root, markers));
  }
}

/** @returns whether there is a marker among them */
function register(definition: Definition, all: Iterable<Element>): boolean {
  const markers = [...all].flatMap(found => (definition.markerOf ? (definition.markerOf(found) ?? []) : found));
  for (const marker of markers) registerIsland(definition, marker);
  return markers.length > 0;
}

/** Registers the markers of which settings tell when a script brings these. */
function awaitSettings(signal: AbortSignal): void {
  for (const definition of ofPage.filter(({ needsSettings }) => needsSettings))
    whenSettings(
      () => findsMarkers && register(definition, findAll(document, definition.markers)),
      () => {},
      signal,
    );
}

/** Whether inserted markup may have markers: most has none. */
const hasMarkers = (node: Element) => node.matches(insertedMarkers) || node.querySelector(insertedMarkers) !== null;

function observeMarkers(signal: AbortSignal): void {
  const observer = new MutationObserver(records => {
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) endIslands();
    if (!findsMarkers) return;
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element && node.isConnected && hasMarkers(node)) scan(node);
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** The shop's `$.scroll_to_notices($notice)`. */
const scrollToNotices = Object.assign(
  (notice: unknown) => whenLoaded(import('../core/motion'), ({ scrollAsShop }) => scrollAsShop(elementOf(notice))),
  { isShopWidgets: true },
);

/** Sends reported problems to the bus, and offers the jQuery functions of the shop's scripts that other scripts call. */
export function connectPage(): void {
  setReportSink((problem, message, level) => {
    const target = problem.element?.isConnected ? problem.element : document.body;
    bus.emit('shop_widgets_error', { where: problem.where, message, level, cause: problem.cause }, target ?? document);
  });
  installEarly();
  whenJQuery($ => {
    offerFunctions();
    const loadBlock = () => whenLoaded(import('../core/blockPlugins'), code => code.installBlockPlugins($));
    for (const name of ['block', 'unblock']) loadOnUse($.fn, name, loadBlock);
    for (const name of ['blockUI', 'unblockUI']) loadOnUse($, name, loadBlock);
    $.scroll_to_notices ??= scrollToNotices;
    const start = (name: WidgetName) => (marker: Element) => {
      if (mayMount(name, marker)) mountOne(name, marker).catch(() => {});
    };
    offerStart($, 'wc_variation_form', start('variation-form'));
    offerStart($, 'wc_product_gallery', start('product-gallery'));
  });
}

import { bus } from '../core/bus/bus';
import { elementOf, whenJQuery } from '../core/bus/jquery';
import { startCart } from '../core/cart/startCart';
import { type PageConfig, readPageConfig } from '../core/config/pageConfig';
import { loadMessages, setLocale, setMessages } from '../core/messages';
import type { Mounted, MountOptions } from '../core/mountOptions';
import { ALERT_NOTICES } from '../core/notices';
import { setReportSink } from '../core/report';
import { definitions, type WidgetName } from '../registry';
import { configElement } from './configElement';
import type { Definition } from './definition';
import { findAll } from './findAll';
import { endIslands, hydrateIslands, mountAfter, mountNow, registerIsland } from './island';
import { offerStart } from './startPlugins';

let started: AbortController | undefined;
let settings: Promise<PageConfig> | undefined;
/** Ends the page's cart. */
let cart: AbortController | undefined;
/** Whether markers that come later are taken over by themselves. */
let findsMarkers = false;

/** Settings of `mountAll`. */
export interface MountAllOptions {
  /** Mount at once what would wait to be seen or touched. Default false. */
  readonly now?: boolean;
}

/**
 * Finds every marker at or below `root` and lets its widget wake when it is needed; the first call also takes over the
 * page's cart and watches for markers that come and go. Calling it again is safe.
 * @returns what was mounted at once: with `now` all of it, else nothing yet
 */
export async function mountAll(
  root: ParentNode & Node = document,
  { now = false }: MountAllOptions = {},
): Promise<readonly Mounted[]> {
  const signal = await startPage();
  if (signal.aborted) return [];
  findsMarkers = true;
  scan(root);
  return now ? hydrateIslands(root) : [];
}

/**
 * Takes one marker over now, whether or not the page mounts by itself; the page's cart comes with it.
 * @throws MarkupError when the markup can't be taken over; Error when the chunk did not load
 */
export async function mountOne(name: WidgetName, marker: Element, options?: MountOptions): Promise<Mounted> {
  await startPage();
  options?.signal?.throwIfAborted();
  const definition: Definition | undefined = definitions[name];
  if (!definition) throw new TypeError(`no widget ${name}`);
  return mountNow(definition, marker, options);
}

/** Takes every widget at or below `root` away again; with the document, the cart and the watching as well. */
export function unmountAll(root: Node = document): void {
  endIslands(root);
  if (root !== document) return;
  started?.abort();
  started = undefined;
  findsMarkers = false;
}

/**
 * Starts the bundle's work on the page, once. When it answers, the settings are known and markers may wait for their
 * widgets; texts and cart follow, and widgets mount after them.
 */
async function startPage(): Promise<AbortSignal> {
  if (!started) {
    started = new AbortController();
    const { signal } = started;
    watch(signal);
    settings = readPageConfig(configElement);
    mountAfter(settings.then(config => prepare(config, signal)));
  }
  const { signal } = started;
  await settings;
  return signal;
}

/** Loads the page's texts, then takes over its cart. */
async function prepare({ locale, messages }: PageConfig, signal: AbortSignal): Promise<void> {
  if (locale) setLocale(locale);
  setMessages(messages);
  await loadMessages();
  if (signal.aborted) return;
  signal.addEventListener('abort', () => cart?.abort(), { once: true });
  restartCart();
  watchNotices(signal);
}

/** Starts the page's cart, anew when scripts have come that do a part of its work. */
export function restartCart(): void {
  cart?.abort();
  cart = new AbortController();
  startCart(cart.signal);
}

/** Notices that come with these events take the focus as those of a page load do. Source: contract 16. */
function watchNotices(signal: AbortSignal): void {
  const focusFirst = () => {
    const [notice] = findAll(document, ALERT_NOTICES);
    if (notice && findsMarkers) registerIsland(definitions.notices, notice);
  };
  bus.on('updated_wc_div', focusFirst, { signal });
  bus.on('item_removed_from_classic_cart', focusFirst, { signal });
}

const all = Object.values(definitions);
const late = all.filter(({ atLoadOnly }) => !atLoadOnly);
const anyLate = late.map(({ markers }) => markers).join();

/** Lets widgets wait on every marker at or below `root`. */
function scan(root: ParentNode): void {
  for (const definition of root === document ? all : late) {
    for (const found of findAll(root, definition.markers)) {
      const marker = definition.markerOf ? definition.markerOf(found) : found;
      if (marker) registerIsland(definition, marker);
    }
  }
}

/** Whether anything may be in what came: most of it is of no interest to any widget. */
const hasMarkers = (node: Element) => node.matches(anyLate) || node.querySelector(anyLate) !== null;

function watch(signal: AbortSignal): void {
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

/** The shop's `$.scroll_to_notices($notice)`. Source: contract 1. */
const scrollToNotices = Object.assign(
  (notice: unknown) =>
    void import('../core/scrollToNotice').then(
      ({ scrollAsShop }) => scrollAsShop(elementOf(notice)),
      () => {},
    ),
  { isShopWidgets: true },
);

/**
 * Sends what is reported to the bus, and answers scripts that call the shop's form and gallery plugins, or scroll to its
 * notices.
 */
export function connectPage(): void {
  setReportSink((problem, message, level) => {
    const target = problem.element?.isConnected ? problem.element : document.body;
    bus.emit('shop_widgets_error', { where: problem.where, message, level, cause: problem.cause }, target ?? document);
  });
  whenJQuery($ => {
    $.scroll_to_notices ??= scrollToNotices;
    const start = (name: WidgetName) => (marker: Element) => void mountOne(name, marker).catch(() => {});
    offerStart($, 'wc_variation_form', HTMLFormElement, start('variation-form'));
    offerStart($, 'wc_product_gallery', HTMLElement, start('product-gallery'));
  });
}

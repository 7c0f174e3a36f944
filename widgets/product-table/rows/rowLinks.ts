import { navigate } from '../../../src/core/navigate';
import { followableUrl } from '../../../src/core/url';
import { onTable } from '../onTable';
import { readTableParams } from '../settings';
import { inSlices } from '../slices';
import { own, ownFrame, owns, type Table } from '../table';
import { freshRows, inFreshRows } from './freshRows';
import { isMarking } from './row';

const ATTRIBUTE = 'data-wcpt-href';
const LINKED = `[${ATTRIBUTE}]`;
/** What in a row is pressed for its own sake. Source: contract product-table 10, 11. */
const INNER =
  'a, button, input, select, textarea, label, summary, audio, video, [contenteditable], [role="button"], .wcpt-button, .wcpt-quantity, .wcpt-tooltip, .wcpt-child-row-toggle, .wcpt-toggle-trigger, .wcpt-tg-trigger, .wcpt-trigger_filter, .wcpt-archive_redirect';

/**
 * Has rows that name an address lead there: by click, tap and Enter; in a new tab as links do. A touch that scrolls is no tap.
 * Source: spec product-table 2.6; contract 10.
 */
export function startRowLinks(table: Table): void {
  const { container, signal } = table;
  const onClick = (event: MouseEvent) => {
    const linked = linkedAt(table, event);
    if (linked && !isMarking(linked)) follow(linked, event, event.button === 1);
  };
  container.addEventListener('click', onClick, { signal });
  container.addEventListener('auxclick', event => event.button === 1 && onClick(event), { signal });
  // Else the browser would begin to scroll with the pointer.
  container.addEventListener(
    'mousedown',
    event => event.button === 1 && linkedAt(table, event) && event.preventDefault(),
    { signal },
  );
  container.addEventListener(
    'keydown',
    event => {
      const { target, key } = event;
      if (key !== 'Enter' || event.defaultPrevented || !(target instanceof Element)) return;
      if (target.matches(LINKED) && !target.matches(INNER) && owns(table, target)) follow(target, event, false);
    },
    { signal },
  );
  onTable(table, 'wcpt_after_every_load', () => {
    const rows = freshRows(table).filter(row => row.matches(LINKED));
    inSlices([...rows, ...inFreshRows(table, LINKED), ...ownFrame(table, LINKED)], letFocus, signal);
  });
  signal.addEventListener('abort', () => own(table, `${LINKED}[tabindex]`).forEach(unfocus));
}

/** What an event is to open: the nearest element with an address, unless something in it was pressed for its own sake. */
function linkedAt(table: Table, { target, defaultPrevented }: Event): Element | undefined {
  const linked = !defaultPrevented && target instanceof Element && target.closest(LINKED);
  if (!linked || !owns(table, linked)) return undefined;
  const inner = target.closest(INNER);
  return inner && linked.contains(inner) ? undefined : linked;
}

function follow(linked: Element, event: MouseEvent | KeyboardEvent, isMiddle: boolean): void {
  const address = linked.getAttribute(ATTRIBUTE);
  const url = followableUrl(address);
  event.preventDefault();
  if (url && (isMiddle || event.ctrlKey || event.metaKey || event.shiftKey)) window.open(url, '_blank', 'noopener');
  else navigate(address, 'product-table');
}

/** Elements that the keyboard comes to only by what is done here. */
const focusable = new WeakSet<Element>();

/** Lets the keyboard come to what no link in it leads to. A row stays a row. */
function letFocus(linked: HTMLElement): void {
  const url = followableUrl(linked.getAttribute(ATTRIBUTE));
  if (!url || linked.matches(`${INNER}, [tabindex]`)) return;
  if ([...linked.querySelectorAll<HTMLAnchorElement>('a[href]')].some(({ href }) => href === url)) return;
  linked.tabIndex = 0;
  focusable.add(linked);
  if (!linked.matches('tr, td, th') && !linked.hasAttribute('role')) linked.setAttribute('role', 'link');
}

function unfocus(linked: Element): void {
  if (!focusable.delete(linked)) return;
  linked.removeAttribute('tabindex');
  if (linked.getAttribute('role') === 'link') linked.removeAttribute('role');
}

/** How long a hidden download may take, ms. Source: contract product-table 10, 38. */
const LIMIT = 120_000;

/** Has download buttons open a window on phones, and streams come through a frame that nobody sees. Source: contract 10. */
export function startDownloads(table: Table): void {
  table.container.addEventListener(
    'click',
    event => {
      const link = event.target instanceof Element && event.target.closest('.wcpt-button[download]');
      const url = link && owns(table, link) && followableUrl(link.getAttribute('href'));
      if (!url || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const { initialDevice } = readTableParams();
      if (initialDevice && initialDevice !== 'laptop') window.open(url, '_blank', 'noopener');
      else if (new URL(url).searchParams.has('wcpt_stream')) loadHidden(url);
      else return;
      event.preventDefault();
    },
    { signal: table.signal },
  );
}

function loadHidden(url: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = url;
  document.body.append(frame);
  setTimeout(() => frame.remove(), LIMIT);
}

/** Width of the window from which its menus are shown, CSS px. Source: spec product-table 9.1. */
const WIDE = 1200;

/**
 * Keeps the context menu from parts that are pressed for long on small screens. In a text field it stays: it is how one
 * pastes there. Source: spec product-table 9.1; contract 10.
 */
export function suppressMenus({ signal }: Pick<Table, 'signal'>): void {
  if (window.innerWidth >= WIDE) return;
  const onMenu = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('.wcpt-noselect')) return;
    if (!target.closest('input, textarea, [contenteditable]')) event.preventDefault();
  };
  // The phone's navigation is not in the table.
  document.addEventListener('contextmenu', onMenu, { signal });
}

import { type MouseEvent, type ReactNode, useLayoutEffect } from 'react';
import { navigate } from '../../../src/core/navigate';
import { followableUrl } from '../../../src/core/url';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { readTableParams } from '../settings';
import { inSlices } from '../slices';
import { own, ownFrame, type Table } from '../table';
import { freshRows, inFreshRows } from './freshRows';
import { isMarking } from './row';

const ATTRIBUTE = 'data-wcpt-href';
export const LINKED = `[${ATTRIBUTE}]`;
/** A button that downloads what it leads to. */
export const DOWNLOAD = '.wcpt-button[download]';
/** What in a row is pressed for its own sake. Source: contract product-table 10, 11. */
const INNER =
  'a, button, input, select, textarea, label, summary, audio, video, [contenteditable], [role="button"], .wcpt-button, .wcpt-quantity, .wcpt-tooltip, .wcpt-child-row-toggle, .wcpt-toggle-trigger, .wcpt-tg-trigger, .wcpt-trigger_filter, .wcpt-archive_redirect, .wcpt-lightbox-enabled, .wcpt-gallery';

/** A part of a cell, or of what stands around the rows, that leads to the address it names. Source: contract product-table 10. */
export function LinkedPart({ element, children }: SlotProps): ReactNode {
  const { press, hold, key } = linkOf(element);
  const hear = (heard: (event: globalThis.MouseEvent) => void) => (event: MouseEvent) => heard(event.nativeEvent);
  return (
    <Adopted
      of={element}
      onClick={hear(press)}
      onAuxClick={hear(press)}
      onMouseDown={hear(hold)}
      onKeyDown={event => key(event.nativeEvent)}
    >
      {children}
    </Adopted>
  );
}

/**
 * Has a row that names an address lead there. The row is what React has as its root, so it is no slot, and hears for itself;
 * after the parts in it.
 */
export function useRowLink(row: Element): void {
  useLayoutEffect(() => {
    if (!(row instanceof HTMLElement) || !row.matches(LINKED)) return;
    const { press, hold, key } = linkOf(row);
    const ended = new AbortController();
    row.addEventListener('click', press, ended);
    row.addEventListener('auxclick', press, ended);
    row.addEventListener('mousedown', hold, ended);
    row.addEventListener('keydown', key, ended);
    return () => ended.abort();
  }, [row]);
}

/**
 * What happens to an element with an address: it leads there by click, tap and Enter; in a new tab as links do. A touch that
 * scrolls is no tap. Source: spec product-table 2.6; contract 10.
 */
function linkOf(linked: Element) {
  const isFor = ({ target, defaultPrevented }: Event): boolean => {
    if (defaultPrevented || !(target instanceof Element) || target.closest(LINKED) !== linked) return false;
    // Something in it may have been pressed for its own sake.
    const inner = target.closest(INNER);
    return !inner || !linked.contains(inner);
  };
  return {
    press(event: globalThis.MouseEvent): void {
      const isMiddle = event.button === 1;
      if (event.type === 'auxclick' && !isMiddle) return;
      if (isFor(event) && !isMarking(linked)) follow(linked, event, isMiddle);
    },
    /** Else the browser would begin to scroll with the pointer. */
    hold(event: globalThis.MouseEvent): void {
      if (event.button === 1 && isFor(event)) event.preventDefault();
    },
    key(event: KeyboardEvent): void {
      const { key, target, defaultPrevented } = event;
      if (key === 'Enter' && !defaultPrevented && target === linked && !linked.matches(INNER))
        follow(linked, event, false);
    },
  };
}

function follow(linked: Element, event: globalThis.MouseEvent | KeyboardEvent, isMiddle: boolean): void {
  const address = linked.getAttribute(ATTRIBUTE);
  const url = followableUrl(address);
  event.preventDefault();
  if (url && (isMiddle || event.ctrlKey || event.metaKey || event.shiftKey)) window.open(url, '_blank', 'noopener');
  else navigate(address, 'product-table');
}

/** Has the keyboard come to rows and parts that lead somewhere, cold or not. */
export function showLinks(table: Table): void {
  const rows = freshRows(table).filter(row => row.matches(LINKED));
  inSlices([...rows, ...inFreshRows(table, LINKED), ...ownFrame(table, LINKED)], letFocus, table.signal);
}

/** Takes back what was done for the keyboard. */
export const hideLinks = (table: Table): void => own(table, `${LINKED}[tabindex]`).forEach(unfocus);

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

/** A button that downloads: it opens a window on phones, and streams come through a frame that nobody sees. Source: contract 10. */
export function DownloadButton({ element, children }: SlotProps): ReactNode {
  const onClick = (event: MouseEvent) => {
    const url = followableUrl(element.getAttribute('href'));
    if (!url || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { initialDevice } = readTableParams();
    if (initialDevice && initialDevice !== 'laptop') window.open(url, '_blank', 'noopener');
    else if (new URL(url).searchParams.has('wcpt_stream')) loadHidden(url);
    else return;
    event.preventDefault();
  };
  return (
    <Adopted of={element} onClick={onClick}>
      {children}
    </Adopted>
  );
}

function loadHidden(url: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = url;
  document.body.append(frame);
  setTimeout(() => frame.remove(), LIMIT);
}

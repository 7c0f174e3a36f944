import { followableUrl } from '../../../../src/core/url';
import { give, ROW_LINK } from '../pressable';

export const ATTRIBUTE = 'data-wcpt-href';
export const LINKED = `[${ATTRIBUTE}]`;
/** Elements in a row that have a click of their own. See contract/product-table.md#rows. */
export const INNER =
  'a, button, input, select, textarea, label, summary, audio, video, [contenteditable], [role="button"], .wcpt-button, .wcpt-quantity, .wcpt-tooltip, .wcpt-child-row-toggle, .wcpt-toggle-trigger, .wcpt-tg-trigger, .wcpt-trigger_filter, .wcpt-archive_redirect, .wcpt-lightbox-enabled, .wcpt-gallery';

/** Makes the links in an element that can be reached by keyboard, now. */
export function linkNames(element: HTMLElement): void {
  for (const linked of [element, ...element.querySelectorAll<HTMLElement>(LINKED)])
    if (linked.matches(LINKED)) letFocus(linked);
}

/** The name in a row or a cell becomes a link, as they stay a row and a cell; any other element becomes one itself. */
export function letFocus(linked: HTMLElement): void {
  const url = followableUrl(linked.getAttribute(ATTRIBUTE));
  if (!url || linked.matches(`${INNER}, [tabindex]`)) return;
  // A link in it leads to the same address.
  if ([...linked.querySelectorAll<HTMLAnchorElement>('a[href]')].some(({ href }) => href === url)) return;
  const isCell = linked.matches('tr, td, th');
  const name = isCell ? nameIn(linked) : undefined;
  if (name) {
    const link = document.createElement('a');
    link.className = ROW_LINK;
    link.href = url;
    link.append(...name.childNodes);
    name.append(link);
    return;
  }
  give(linked, { tabindex: '0' });
  if (!isCell && !linked.matches('[role]')) give(linked, { role: 'link' });
}

/** Returns the product's title, else the first cell with a text or a picture. None of them contains a control. */
function nameIn(linked: HTMLElement): Element | undefined {
  const places = ['.wcpt-title', 'td, th'].flatMap(selector => [...linked.querySelectorAll(selector)]);
  return [...places, linked].find(
    place => !place.closest('a') && !place.querySelector(INNER) && (place.textContent?.trim() || imageName(place)),
  );
}

const imageName = (place: Element) => place.querySelector('img[alt]')?.getAttribute('alt');

import { CONFIG_ELEMENT_ID } from '../core/config/pageConfig';
import { settingsElement, settingsElements } from '../core/dataBlocks';
import { warnOnce } from '../core/report';
import { HOLDER } from './holder';

/** Key of `localStorage` that lets the address show the report's panel in this browser. */
export const REPORT_KEY = 'sw_report';

/**
 * Returns the element with the page's configuration. A configuration can have the shop's scripts run that `data-replace` holds
 * back. So with `data-replace` it must be the theme's: it has the tag's nonce or, without a nonce, stands before the page's content.
 */
export function configElement(): HTMLScriptElement | undefined {
  const holder = window[HOLDER];
  // The server's own stands before any other, wherever a theme has ended the head.
  if (!holder || holder.isPrinted) return settingsElement(CONFIG_ELEMENT_ID);
  const { nonce } = holder;
  const all = settingsElements(CONFIG_ELEMENT_ID);
  const found = all.find(one => (nonce ? one.nonce === nonce : isBeforeContent(one)));
  if (!found && all[0])
    warnOnce({
      where: 'config',
      element: all[0],
      found: nonce
        ? 'the page configuration has not the nonce of the tag'
        : 'the page configuration stands in the content',
      consequence: 'With data-replace it does not count, and every setting has its default.',
      advice: nonce ? 'Give it the nonce.' : 'Put it into the head.',
    });
  return found;
}

/** Elements that show nothing. */
const INVISIBLE = 'script, style, link, meta, template, noscript';

/** Whether an element is in the head, or in the body before everything that is shown. */
const isBeforeContent = (element: Element): boolean =>
  element.parentElement === document.head ||
  (element.parentElement === document.body && !element.matches(`:not(${INVISIBLE}) ~ *`));

/** Whether a tag of the script says that nothing mounts by itself; with a nonce on the page only a tag that has it counts. */
export const isAutoMountOff = (): boolean =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src*="shop-widgets"][data-auto-mount="off"]')].some(
    ({ nonce }) => !window[HOLDER]?.nonce || nonce === window[HOLDER].nonce,
  );

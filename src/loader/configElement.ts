import { CONFIG_ELEMENT_ID } from '../core/config/pageConfig';
import { settingsElement, settingsElements } from '../core/dataBlocks';
import { warnOnce } from '../core/report';
import { HOLDER } from './holder';

/**
 * The page's configuration. Where scripts of the shop are held back, what disables a widget has them run: there only a block
 * of the theme counts, with the tag's nonce where it has one, else before the content of the page.
 */
export function configElement(): HTMLScriptElement | undefined {
  const holder = window[HOLDER];
  if (!holder) return settingsElement(CONFIG_ELEMENT_ID);
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

/** Parts of a page that show nothing. */
const UNSEEN = 'script, style, link, meta, template, noscript';

/** Whether it stands in the head, or in the body before all that is shown. */
function isBeforeContent(element: Element): boolean {
  const { parentElement } = element;
  if (parentElement === document.head) return true;
  if (parentElement !== document.body) return false;
  for (let before = element.previousElementSibling; before; before = before.previousElementSibling)
    if (!before.matches(UNSEEN)) return false;
  return true;
}

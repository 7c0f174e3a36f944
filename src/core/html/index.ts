import type { Markup } from './markup';
import { parseInert, thePolicy } from './policy';

export { escapeHtml, html, type Markup, markupOf, replaceIn } from './markup';

/**
 * Lets markup into React's `__html`. Nothing is cleaned here: its type tells that somebody vouches for it. Where the browser has
 * Trusted Types, what comes back is a `TrustedHTML` of the policy `shop-widgets`, typed as the string that the sinks are typed
 * for. Source: design, idea 7.
 */
export const trustedHtml = (markup: Markup): string => thePolicy().createHTML(markup);

/** Parses markup; roots such as `tr`, `li` or `option` are fine. Its scripts do not run, see `runScripts`. */
export const parseFragment = (markup: Markup): DocumentFragment => parseInert(markup);

/** Parses a whole page; its scripts do not run. */
export const parsePage = (markup: Markup): Document =>
  new DOMParser().parseFromString(trustedHtml(markup), 'text/html');

/** The text that HTML entities stand for: `&quot;` → `"`. Tags stay text. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return parseInert(text.replaceAll('<', '&lt;')).textContent ?? '';
}

/** What a text with HTML in it says, as names and messages of the Store API: tags dropped, entities decoded. Nothing in it runs or loads. */
export function plainText(html: string): string {
  return /[<&]/.test(html) ? (parseInert(html).textContent ?? '').trim() : html;
}

/**
 * The text of an element in one line, without that of some of its children.
 * @param except selector of those children
 */
export function textWithout(element: Element | null | undefined, except: string): string {
  return [...(element?.childNodes ?? [])]
    .filter(node => (node instanceof Element ? !node.matches(except) : node instanceof Text))
    .map(node => node.textContent ?? '')
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The policy's part for scripts; see `runScripts`. */
export const scriptPolicy = (): Pick<ReturnType<typeof thePolicy>, 'createScript' | 'createScriptURL'> => thePolicy();

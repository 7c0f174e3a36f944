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

export const scriptPolicy = (): Pick<ReturnType<typeof thePolicy>, 'createScript' | 'createScriptURL'> => thePolicy();

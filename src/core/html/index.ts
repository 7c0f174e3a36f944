import type { Markup } from './markup';
import { parseInert, thePolicy } from './policy';

export { escapeHtml, html, type Markup, markupOf, replaceIn } from './markup';

/** Lets markup into React's `__html`, as a `TrustedHTML` where the browser has Trusted Types. */
export const trustedHtml = (markup: Markup): string => thePolicy().createHTML(markup);

/** Parses markup; roots such as `tr`, `li` or `option` are fine. Its scripts do not run, see `runScripts`. */
export const parseFragment = (markup: Markup): DocumentFragment => parseInert(markup);

/** Parses a whole page; its scripts do not run. */
export const parsePage = (markup: Markup): Document =>
  new DOMParser().parseFromString(trustedHtml(markup), 'text/html');

export const scriptPolicy = (): Pick<ReturnType<typeof thePolicy>, 'createScript' | 'createScriptURL'> => thePolicy();

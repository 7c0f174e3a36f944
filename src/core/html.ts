import { pageGlobal } from './config/pageGlobal';
import { reportError } from './report';

/** The part of a Trusted Types policy that is used. In place of strings it returns objects that only sinks take. */
interface Policy {
  createHTML(html: string): string;
  createScript(code: string): string;
  createScriptURL(url: string): string;
}

let policy: Policy | undefined;

/**
 * Lets HTML of the shop into `innerHTML` and React's `__html`. Nothing is cleaned: it is the shop's own HTML, as the page
 * itself; text goes in as text, never through here. Where the browser has Trusted Types, what comes back is a `TrustedHTML`
 * of the policy `shop-widgets`, typed as the string that the sinks are typed for. Source: design, idea 7.
 */
export function trustedHtml(html: string): string {
  return thePolicy().createHTML(html);
}

/** Parses HTML of the shop; roots such as `tr`, `li` or `option` are fine. Its scripts do not run, see `runScripts`. */
export function parseFragment(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  return template.content;
}

/** The text that HTML entities stand for: `&quot;` → `"`. Tags stay text. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return parseFragment(text.replaceAll('<', '&lt;')).textContent ?? '';
}

/** What a text with HTML in it says, as names and messages of the Store API: tags dropped, entities decoded. Nothing in it runs or loads. */
export function plainText(html: string): string {
  return /[<&]/.test(html) ? (parseFragment(html).textContent ?? '').trim() : html;
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
export const scriptPolicy = (): Omit<Policy, 'createHTML'> => thePolicy();

function thePolicy(): Policy {
  policy ??= createPolicy();
  return policy;
}

function createPolicy(): Policy {
  const asIs = (text: string) => text;
  const rules: Policy = { createHTML: asIs, createScript: asIs, createScriptURL: asIs };
  const factory = pageGlobal('trustedTypes');
  if (!isFactory(factory)) return rules;
  try {
    return factory.createPolicy('shop-widgets', rules);
  } catch (cause) {
    reportError({
      where: 'html',
      found: 'the Trusted Types policy "shop-widgets" was refused',
      consequence: 'HTML goes in as plain strings, which the browser may refuse as well.',
      advice: "Add shop-widgets to the page's trusted-types directive.",
      cause,
    });
    return rules;
  }
}

function isFactory(value: unknown): value is { createPolicy(name: string, rules: Policy): Policy } {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

import { reportError } from './report';

/** The part of a Trusted Types policy that is used. In place of strings it returns objects that only sinks take. */
interface Policy {
  createHTML(html: string): string;
  createScript(code: string): string;
  createScriptURL(url: string): string;
}

const RUNS = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

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

/** Parses a whole page of the shop, for reading; nothing in it runs or loads. */
export function parseDocument(html: string): Document {
  return new DOMParser().parseFromString(trustedHtml(html), 'text/html');
}

/**
 * Runs the scripts of inserted HTML, as jQuery does on insertion and `innerHTML` does not; payment fragments rely on it.
 * Each script is replaced by a new one, in order: the ones before the first external script at once, later ones when that
 * one has loaded or failed. Data blocks (JSON, templates) stay. Source: contract storefront 2.4, rule 9.
 * @param root an inserted element, or a script itself
 */
export async function runScripts(root: Element | DocumentFragment): Promise<void> {
  const scripts = root instanceof HTMLScriptElement ? [root] : [...root.querySelectorAll('script')];
  for (const script of scripts) {
    if (script.noModule || !RUNS.test(script.type.trim())) continue;
    const fresh = copyScript(script);
    // One that is not in the page would never load, and be waited for in vain.
    const waits = script.isConnected && script.hasAttribute('src') && !script.async;
    const done = new Promise(resolve => {
      fresh.addEventListener('load', resolve);
      fresh.addEventListener('error', resolve);
    });
    script.replaceWith(fresh);
    if (waits) await done;
  }
}

/** The text that HTML entities stand for: `&quot;` → `"`. Tags stay text. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return parseFragment(text.replaceAll('<', '&lt;')).textContent ?? '';
}

/** What a reader sees of HTML: its text, without scripts and styles. */
export function textOf(html: string): string {
  const fragment = parseFragment(html);
  for (const hidden of fragment.querySelectorAll('script, style')) hidden.remove();
  return fragment.textContent ?? '';
}

function copyScript(script: HTMLScriptElement): HTMLScriptElement {
  const trusted = thePolicy();
  const fresh = document.createElement('script');
  for (const { name, value } of script.attributes) {
    if (name === 'src') fresh.setAttribute(name, trusted.createScriptURL(value));
    else fresh.setAttribute(name, name.startsWith('on') ? trusted.createScript(value) : value);
  }
  // The browser hides the attribute of a script in the page; the property still has it.
  fresh.nonce = script.nonce;
  // A script that a script makes is async unless told otherwise, and would not keep its place.
  fresh.async = script.async;
  fresh.text = trusted.createScript(script.text);
  return fresh;
}

function thePolicy(): Policy {
  policy ??= createPolicy();
  return policy;
}

function createPolicy(): Policy {
  const asIs = (text: string) => text;
  const rules: Policy = { createHTML: asIs, createScript: asIs, createScriptURL: asIs };
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
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

import { pageGlobal } from '../config/pageGlobal';
import { reportError } from '../report';

/** The part of a Trusted Types policy that is used. In place of strings it returns objects that only sinks take. */
interface Policy {
  createHTML(html: string): string;
  createScript(code: string): string;
  createScriptURL(url: string): string;
}

let policy: Policy | undefined;

/** The policy `shop-widgets` lets everything through: outside of this folder the compiler asks for `Markup`. */
export function thePolicy(): Policy {
  policy ??= createPolicy();
  return policy;
}

/** Parses any text without a document: nothing in it runs or loads as long as it is in no page. */
export function parseInert(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = thePolicy().createHTML(html);
  return template.content;
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

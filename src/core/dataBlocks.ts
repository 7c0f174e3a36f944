import { type Markup, markupOf } from './html';

/**
 * The settings that the page prints as `<script type="application/json" id="…">`, the first of that id. No other element
 * counts: a description, a review or a comment may carry any id, and settings name scripts to load.
 */
export function settingsElement(id: string, from: ParentNode = document): HTMLScriptElement | undefined {
  return settingsElements(id, from)[0];
}

/** All of that id, in the order of the page. */
export function settingsElements(id: string, from: ParentNode = document): HTMLScriptElement[] {
  return [...from.querySelectorAll<HTMLScriptElement>(`script[type="application/json"][id="${id}"]`)].filter(
    found => found instanceof HTMLScriptElement,
  );
}

/**
 * The HTML of a template that is printed as text, the first that the selector finds. Only `script` and `template` count, for
 * the same reason.
 * @param selector e.g. `#tmpl-variation-template`
 */
export function templateHtml(selector: string, from: ParentNode = document): Markup | undefined {
  const template = from.querySelector(`:is(script, template)${selector}`);
  return template ? markupOf('script', template.innerHTML) : undefined;
}

import { type Markup, markupOf } from './html';

/**
 * Returns the first `<script type="application/json" id="…">` with an id. No other element counts: content may have any id, and
 * settings name scripts to load.
 */
export function settingsElement(id: string): HTMLScriptElement | undefined {
  return settingsElements(id)[0];
}

export function settingsElements(id: string): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>(`script[type="application/json"][id="${id}"]`)].filter(
    found => found instanceof HTMLScriptElement,
  );
}

/**
 * Returns the HTML of the first template that the selector finds. Only `script` and `template` count, for the same reason.
 * @param selector e.g. `#tmpl-variation-template`
 */
export function templateHtml(selector: string, from: ParentNode = document): Markup | undefined {
  const template = from.querySelector(`:is(script, template)${selector}`);
  return template ? markupOf('script', template.innerHTML) : undefined;
}

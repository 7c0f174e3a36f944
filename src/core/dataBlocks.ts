import { type Markup, markupOf } from './html';

/** Only a script of this type counts: content may have any id, and settings name scripts to load. */
export function settingsElement(id: string): HTMLScriptElement | undefined {
  return settingsElements(id)[0];
}

export function settingsElements(id: string): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>(`script[type="application/json"][id="${id}"]`)].filter(
    found => found instanceof HTMLScriptElement,
  );
}

/** E.g. `#tmpl-variation-template`; only `script` and `template` count, for the same reason. */
export function templateHtml(selector: string, from: ParentNode = document): Markup | undefined {
  const template = from.querySelector(`:is(script, template)${selector}`);
  return template ? markupOf('script', template.innerHTML) : undefined;
}

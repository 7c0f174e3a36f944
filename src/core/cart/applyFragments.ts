import type { Fragments } from '../bus/events';
import { pageJQuery } from '../bus/jquery';
import { isField, isTouched } from '../fields';
import { text } from '../guards';
import { markupOf, parseFragment } from '../html';
import { warnOnce } from '../report';

type Replacer = Pick<typeof import('../html/replaceMarkup'), 'replaceMarkup' | 'wouldInterrupt'>;

/** The code that carries focus and typed text over, once it is loaded. */
let loaded: Replacer | undefined;
/** Fragments that wait for it: selector → newest HTML. */
const delayed = new Map<string, string>();
/** Resolves when the last of them are in the page, or the code has failed to load. */
let onTheirWay: Promise<void> | undefined;
/** Elements whose fragment waits until the shopper has left a field in them. */
const waiting = new WeakMap<Element, AbortController>();

/**
 * Focus, caret and typed text are carried over. A fragment without the field in which the shopper is typing waits until the field
 * loses the focus.
 */
export function applyFragments(fragments: Fragments): void {
  for (const [selector, value] of Object.entries(fragments)) apply(selector, fragmentHtml(value));
}

/** Returns what takes an element's place: as with jQuery, a number is text, and data leaves nothing. */
export const fragmentHtml = (value: unknown): string =>
  typeof value === 'number' || value === true ? String(value) : text(value);

/** Loads the code that carries focus and typed text over, and runs scripts. Call it where a fragment may have the focus. */
export async function loadReplaceMarkup(): Promise<void> {
  loaded = await import('../html/replaceMarkup');
}

function apply(selector: string, html: string): void {
  delayed.delete(selector);
  for (const old of placesOf(selector, 'cart fragments')) {
    if (loaded || !needsReplaceMarkup(old, html)) replace(old, html);
    else delayed.set(selector, html);
  }
  if (delayed.size > 0) {
    const applyRest = () => {
      for (const [rest, newest] of [...delayed]) apply(rest, newest);
    };
    // Without it the page shows an older cart, and keeps the typed text.
    onTheirWay = loadReplaceMarkup().then(applyRest, () => {});
  }
}

/** Resolves when delayed fragments are in the page, or will not be; `undefined` when none was delayed. */
export const fragmentsOnTheirWay = (): Promise<void> | undefined => onTheirWay;

/** Whether a replacement has to carry focus or what the shopper has typed over, or to run scripts. */
function needsReplaceMarkup(element: Element, html: string): boolean {
  return (
    /<script/i.test(html) ||
    element.contains(document.activeElement) ||
    element.querySelector('details[open]') !== null ||
    [...element.querySelectorAll('input, textarea, select')].some(field => isField(field) && isTouched(field))
  );
}

export function placesOf(selector: string, where: string): readonly Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch (cause) {
    const found = findWithJQuery(selector);
    if (found) return found;
    warnOnce({
      where,
      found: `“${selector}” is no valid selector`,
      consequence: 'That fragment is left out; the others are in the page.',
      advice: 'A plugin or the theme adds it on the server.',
      cause,
    });
    return [];
  }
}

/** Finds elements by what only jQuery knows, such as `:first` or `:visible`. Undefined without it, or where it does not know it either. */
function findWithJQuery(selector: string): readonly Element[] | undefined {
  try {
    const found = pageJQuery()?.(document).find(selector);
    return found && Array.from(found).filter(one => one instanceof Element);
  } catch {
    return undefined;
  }
}

function replace(old: Element, html: string): void {
  waiting.get(old)?.abort();
  if (!old.isConnected) return;
  const content = parseFragment(markupOf('answer', html));
  if (loaded?.wouldInterrupt(old, [...content.children])) {
    const waits = new AbortController();
    waiting.set(old, waits);
    const retry = (event: Event) => {
      const to = event instanceof FocusEvent ? event.relatedTarget : null;
      if (!(to instanceof Node && old.contains(to))) replace(old, html);
    };
    old.addEventListener('focusout', retry, { signal: waits.signal });
  } else if (loaded) loaded.replaceMarkup(old, content);
  else old.replaceWith(content);
}

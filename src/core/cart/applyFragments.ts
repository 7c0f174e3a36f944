import type { Fragments } from '../bus/events';
import { markupOf, parseFragment } from '../html';
import { warnOnce } from '../report';

type Keeper = Pick<typeof import('./keepTyping'), 'keepTyping' | 'runScripts' | 'wouldInterrupt'>;

let keeper: Keeper | undefined;
/** Fragments that wait for the keeper: selector → newest HTML. */
const unkept = new Map<string, string>();
/** Settles when the last of them are in the page, or will not be. */
let onTheirWay: Promise<void> | undefined;
/** Elements whose fragment waits until the shopper has left a field in them. */
const waiting = new WeakMap<Element, AbortController>();

/**
 * Puts fragments into the page: every element that a selector finds is replaced by its new HTML, and scripts in it run.
 * Focus, caret and typed text inside go over to the new markup; markup that would take away the field in which the
 * shopper is typing waits until they leave it. A selector that is not valid is reported and does not stop the others;
 * one that finds nothing is ordinary. Source: spec storefront 7, contract 6.5, 15.2.
 */
export function applyFragments(fragments: Fragments): void {
  for (const [selector, html] of Object.entries(fragments)) apply(selector, html);
}

/**
 * Loads what carries focus and typing over and runs scripts. Without it, an element that has some waits for it; whoever
 * knows that focus will be inside a fragment loads it ahead.
 */
export async function loadKeeper(): Promise<void> {
  const { keepTyping, runScripts, wouldInterrupt } = await import('./keepTyping');
  keeper = { keepTyping, runScripts, wouldInterrupt };
}

function apply(selector: string, html: string): void {
  unkept.delete(selector);
  for (const old of placesOf(selector, 'cart fragments')) {
    if (keeper || !needsKeeper(old, html)) replace(old, html);
    else unkept.set(selector, html);
  }
  if (unkept.size > 0) {
    const applyRest = () => {
      for (const [rest, newest] of [...unkept]) apply(rest, newest);
    };
    // Without the keeper the page shows an older cart rather than lose what was typed.
    onTheirWay = loadKeeper().then(applyRest, () => {});
  }
}

/** Settles when fragments that waited for the keeper are in the page, or will not be; `undefined` when none ever did. */
export const fragmentsOnTheirWay = (): Promise<void> | undefined => onTheirWay;

/** Focus and fields are carried over, and scripts are run, by code that most pages never need. */
function needsKeeper(element: Element, html: string): boolean {
  return (
    /<script/i.test(html) ||
    element.contains(document.activeElement) ||
    element.querySelector('input:not([type="hidden"]), textarea, select') !== null
  );
}

/** Where a fragment goes; nowhere, and said so, if its selector is none. */
export function placesOf(selector: string, where: string): readonly Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch (cause) {
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

function replace(old: Element, html: string): void {
  waiting.get(old)?.abort();
  if (!old.isConnected || old.outerHTML === html.trim()) return;
  const content = parseFragment(markupOf('answer', html));
  const fresh = [...content.children];
  if (keeper?.wouldInterrupt(old, fresh)) {
    const waits = new AbortController();
    waiting.set(old, waits);
    const retry = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && old.contains(event.relatedTarget)) return;
      replace(old, html);
    };
    old.addEventListener('focusout', event => event instanceof FocusEvent && retry(event), { signal: waits.signal });
    return;
  }
  const giveBack = keeper?.keepTyping(old);
  old.replaceWith(content);
  giveBack?.(fresh);
  for (const element of fresh) void keeper?.runScripts(element);
}

import { copyState, type Field, isField, isText, isTouched } from '../fields';
import { rememberFocus } from '../focus';
import { runScripts } from '../runScripts';

export interface CarryOptions {
  /** Whether what the shopper typed or chose in a field is carried over; else the answer's value counts. */
  isKept?(field: Field): boolean;
  /** Where the focus goes: to the same control or near it (as a rule), to the same one only, or where the caller says. */
  readonly focus?: 'near' | 'same' | 'caller';
  /** Selector of elements that keep their scroll position and stay open; all by default. */
  readonly stay?: string;
}

/**
 * Puts new markup of the server in an element's place, and runs its scripts. Equal nodes are replaced as well, since themes bind to them
 * at each answer (see DECISIONS.md); what the shopper has in them is carried over.
 */
export function replaceMarkup(old: Element, fresh: DocumentFragment, how: CarryOptions = {}): void {
  const roots = [...fresh.children];
  const settle = carryOver(old, roots, how);
  old.replaceWith(fresh);
  settle();
  for (const root of roots) void runScripts(root);
}

/**
 * Carries typed fields, choices and open `<details>` over to markup that will replace `old`.
 * @returns what restores scroll positions and the focus, once the markup is in the page
 */
export function carryOver(old: Element, fresh: readonly ParentNode[], how: CarryOptions = {}): () => void {
  const { isKept = () => true, focus = 'near', stay = '*' } = how;
  for (const field of [...old.querySelectorAll('input, textarea, select')].filter(isField)) {
    if (!isKept(field) || !isTouched(field)) continue;
    const next = counterpart(field, old, fresh);
    if (isField(next)) copyState(field, next);
  }
  const stays = [old, ...old.querySelectorAll(stay)].flatMap(node => {
    const { scrollTop: top, scrollLeft: left } = node;
    const isOpen = node.matches('details[open]');
    if (!isOpen && !top && !left) return [];
    const same = counterpart(node, old, fresh) ?? alike(node, old, fresh).same;
    const next = node === old ? fresh.find(isElement) : same;
    if (isOpen) next?.setAttribute('open', '');
    return next ? [{ next, top, left }] : [];
  });
  const refocus = focus === 'caller' ? undefined : carryFocus(old, fresh, focus);
  return () => {
    refocus?.();
    for (const { next, top, left } of stays) next.scrollTo({ top, left, behavior: 'instant' });
  };
}

const isElement = (node: ParentNode | undefined): node is HTMLElement => node instanceof HTMLElement;

function carryFocus(old: Element, fresh: readonly ParentNode[], focus: 'near' | 'same'): (() => void) | undefined {
  const active = document.activeElement;
  if (!active || active === document.body || !old.contains(active)) return undefined;
  const refocus = rememberFocus(active);
  const same = counterpart(active, old, fresh);
  if (focus === 'same') return () => refocus(same);
  // After a removal: the next remove link, or the last one.
  const { same: there, last } = alike(active, old, fresh);
  return () => refocus(same ?? there ?? last, fresh.find(isElement));
}

/** Attributes that identify an element, as far as it has them: those of the first set of which it has one. */
export type Identity = readonly (readonly string[])[];

// The name of a field comes first: its id may change with each answer.
const OF_FIELD: Identity = [['name', 'value'], ['id']];
const OF_OTHERS: Identity = [['id'], ['data-cart_item_key'], ['name', 'value'], ['href']];

/** Returns a selector that finds an element again in new markup; undefined when nothing identifies it. */
export function lookAlike(node: Element, identity = isField(node) ? OF_FIELD : OF_OTHERS): string | undefined {
  // What is typed is no part of a field's identity.
  const attribute = (name: string) => (name === 'value' && isText(node) ? null : node.getAttribute(name));
  const names = identity.find(set => set.some(attribute))?.filter(name => attribute(name) !== null);
  return names && node.localName + names.map(name => `[${name}="${CSS.escape(attribute(name) ?? '')}"]`).join('');
}

const allIn = (roots: readonly ParentNode[], selector: string): Element[] =>
  roots.flatMap(root => [...root.querySelectorAll(selector)]);

/** Returns the element of new markup that stands for `node`. */
export function counterpart(node: Element, from: Element, among: readonly ParentNode[]): Element | undefined {
  const selector = lookAlike(node);
  return selector ? allIn(among, selector)[allIn([from], selector).indexOf(node)] : undefined;
}

interface Alike {
  readonly same: Element | undefined;
  readonly last: Element | undefined;
}

/** Returns the element of the same kind at the same position, and the last of the kind. */
function alike(node: Element, from: Element, among: readonly ParentNode[]): Alike {
  const kind = node.localName + [...node.classList].map(name => `.${CSS.escape(name)}`).join('');
  const like = allIn(among, kind);
  return { same: like[allIn([from], kind).indexOf(node)], last: like.at(-1) };
}

/** Whether new markup lacks the field in which the shopper is typing: one with the focus and typed text. */
export function wouldInterrupt(old: Element, fresh: readonly Element[]): boolean {
  const active = document.activeElement;
  if (!active || !old.contains(active) || !isText(active) || !isTouched(active)) return false;
  return !counterpart(active, old, fresh);
}

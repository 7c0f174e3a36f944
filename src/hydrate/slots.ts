import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';
import type { Attributes } from './attributes';
import { Slot } from './mirror';

/** What the component of a slot is given. */
export interface SlotProps<E extends Element = HTMLElement> {
  /** The live element, for what only the page knows: its data, its present value, the form it is in. */
  readonly element: E;
  /** The element's attributes as React props, read when the slot was first rendered; the same object ever after. */
  readonly attributes: Attributes<E>;
  /** Mirror of the element's children; `null` where React allows none, as in `input` and `textarea`. */
  readonly children: ReactNode;
}

type After = '' | `${'.' | '#' | '[' | ':'}${string}`;
type Combined = `${string}${' ' | ',' | '>' | '+'}${string}`;
type TagIn<S extends string> = {
  [Tag in keyof HTMLElementTagNameMap]: S extends `${Tag}${After}` ? Tag : never;
}[keyof HTMLElementTagNameMap];

/** The element type that a selector names: of `select[name=size]` a select, of `.price` or `td a` any HTML element. */
export type ElementOf<S extends string> = S extends Combined
  ? HTMLElement
  : [TagIn<S>] extends [never]
    ? HTMLElement
    : HTMLElementTagNameMap[TagIn<S>];

/** Selector → component that takes over each element that it matches. Of two that match, the first listed wins. */
export type Slots<S extends string> = { readonly [K in S]: ComponentType<SlotProps<ElementOf<K>>> };

/** Which elements below a place of the page React takes over, and as what. */
export interface Plan {
  /** Elements that are slots. */
  readonly slots: ReadonlyMap<Node, (key: number) => ReactElement>;
  /** Elements that React has to walk, since a slot is below them. */
  readonly path: ReadonlySet<Node>;
}

/** Finds the slots in `root`, itself included, as the page is now. */
export type Planner = (root: Element) => Plan;

/** Whether an element that a slot's selector matches is the widget's own. */
export type IsOwn = (element: Element) => boolean;

/**
 * Makes the planner of these slots.
 * @param lists selector of long lists, which stay opaque with all that is in them
 */
export function plannerOf<S extends string>(components: Slots<S>, isOwn: IsOwn = () => true, lists?: string): Planner {
  return root => {
    const slots = new Map<Node, (key: number) => ReactElement>();
    const path = new Set<Node>();
    const plan: Plan = { slots, path };
    const { around, apart } = partsOf(root, lists);

    function add<E extends Element>(selector: string, component: ComponentType<SlotProps<E>>): void {
      const found = apart.flatMap(one => [...one.querySelectorAll<E>(selector)]);
      for (const one of around) {
        const own = one.closest<E>(selector);
        if (own === one) found.push(own);
      }
      for (const element of found) {
        if (slots.has(element) || !isOwn(element)) continue;
        slots.set(element, key => createElement(Slot<E>, { key, element, component, plan }));
        for (let node: Node = element; node !== root && node.parentNode && !path.has(node.parentNode); ) {
          node = node.parentNode;
          path.add(node);
        }
      }
    }
    // Old scripts of pages put keys on `Object.prototype`.
    for (const selector in components) if (Object.hasOwn(components, selector)) add(selector, components[selector]);
    return plan;
  };
}

/** Elements around and beside lists, and those of them to search below: through thousands of rows, each slot would cost. */
function partsOf(root: Element, lists: string | undefined) {
  const around: Element[] = [];
  const apart: Element[] = [];
  const visit = (element: Element) => {
    if (lists && element.matches(lists)) return;
    around.push(element);
    if (lists && element.querySelector(lists)) for (const child of element.children) visit(child);
    else apart.push(element);
  };
  visit(root);
  return { around, apart };
}

import { type ComponentType, createElement, type ReactElement } from 'react';
import { type Plan, Slot, type SlotProps } from './mirror';

type After = '' | `${'.' | '#' | '[' | ':'}${string}`;
type Combined = `${string}${' ' | ',' | '>' | '+'}${string}`;
type TagIn<S extends string> = {
  [Tag in keyof HTMLElementTagNameMap]: S extends `${Tag}${After}` ? Tag : never;
}[keyof HTMLElementTagNameMap];

/** The element type that a selector names: of `select[name=size]` a select, of `.price` or `td a` any HTML element. */
type ElementOf<S extends string> = S extends Combined
  ? HTMLElement
  : [TagIn<S>] extends [never]
    ? HTMLElement
    : HTMLElementTagNameMap[TagIn<S>];

/** Selector → component that takes over each element that it matches. Of two that match, the first listed wins. */
export type Slots<S extends string> = { readonly [K in S]: ComponentType<SlotProps<ElementOf<K>>> };

/** Finds the slots in `root`, itself included, as the page is now. */
export type Planner = (root: Element) => Plan;

/** Whether an element that a slot's selector matches belongs to the widget. */
export type IsOwn = (element: Element) => boolean;

/** @param lists selector of long lists, which stay opaque */
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
    // Old scripts add keys to `Object.prototype`.
    for (const selector in components) if (Object.hasOwn(components, selector)) add(selector, components[selector]);
    return plan;
  };
}

/** Returns the elements around lists, and those to search below: searching thousands of rows for each slot is slow. */
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

import {
  type AllHTMLAttributes,
  createElement,
  memo,
  type ReactElement,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { attributesOf } from './attributes';
import { Children } from './mirror';
import { isLeaf, someContent, tagOf } from './opaque';
import { type IsOwn, type Planner, plannerOf, type Slots } from './slots';

/**
 * Mirrors the children of a live element as React nodes, for `hydrateRoot` on that element. Elements without slots are opaque:
 * React never reads or changes their content. The page is read at the first render, which fixes the slots.
 * @param isOwn whether a matched element is a slot, where a marker may contain another of its kind
 * @param lists selector of long lists, which stay opaque
 */
export function adopt<S extends string>(
  element: Element,
  slots: Slots<S>,
  isOwn?: IsOwn,
  lists?: string,
): ReactElement {
  return <AdoptedTree root={element} planner={plannerOf(slots, isOwn, lists)} />;
}

function AdoptedTree({ root, planner }: { root: Element; planner: Planner }): ReactNode {
  const [plan] = useState(() => planner(root));
  return <Children of={root} plan={plan} />;
}

/** Props of `Adopted`: the element, and the attributes that differ from the page's. */
interface AdoptedProps<E extends Element> extends AllHTMLAttributes<E> {
  /** The live element; read at the first render only. */
  readonly of: E;
  /** Default: the element's content is opaque. */
  readonly children?: ReactNode;
}

const atOnce = /^(on[A-Z]|(value|checked)$)/;

/**
 * A live element with its own attributes, and the given ones over them. Handlers, `value` and `checked` apply from hydration on. Other
 * attributes follow in a second render, because React writes none when it hydrates.
 */
export function Adopted<E extends Element>({ of, children, ...given }: AdoptedProps<E>): ReactElement {
  const [own] = useState(() => ownProps(of, children === undefined));
  const [hydrated, setHydrated] = useState(false);
  const props: Record<string, unknown> = { ...own };
  let waiting = false;
  for (const [name, value] of Object.entries(given)) {
    if (hydrated || atOnce.test(name)) props[name] = value;
    else waiting = true;
  }
  if ('value' in given) delete props.defaultValue;
  if ('checked' in given) delete props.defaultChecked;
  useEffect(() => {
    // A transition yields to the browser between many elements.
    if (waiting) startTransition(() => setHydrated(true));
  }, [waiting]);
  return createElement(tagOf(of), props, ...(children === undefined ? [] : [children]));
}

/** Rendered once: of a field React would write type and default value again, over what scripts of the page have changed. */
export const AdoptedOnce = memo(Adopted, () => true);

function ownProps(element: Element, isOpaque: boolean): object {
  const attributes = attributesOf(element);
  return isOpaque && !isLeaf(element) ? { ...attributes, ...someContent(element) } : attributes;
}

/** False in the first render, which must match the server's markup, and true before the browser paints: render added elements then. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  return isHydrated;
}

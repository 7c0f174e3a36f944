import {
  type AllHTMLAttributes,
  createElement,
  type ReactElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { attributesOf } from './attributes';
import { isLeaf, someContent, tagOf } from './opaque';

/** Props of `Adopted`: the element, and what is to be other than it was on the page. */
export interface AdoptedProps<E extends Element> extends AllHTMLAttributes<E> {
  /** The live element; read when `Adopted` first renders, later changes of the prop do nothing. */
  readonly of: E;
  /** The mirrored children of a slot, or others. Left out, the element's content is opaque. */
  readonly children?: ReactNode;
}

const atOnce = /^(on[A-Z]|(value|checked)$)/;

/**
 * A live element in React's hands: its own attributes, and the given ones over them. Handlers, `value` and `checked`
 * hold from hydration on. Other attributes follow in a second render a moment later, because React compares none when it
 * hydrates: what is only in the props would never reach the page.
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
    // A thousand rows may get here together; a transition gives way to the browser in between.
    if (waiting) startTransition(() => setHydrated(true));
  }, [waiting]);
  return createElement(tagOf(of), props, ...(children === undefined ? [] : [children]));
}

function ownProps(element: Element, isOpaque: boolean): object {
  const attributes = attributesOf(element);
  return isOpaque && !isLeaf(element) ? { ...attributes, ...someContent(element) } : attributes;
}

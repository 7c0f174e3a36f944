import { type ComponentType, createElement, type ReactElement, type ReactNode, useState } from 'react';
import { type Attributes, attributesOf } from './attributes';
import { isLeaf, opaque, tagOf } from './opaque';

export interface SlotProps<E extends Element = HTMLElement> {
  /** The live element, for its data, its present value, its form. */
  readonly element: E;
  /** The element's attributes as React props, read at the first render; always the same object. */
  readonly attributes: Attributes<E>;
  /** Mirror of the element's children; `null` where React allows none, as in `input` and `textarea`. */
  readonly children: ReactNode;
}

export interface Plan {
  readonly slots: ReadonlyMap<Node, (key: number) => ReactElement>;
  /** Elements with a slot below them, which React has to mirror. */
  readonly path: ReadonlySet<Node>;
}

/** The children of a live element as React nodes, read at the first render. */
export function Children({ of, plan }: { of: Element; plan: Plan }): ReactNode {
  const [nodes] = useState(() => mirror(of.childNodes, (element, key) => mirrorElement(element, key, plan)));
  return nodes;
}

export function Slot<E extends Element>(props: {
  element: E;
  component: ComponentType<SlotProps<E>>;
  plan: Plan;
}): ReactNode {
  const { element, component: Component, plan } = props;
  const [attributes] = useState<Attributes<E>>(() => attributesOf(element));
  const children = isLeaf(element) ? null : <Children of={element} plan={plan} />;
  return (
    <Component element={element} attributes={attributes}>
      {children}
    </Component>
  );
}

/** An element above a slot. */
function Walked({ element, plan }: { element: Element; plan: Plan }): ReactElement {
  const [attributes] = useState(() => attributesOf(element));
  return createElement(tagOf(element), attributes, <Children of={element} plan={plan} />);
}

/** An empty text node is none to React, so it is removed from the page. */
export function mirror(nodes: Iterable<Node>, of: (element: Element, key: number) => ReactNode): ReactNode[] {
  const mirrored: ReactNode[] = [];
  for (const node of [...nodes]) {
    if (node instanceof Element) mirrored.push(of(node, mirrored.length));
    else if (node instanceof Text) {
      if (node.data) mirrored.push(node.data);
      else node.remove();
    }
  }
  return mirrored;
}

function mirrorElement(element: Element, key: number, plan: Plan): ReactElement {
  const slot = plan.slots.get(element);
  if (slot) return slot(key);
  return plan.path.has(element) ? <Walked key={key} element={element} plan={plan} /> : opaque(element, key);
}

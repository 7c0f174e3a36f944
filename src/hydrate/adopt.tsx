import { type ReactElement, type ReactNode, useState } from 'react';
import { Children, mirrorElement } from './mirror';
import { type IsOwn, type Planner, plannerOf, type Slots } from './slots';

/**
 * Mirrors the children of a live element as React nodes, for `hydrateRoot` on that element. Elements that a slot's selector
 * matches are rendered by the slot's component; the elements above them are walked; everything else stays opaque: React
 * neither looks into it nor touches it.
 *
 * The page is read when React renders, not when this is called. Slots that come into the page later are not found; slots
 * are fixed at the first render.
 * @param isOwn which of the elements that a selector matches are slots, where a marker may hold another of its kind
 * @param lists selector of long lists, which stay opaque with all that is in them
 * @example hydrateWidget('notice', marker, () => adopt(marker, { 'a.dismiss': Dismiss }))
 */
export function adopt<S extends string>(
  element: Element,
  slots: Slots<S>,
  isOwn?: IsOwn,
  lists?: string,
): ReactElement {
  return <AdoptedTree root={element} planner={plannerOf(slots, isOwn, lists)} whole={false} />;
}

/** Mirrors a live element itself, for use inside another element's children. See `adopt`. */
export function adoptElement<S extends string>(element: Element, slots: Slots<S>): ReactElement {
  return <AdoptedTree root={element} planner={plannerOf(slots)} whole />;
}

/** A live element or its children, by a plan that is made when this renders. */
export function AdoptedTree(props: { root: Element; planner: Planner; whole: boolean }): ReactNode {
  const { root, planner, whole } = props;
  const [plan] = useState(() => planner(root));
  return whole ? mirrorElement(root, 0, plan) : <Children of={root} plan={plan} />;
}

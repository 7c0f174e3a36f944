import { MOUNTED } from '../core/mountOptions';

/** Nodes that a widget took over after it was mounted, e.g. rows that a script has appended. */
const late = new WeakSet<Node>();

/** Marks nodes as the page's own, to be given back with the marker's first nodes. */
export function keepLate(nodes: Iterable<Node>): void {
  for (const node of nodes) late.add(node);
}

const own = new WeakSet<Node>();

/**
 * A `ref` for what a widget puts into an element of the server's: the element goes back to the page without it. What stands
 * in the marker itself, or in a portal, React takes away.
 */
export function added(node: Element | null): void {
  if (node) own.add(node);
}

function removeAdded(nodes: Iterable<Node>, marker: Element): void {
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    for (const one of node.querySelectorAll('*')) if (own.has(one) && !isOfInner(one, marker)) one.remove();
  }
}

/** Whether it is of another root, inside of the marker's. */
function isOfInner(element: Element, marker: Element): boolean {
  for (let above = element.parentElement; above && above !== marker; above = above.parentElement) {
    if (Reflect.has(Object(Reflect.get(above, MOUNTED)), 'replace')) return true;
  }
  return false;
}

/** The marker's nodes before React has them; what a widget has put among them is not the page's. */
export function keepNodes(marker: Element): readonly Node[] {
  return [...marker.childNodes].filter(node => !own.has(node));
}

/**
 * Call it while React still has the marker, and the function it answers when React has emptied it: that one puts the page's
 * nodes back, before those that other scripts have added, and the focus where it was. Calling that again does nothing.
 */
export function giveBack(marker: Element, kept: readonly Node[]): () => void {
  const first = new Set(kept);
  const nodes = [...kept, ...[...marker.childNodes].filter(node => late.has(node) && !first.has(node))];
  const focused = marker.ownerDocument.activeElement;
  const hadFocus = focused !== marker && marker.contains(focused);
  return () => {
    if (nodes.every(node => node.parentNode === marker)) return;
    removeAdded(nodes, marker);
    marker.prepend(...nodes);
    if (hadFocus && focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  };
}

/**
 * Ends the marker's root and leaves the page's nodes where they stand, for another root to take over. Taken out and put in
 * again, as React and the page do with them at the end, they would lose focus and caret, and frames in them would load anew.
 * @param unmount ends the root
 */
export function letGo(marker: Element, kept: readonly Node[], unmount: () => void): void {
  const known = new Set<Node>();
  // React asks the marker to remove each node that it knew, also one that another script has taken out.
  marker.removeChild = <T extends Node>(node: T): T => {
    known.add(node);
    return node;
  };
  try {
    unmount();
  } finally {
    Reflect.deleteProperty(marker, 'removeChild');
  }
  for (const node of [...marker.childNodes]) {
    const isPages = !known.has(node) || kept.includes(node) || late.has(node);
    if (!isPages) node.remove();
  }
  removeAdded(marker.childNodes, marker);
}

import { MOUNTED } from '../core/mountOptions';

const own = new WeakSet<Node>();

/** A `ref` for an element that a widget adds inside a server element: it is removed when that is restored. */
export function markInjected(node: Element | null): void {
  if (node) own.add(node);
}

function removeInjected(nodes: Iterable<Node>, marker: Element): void {
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    for (const one of node.querySelectorAll('*')) if (own.has(one) && !isOfInner(one, marker)) one.remove();
  }
}

/** Whether an element belongs to another root inside of the marker. */
function isOfInner(element: Element, marker: Element): boolean {
  for (let above = element.parentElement; above && above !== marker; above = above.parentElement) {
    if (Reflect.has(Object(Reflect.get(above, MOUNTED)), 'replace')) return true;
  }
  return false;
}

/** Returns the marker's nodes before hydration, without those that a widget has added. */
export function originalNodes(marker: Element): readonly Node[] {
  return [...marker.childNodes].filter(node => !own.has(node));
}

/** Call it before the root is unmounted. @returns restores nodes and focus, once React has emptied the marker */
export function restoreNodes(marker: Element, kept: readonly Node[]): () => void {
  const focused = marker.ownerDocument.activeElement;
  const hadFocus = focused !== marker && marker.contains(focused);
  return () => {
    if (kept.every(node => node.parentNode === marker)) return;
    removeInjected(kept, marker);
    marker.prepend(...kept);
    if (hadFocus && focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  };
}

/** Leaves the nodes in place for another root: nodes that are inserted again lose focus and caret, and their frames load again. */
export function detachRoot(marker: Element, kept: readonly Node[], unmount: () => void): void {
  const known = new Set<Node>();
  // React removes each node that it knows from the marker, also one that another script has removed.
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
    const isPages = !known.has(node) || kept.includes(node);
    if (!isPages) node.remove();
  }
  removeInjected(marker.childNodes, marker);
}

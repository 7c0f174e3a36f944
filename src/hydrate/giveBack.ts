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

/** Takes out of nodes what a widget has put into them. */
export function removeAdded(nodes: Iterable<Node>): void {
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    for (const one of node.querySelectorAll('*')) if (own.has(one)) one.remove();
  }
}

/** The marker's nodes before React has them. */
export function keepNodes(marker: Element): readonly Node[] {
  return [...marker.childNodes];
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
    removeAdded(nodes);
    marker.prepend(...nodes);
    if (hadFocus && focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  };
}

/**
 * Call it while React still has the marker, and the function it answers when React has let go of it, for another root to
 * take over: that one puts the page's nodes in as they stood, those that other scripts have added or moved among them.
 * @param taken nodes that another script has taken out: React would miss them
 * @returns what answers the marker's nodes
 */
export function letGo(marker: Element, kept: readonly Node[], taken: readonly Node[]): () => readonly Node[] {
  const before = [...marker.childNodes];
  const { activeElement } = document;
  marker.append(...taken.filter(node => !node.parentNode));
  return () => {
    // React has taken out all that it knew; what it made itself is gone for good.
    const foreign = new Set<Node>(marker.childNodes);
    const nodes = before.filter(node => kept.includes(node) || foreign.has(node));
    removeAdded(nodes);
    marker.replaceChildren(...nodes);
    if (activeElement instanceof HTMLElement && marker.contains(activeElement)) {
      activeElement.focus({ preventScroll: true });
    }
    return nodes;
  };
}

/**
 * Has React leave the marker's nodes where they are when its root ends: taken out and put back, they would lose focus and
 * scroll positions, and players would stop. Call what it answers when the root has ended.
 */
export function keepInPlace(marker: Element): () => void {
  marker.removeChild = node => node;
  return () => void Reflect.deleteProperty(marker, 'removeChild');
}

/**
 * Suspense boundaries in live DOM: the one file that knows React's comment format. `<!--$-->` … `<!--/$-->` is a boundary
 * that the server finished, and `<!--$~-->` … `<!--/$-->` one whose content is still to come; React leaves a callback on
 * that comment. Source: react-dom 19.3, `ReactFiberConfigDOM.js` (`isSuspenseInstancePending`) and the inline script
 * `completeBoundary` of its server part.
 */
const ready = '$';
const pending = '$~';
const end = '/$';

declare global {
  interface Comment {
    _reactRetry?: (() => void) | null;
  }
}

/** The boundaries of one list. */
export interface Boundaries {
  readonly list: Element;
  readonly rowSelector: string;
  /** Comments of ours, start → end. */
  readonly ends: Map<Node, Comment>;
  /** The boundary at the end of the list that waits for rows to come. */
  tail: Comment;
}

const present = new WeakMap<Element, Boundaries>();

/** Puts a boundary around each row of the list, and one that waits behind the last. Replaces earlier ones of the list. */
export function placeBoundaries(list: Element, rowSelector: string): Boundaries {
  const old = present.get(list);
  if (old) removeBoundaries(old);
  const boundaries: Boundaries = { list, rowSelector, ends: new Map(), tail: new Comment() };
  wrapRows(boundaries, [...list.childNodes], null);
  present.set(list, boundaries);
  return boundaries;
}

/** Takes the comments out again. Not before React has let go of the list: it looks for them. */
export function removeBoundaries({ ends, list }: Boundaries): void {
  for (const [start, stop] of ends) {
    if (start instanceof Comment) start.remove();
    stop.remove();
  }
  ends.clear();
  present.delete(list);
}

/** The nodes of a boundary as the page is now; none when it is no longer in the page. */
export function nodesBetween({ ends }: Boundaries, start: Node): Node[] {
  const stop = ends.get(start);
  const nodes: Node[] = [];
  if (!stop || stop.parentNode !== start.parentNode) return nodes;
  for (let node = start.nextSibling; node && node !== stop; node = node.nextSibling) nodes.push(node);
  return nodes;
}

/**
 * Takes over what was added behind the waiting boundary, if there is a row in it: that boundary now reaches to the end of
 * the list, and holds the next one that waits. No row is moved, only a comment.
 * @returns the nodes taken over
 */
export function extendTail(boundaries: Boundaries): readonly Node[] {
  const { list, rowSelector, ends, tail } = boundaries;
  const stop = ends.get(tail);
  if (!stop || stop.parentNode !== list) return [];
  const added: ChildNode[] = [];
  for (let node = stop.nextSibling; node; node = node.nextSibling) added.push(node);
  if (!added.some(node => node instanceof Element && node.matches(rowSelector))) return [];
  list.append(stop);
  wrapRows(boundaries, added, stop);
  tail.data = ready;
  tail._reactRetry?.();
  return added;
}

function wrapRows(boundaries: Boundaries, nodes: readonly ChildNode[], before: Comment | null): void {
  const { list, rowSelector } = boundaries;
  for (const node of nodes) {
    if (node instanceof Element && node.matches(rowSelector)) wrap(boundaries, ready, node, node.nextSibling);
  }
  boundaries.tail = wrap(boundaries, pending, before, before);

  function wrap({ ends }: Boundaries, data: string, from: Node | null, to: Node | null): Comment {
    const start = list.insertBefore(new Comment(data), from);
    ends.set(start, list.insertBefore(new Comment(end), to));
    return start;
  }
}

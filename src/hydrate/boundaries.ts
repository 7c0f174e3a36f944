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
  /**
   * The boundaries at the end of the list for rows to come, each inside the one before it. The last one waits; the others
   * have their rows.
   */
  readonly tails: Comment[];
}

const present = new WeakMap<Element, Boundaries>();

/** Puts a boundary around each row of the list, and one that waits behind the last. Replaces earlier ones of the list. */
export function placeBoundaries(list: Element, rowSelector: string): Boundaries {
  const old = present.get(list);
  if (old) removeBoundaries(old);
  const boundaries: Boundaries = { list, rowSelector, ends: new Map(), tails: [] };
  wrapRows(boundaries, [...list.childNodes], null);
  present.set(list, boundaries);
  return boundaries;
}

/** Takes the comments out again. Not before React has let go of the list: it looks for them. */
export function removeBoundaries(boundaries: Boundaries): void {
  const { ends, list } = boundaries;
  for (const [start, stop] of ends) {
    if (start instanceof Comment) start.remove();
    stop.remove();
  }
  ends.clear();
  if (present.get(list) === boundaries) present.delete(list);
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
 * the list, and holds the next one that waits. No row is moved, only comments.
 * @returns the nodes taken over
 */
export function extendTail(boundaries: Boundaries): readonly Node[] {
  const { list, rowSelector, ends, tails } = boundaries;
  const waiting = tails.at(-1);
  const stops = tails.flatMap(tail => ends.get(tail) ?? []).reverse();
  const [inner, outer] = [stops[0], stops.at(-1)];
  if (!waiting || !inner || outer?.parentNode !== list) return [];
  const added: ChildNode[] = [];
  for (let node = outer.nextSibling; node; node = node.nextSibling) added.push(node);
  if (!added.some(node => isRow(node, rowSelector))) return [];
  list.append(...stops);
  wrapRows(boundaries, added, inner);
  waiting.data = ready;
  waiting._reactRetry?.();
  return added;
}

function wrapRows(boundaries: Boundaries, nodes: readonly ChildNode[], before: Comment | null): void {
  const { list, rowSelector, ends, tails } = boundaries;
  for (const node of nodes) if (isRow(node, rowSelector)) wrap(ready, node, node.nextSibling);
  tails.push(wrap(pending, before, before));

  function wrap(data: string, from: Node | null, to: Node | null): Comment {
    const start = list.insertBefore(new Comment(data), from);
    ends.set(start, list.insertBefore(new Comment(end), to));
    return start;
  }
}

function isRow(node: Node, rowSelector: string): boolean {
  return node instanceof Element && node.matches(rowSelector);
}

import { createElement, type ReactElement, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { AdoptedTree } from './adopt';
import { type Boundaries, extendTail, nodesBetween, placeBoundaries, removeBoundaries } from './boundaries';
import { keepLate } from './giveBack';
import { mirror } from './mirror';
import { opaque, tagOf } from './opaque';
import { type Planner, plannerOf, type SlotProps, type Slots } from './slots';

/** Boundaries that React meets before it may give way to the browser. */
const groupSize = 100;

/**
 * Mirrors the children of a long list, of which each row hydrates by itself: when the browser is idle, and at once when a
 * shopper clicks or focuses in it. A row's slots are read from the page at that moment. Rows that are added at the end of
 * the list later are adopted too; those added elsewhere stay as they are. A row that another script has taken out or moved
 * before it was hydrated stays plain.
 *
 * Call it once: in the `render` of `hydrateWidget` for a marker that is the list itself; `rowsOf` does for a list below it.
 * The comments that it puts around the rows have to be in the page before React comes to the list.
 * @param rowSelector which children are rows, e.g. `li.product`; other children stay opaque
 * @param slots matched in each row, the row itself included
 */
export function adoptRows<S extends string>(list: Element, rowSelector: string, slots: Slots<S>): ReactElement {
  return <List boundaries={placeBoundaries(list, rowSelector)} planner={plannerOf(slots)} />;
}

/** A slot component for a long list below the marker. See `adoptRows`. */
export function rowsOf<S extends string>(rowSelector: string, slots: Slots<S>) {
  return function Rows<E extends Element>({ element, attributes }: SlotProps<E>): ReactElement {
    const [rows] = useState(() => adoptRows(element, rowSelector, slots));
    return createElement(tagOf(element), attributes, rows);
  };
}

interface Shared {
  readonly boundaries: Boundaries;
  readonly planner: Planner;
}

function List({ boundaries, planner }: Shared): ReactNode {
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => {
      keepLate(extendTail(boundaries));
      observer.takeRecords();
    });
    observer.observe(boundaries.list, { childList: true });
    return () => {
      observer.disconnect();
      queueMicrotask(() => removeBoundaries(boundaries));
    };
  }, [boundaries]);
  return <Stretch boundaries={boundaries} planner={planner} />;
}

/** The whole list, or the rows that have come into a waiting boundary. */
function Stretch({ boundaries, planner, from }: Shared & { from?: Node }): ReactNode {
  const [groups] = useState(() => {
    const nodes = from ? nodesBetween(boundaries, from) : [...boundaries.list.childNodes];
    const items = itemsOf(nodes, boundaries, planner);
    const groups: ReactNode[] = [];
    for (let first = 0; first < items.length; first += groupSize) {
      groups.push(<Group key={first} items={items.slice(first, first + groupSize)} />);
    }
    return groups;
  });
  return groups;
}

function Group({ items }: { items: readonly ReactNode[] }): ReactNode {
  return items;
}

/** Boundaries as Suspense, what is between them opaque. */
function itemsOf(nodes: readonly Node[], boundaries: Boundaries, planner: Planner): ReactNode[] {
  const items: ReactNode[] = [];
  const tails = new Set<Node>(boundaries.tails);
  let inside: Node | undefined;
  for (const node of nodes) {
    if (inside) {
      if (node === inside) inside = undefined;
      continue;
    }
    inside = boundaries.ends.get(node);
    if (inside) {
      const Content = tails.has(node) ? Stretch : Row;
      items.push(
        <Suspense key={items.length}>
          <Content boundaries={boundaries} planner={planner} from={node} />
        </Suspense>,
      );
    } else items.push(...mirror([node], element => opaque(element, items.length)));
  }
  return items;
}

/** What is between a row's comments when it hydrates: the row, and what other scripts have put beside it. */
function Row({ boundaries, planner, from }: Shared & { from: Node }): ReactNode {
  const [nodes] = useState(() =>
    mirror(nodesBetween(boundaries, from), (element, key) => (
      <AdoptedTree key={key} root={element} planner={planner} whole />
    )),
  );
  return nodes;
}

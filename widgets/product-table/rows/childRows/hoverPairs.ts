import { owns, type Table } from '../../table';
import { pairOf } from './pair';

const CHILD_OF_HOVERED = 'wcpt-parent-row-hovered';
const PARENT_OF_HOVERED = 'wcpt-child-row-hovered';

/** Marks the other row of a pair while the pointer is over one. Source: contract product-table 11. */
export function hoverPairs(table: Table): void {
  const { container, signal } = table;
  let over: Element | undefined;
  let other: Element | undefined;
  const mark = (row: Element | undefined) => {
    if (row === over) return;
    other?.classList.remove(CHILD_OF_HOVERED, PARENT_OF_HOVERED);
    over = row;
    const pair = row && pairOf(row);
    other = row === pair?.parent ? pair?.child : pair?.parent;
    other?.classList.add(other === pair?.child ? CHILD_OF_HOVERED : PARENT_OF_HOVERED);
  };
  container.addEventListener(
    'mouseover',
    ({ target }) => {
      const row = target instanceof Element ? target.closest('.wcpt-row') : null;
      mark(row && owns(table, row) ? row : undefined);
    },
    { signal },
  );
  container.addEventListener('mouseleave', () => mark(undefined), { signal });
  signal.addEventListener('abort', () => mark(undefined));
}

import { bus } from '../../../../src/core/bus/bus';
import { pageJQuery } from '../../../../src/core/bus/jquery';
import { makePlain, pressWithKeys } from '../../pressable';
import { inSlices } from '../../slices';
import { own, ownFrame, owns, type Table } from '../../table';
import { isOpen, nameToggle, type Pair, pairOf, showOpen, showToggle, togglesOf } from './showOpen';
import { TOGGLE } from './startChildRows';

/** Child rows of a table at work. */
export interface ChildRows {
  /** Readies child rows that are new. */
  readonly setUp: (rows: readonly HTMLElement[]) => void;
  /** Presses the toggle of a row, or of the heading. */
  readonly press: (toggle: Element) => void;
}

const CHILD = '.wcpt-child-row';
const INIT = 'wcpt-child-row--init';

/** Child rows, each opened and closed for itself, or all with the heading's toggle. Source: contract product-table 11. */
export function runChildRows(table: Table): ChildRows {
  const { container, signal } = table;
  const headings = () => ownFrame(table, `thead ${TOGGLE}`);
  const pairs = () => own(table, CHILD).flatMap(child => pairOf(child) ?? []);

  const setUp = (rows: readonly HTMLElement[]) => {
    for (const heading of headings()) nameToggle(heading);
    inSlices(rows, begin, signal);
  };
  const press = (toggle: Element) => {
    const row = toggle.closest('.wcpt-row');
    const pair = row ? pairOf(row) : undefined;
    if (pair) open([pair], !isOpen(pair.parent), true);
    else if (!row) openAll(toggle.classList.contains('wcpt-child-row-toggle--closed'));
    const someOpen = pairs().some(({ parent }) => isOpen(parent));
    for (const heading of headings()) showToggle(heading, someOpen);
  };
  const openAll = (isWanted: boolean) => {
    const others = pairs().filter(({ parent }) => isOpen(parent) !== isWanted);
    open(others, isWanted, false);
  };

  pressWithKeys(container, `${TOGGLE} [role="button"]`, signal);
  hoverPairs(table);
  signal.addEventListener('abort', () => {
    makePlain(own(table, `${TOGGLE} [role="button"]`));
    for (const child of own(table, `.${INIT}`)) child.classList.remove(INIT);
  });
  setUp(own(table, `${CHILD}:not(.${INIT})`));
  return { setUp, press };
}

/** Readies one child row, and tells other scripts of it. */
function begin(child: HTMLElement): void {
  const pair = pairOf(child);
  if (!pair) return;
  const { parent } = pair;
  child.classList.add(INIT);
  const $ = pageJQuery();
  $?.(child).data('wcpt_parent_row', $(parent));
  $?.(parent).data('wcpt_child_row', $(child));
  for (const toggle of togglesOf(parent)) nameToggle(toggle);
  if (isOpen(parent)) showOpen([pair], true, false);
  bus.emit('wcpt_init_child_row', {}, child);
}

function open(pairs: readonly Pair[], isWanted: boolean, moves: boolean): void {
  for (const { parent, child } of pairs) {
    const hadFocus = child.contains(document.activeElement);
    for (const toggle of togglesOf(parent)) showToggle(toggle, isWanted, hadFocus);
  }
  showOpen(pairs, isWanted, moves);
}

const CHILD_OF_HOVERED = 'wcpt-parent-row-hovered';
const PARENT_OF_HOVERED = 'wcpt-child-row-hovered';

/** Marks the other row of a pair while the pointer is over one. Source: contract product-table 11. */
function hoverPairs(table: Table): void {
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

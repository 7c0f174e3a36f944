import { bus } from '../../../../src/core/bus/bus';
import { pageJQuery } from '../../../../src/core/bus/jquery';
import { ownFrame } from '../../ownFrame';
import { makePlain, pressWithKeys } from '../../pressable';
import { inSlices } from '../../slices';
import { own, type Table } from '../../table';
import { hoverPairs } from './hoverPairs';
import { isOpen, type Pair, pairOf, togglesOf } from './pair';
import { TOGGLE } from './pressedToggle';
import { showOpen } from './showOpen';
import { nameToggle, showToggle } from './toggleControls';

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

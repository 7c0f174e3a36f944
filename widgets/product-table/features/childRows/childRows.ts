import { bus } from '../../../../src/core/bus/bus';
import { pageJQuery } from '../../../../src/core/bus/jquery';
import { inSlices } from '../../table/later';
import { own, ownFrame, owns } from '../../table/own';
import { isModuleDisabled } from '../../table/pageSwitches';
import { changeRow } from '../../table/rows/changeRow';
import { siblingRows, TOGGLE } from '../../table/rows/row';
import type { Table } from '../../table/table';
import { isOpen, nameToggle, type Pair, pairOf, SIGN, showOpen, showToggle, togglesOf } from './showOpen';

const CHILD = '.wcpt-child-row';
const INIT = 'wcpt-child-row--init';

/** See contract/product-table.md#rows. */
export function runChildRows(table: Table) {
  const { container, signal } = table;
  const headings = () => ownFrame(table, `thead ${TOGGLE}`);
  const pairs = () => own(table, CHILD).flatMap(child => pairOf(child) ?? []);
  const hasOpen = () => pairs().some(({ parent }) => isOpen(parent));

  const ready = () => {
    const rows = own(table, `${CHILD}:not(.${INIT})`);
    if (!rows.length || isModuleDisabled('child-row', container)) return;
    for (const heading of headings()) nameToggle(heading);
    inSlices(rows, begin, signal);
  };
  const press = (toggle: Element) => {
    const row = toggle.closest<HTMLElement>('.wcpt-row');
    const pair = row ? pairOf(row) : undefined;
    if (pair) open(pairsOf(pair), !isOpen(pair.parent), true);
    else if (!row) {
      const opens = !hasOpen();
      const others = pairs().filter(({ parent }) => isOpen(parent) !== opens);
      open(others, opens, false);
    }
    const isOn = hasOpen();
    for (const heading of headings()) showToggle(heading, isOn);
  };

  followPointer(table);
  signal.addEventListener('abort', () => {
    for (const sign of own(table, `.${SIGN}`)) sign.remove();
    for (const child of own(table, `.${INIT}`)) child.classList.remove(INIT);
  });
  return {
    ready,
    /** Presses the toggle of a row, or of the heading. */
    press,
  };
}

/** Returns a pair with its copies in a frozen table. */
const pairsOf = ({ parent }: Pair): Pair[] =>
  siblingRows(parent)
    .filter(row => !row.matches(CHILD))
    .flatMap(row => pairOf(row) ?? []);

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
    changeRow(parent, { isOpen: isWanted });
    const hadFocus = child.contains(document.activeElement);
    for (const toggle of togglesOf(parent)) showToggle(toggle, isWanted, hadFocus);
  }
  showOpen(pairs, isWanted, moves);
}

const CHILD_OF_HOVERED = 'wcpt-parent-row-hovered';
const PARENT_OF_HOVERED = 'wcpt-child-row-hovered';

/** Marks the other row of a pair while the pointer is over one. */
function followPointer(table: Table): void {
  const { container, signal } = table;
  let over: Element | undefined;
  let other: Element | undefined;
  const pointAt = (row?: Element | null) => {
    const now = row && owns(table, row) ? row : undefined;
    if (now === over) return;
    other?.classList.remove(CHILD_OF_HOVERED, PARENT_OF_HOVERED);
    over = now;
    const pair = now && pairOf(now);
    other = now === pair?.parent ? pair?.child : pair?.parent;
    other?.classList.add(other === pair?.child ? CHILD_OF_HOVERED : PARENT_OF_HOVERED);
  };
  const onOver = ({ target }: Event) => pointAt(target instanceof Element ? target.closest('.wcpt-row') : undefined);
  container.addEventListener('mouseover', onOver, { signal });
  const onOut = ({ relatedTarget }: MouseEvent) =>
    relatedTarget instanceof Node && container.contains(relatedTarget) ? undefined : pointAt();
  container.addEventListener('mouseout', onOut, { signal });
  signal.addEventListener('abort', () => pointAt());
}

import { bus } from '../../../../src/core/bus/bus';
import { pageJQuery } from '../../../../src/core/bus/jquery';
import { trimSigns } from '../../../../src/core/html/text';
import { canMove } from '../../../../src/core/motion';
import { inSlices } from '../../table/later';
import { own, ownFrame, owns } from '../../table/own';
import { isModuleDisabled } from '../../table/pageSwitches';
import { give, makePressable } from '../../table/pressable';
import { tRow } from '../../table/rows/messages';
import { HIDDEN, hasBox, productName, siblingRows, TOGGLE } from '../../table/rows/row';
import { memoryOf, recall } from '../../table/rows/rowState';
import type { Table } from '../../table/table';

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
    inSlices(rows, child => begin(child) && bus.emit('wcpt_init_child_row', {}, child), signal);
  };
  /** Presses the toggle of a row, or of the heading. */
  const press = (toggle: Element) => {
    const row = toggle.closest<HTMLElement>('.wcpt-row');
    const pair = row ? pairOf(row) : undefined;
    if (pair) open(pairsOf(pair), !isOpen(pair.parent), true);
    else if (!row) {
      const opens = !hasOpen();
      const others = pairs().filter(({ parent }) => isOpen(parent) !== opens);
      open(others, opens, false);
    }
    const opened = hasOpen();
    for (const heading of headings()) showToggle(heading, opened);
  };

  followPointer(table);
  signal.addEventListener('abort', () => {
    for (const sign of own(table, `.${SIGN}`)) sign.remove();
    for (const child of own(table, `.${INIT}`)) child.classList.remove(INIT);
  });
  return { ready, press, begin };
}

/** Returns a pair with its copies in a frozen table. */
const pairsOf = ({ parent }: Pair): Pair[] =>
  siblingRows(parent)
    .filter(row => !row.matches(CHILD))
    .flatMap(row => pairOf(row) ?? []);

/** @returns whether a row begins that has not begun before */
function begin(child: HTMLElement): boolean {
  const pair = child.matches(`${CHILD}:not(.${INIT})`) ? pairOf(child) : undefined;
  if (!pair) return false;
  const { parent } = pair;
  child.classList.add(INIT);
  const $ = pageJQuery();
  $?.(child).data('wcpt_parent_row', $(parent));
  $?.(parent).data('wcpt_child_row', $(child));
  for (const toggle of togglesOf(parent)) nameToggle(toggle);
  if (isOpen(parent)) showOpen([pair], true, false);
  return true;
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

/** ms. */
const CLASS_DELAY = 100;
const SLIDE = 200;

const VISIBLE = 'wcpt-has-child-row--visible';

/**
 * The theme shows rows by a class of the parent, which follows a little later; until then, and without such rules, the row's
 * own display does.
 */
function showOpen(pairs: readonly Pair[], isWanted: boolean, moves: boolean): void {
  // All is read before anything is written: there may be thousands.
  const colours = isWanted ? pairs.map(backgroundOf) : [];
  for (const [at, { parent, child }] of pairs.entries()) {
    const memory = memoryOf(child);
    memory.motion?.cancel();
    memory.motion = undefined;
    paint(child, colours[at]);
    child.style.display = 'table-row';
    const motion = moves ? slide(child, isWanted) : undefined;
    if (!motion) {
      if (!isWanted) child.style.display = 'none';
      continue;
    }
    memory.motion = motion;
    motion.addEventListener('finish', () => {
      memory.motion = undefined;
      leaveToTheme([{ parent, child }]);
    });
  }
  setTimeout(() => {
    for (const { parent } of pairs) parent.classList.toggle(VISIBLE, isOpen(parent));
    leaveToTheme(pairs.filter(({ child }) => !recall(child)?.motion));
  }, CLASS_DELAY);
}

/** The theme's rules then show the row, unless they contradict its state. */
function leaveToTheme(pairs: readonly Pair[]): void {
  for (const { child } of pairs) child.style.display = '';
  const rest = pairs.filter(({ child }) => !child.matches(HIDDEN));
  const shown = rest.map(({ child }) => getComputedStyle(child).display !== 'none');
  for (const [at, { parent, child }] of rest.entries()) {
    if (shown[at] !== isOpen(parent)) child.style.display = shown[at] ? 'none' : 'table-row';
  }
}

/** The browser can't animate a row itself. */
function slide(child: Element, isWanted: boolean): Animation | undefined {
  const wrapper = child.querySelector<HTMLElement>('.wcpt-child-row__wrapper');
  if (!wrapper || !canMove(wrapper)) return undefined;
  const open = { height: `${wrapper.offsetHeight}px`, overflow: 'clip' };
  const shut = { height: '0px', overflow: 'clip' };
  return wrapper.animate(isWanted ? [shut, open] : [open, shut], { duration: SLIDE, easing: 'ease-out' });
}

/** The child row is to look like a part of its parent. */
function backgroundOf({ parent }: Pair): string | undefined {
  const cell = parent.firstElementChild ?? parent;
  return [cell, parent].map(one => getComputedStyle(one).backgroundColor).find(isVisible);
}

const isVisible = (colour: string): boolean => colour !== '' && colour !== 'transparent' && !/, 0\)$/.test(colour);

function paint(child: Element, colour: string | undefined): void {
  if (!colour) return;
  for (const cell of child.children) if (cell instanceof HTMLElement) cell.style.backgroundColor = colour;
}

/** A row and the row right below it that it opens. */
interface Pair {
  readonly parent: HTMLElement;
  readonly child: HTMLElement;
}

const isChild = (row: Element): boolean => row.classList.contains('wcpt-child-row');

/** Returns the pair of either row. */
function pairOf(row: Element): Pair | undefined {
  const [parent, child] = isChild(row) ? [row.previousElementSibling, row] : [row, row.nextElementSibling];
  if (!(parent instanceof HTMLElement && child instanceof HTMLElement)) return undefined;
  return isChild(child) && parent.matches('.wcpt-row:not(.wcpt-child-row)') ? { parent, child } : undefined;
}

/** Returns a row's toggles, without those of a table in a cell. */
const togglesOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(`:scope > ${TOGGLE}`)];

/** Whether a child row is open, as its toggles say. */
function isOpen(parent: Element): boolean {
  const [toggle] = togglesOf(parent);
  return toggle !== undefined && isOn(toggle);
}

const isOn = (toggle: Element): boolean => !toggle.classList.contains(CLOSED);

const CLOSED = 'wcpt-child-row-toggle--closed';
const CONTROL = '.wcpt-child-row-toggle__control';

/** Makes the sign in a toggle's cell a button; the cell stays a cell. */
function nameToggle(toggle: Element): void {
  const row = toggle.closest<HTMLElement>('.wcpt-row');
  const name = row
    ? trimSigns(tRow('product-table.details', { product: productName(row) }), ' :')
    : tRow('product-table.all_details');
  if (!toggle.querySelector(CONTROL)) toggle.append(sign());
  for (const control of toggle.querySelectorAll(CONTROL)) {
    makePressable(control);
    give(control, { 'aria-label': name });
  }
  setExpanded(toggle, isOn(toggle));
}

/** The focus stays in the cell where one control replaces another. @param takesFocus the focused element is about to be hidden */
function showToggle(toggle: Element, isOpen: boolean, takesFocus = false): void {
  const hadFocus = toggle.contains(document.activeElement);
  toggle.classList.toggle(CLOSED, !isOpen);
  setExpanded(toggle, isOpen);
  if (!takesFocus && (!hadFocus || hasBox(document.activeElement))) return;
  [...toggle.querySelectorAll<HTMLElement>(CONTROL)].find(hasBox)?.focus({ preventScroll: true });
}

function setExpanded(toggle: Element, isOpen: boolean): void {
  for (const control of toggle.querySelectorAll(CONTROL)) give(control, { 'aria-expanded': String(isOpen) });
}

const SIGN = 'sw-table-details';

function sign(): Element {
  const control = document.createElement('span');
  control.className = `${CONTROL.slice(1)} ${SIGN}`;
  return control;
}

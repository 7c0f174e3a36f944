import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { bus } from '../../../../src/core/bus/bus';
import { digitsOf, ONE, type Units } from '../../../../src/core/decimal';
import { Live, LiveContent, markInjected, useClasses, useHydrated } from '../../../../src/hydrate';
import { keyOf } from '../../../../src/ui/elements';
import { useDomEvent } from '../../../../src/ui/useBus';
import { useStore } from '../../../../src/ui/useStore';
import { ownFrame } from '../../table/own';
import { formatFigure, readNotation } from '../../table/price/prices';
import { tRow } from '../../table/rows/messages';
import { shownDevice, type Table, useTable } from '../../table/table';
import { addSelected } from './addSelected';
import { checkAll, selectingTables } from './checkRows';
import { selection } from './state';

const BLOCK = '.wcpt-add-selected';
const LOCAL = '.wcpt-cart-checkbox-trigger--local';
const GLOBAL = '.wcpt-cart-checkbox-trigger';
const ALL = '.wcpt-add-selected__select-all';
const NONE = '.wcpt-add-selected__clear-all';
const BUTTONS = `.wcpt-add-selected__add, ${ALL}, ${NONE}`;
export const PIECES = '.wcpt-total-selected';
export const COST = '.wcpt-total-selected-cost';

/** Draws the blocks that the server has sent; the repeated ones are drawn as they come. */
export function drawBlocks(table: Table): void {
  for (const block of ownFrame(table, BLOCK)) if (!table.rows.hasAddition(block)) drawBlock(table, block);
}

const drawBlock = ({ rows }: Table, block: Element): void => rows.add(block, <Block of={block} />);

/** See contract/product-table.md#selection. */
function Block({ of }: { readonly of: Element }): ReactNode {
  const { quantity = 0n, cost = 0n } = useStore(selection(useTable()), ({ selected }) => selected?.sum) ?? {};
  const parts = (selector: string) => [...of.querySelectorAll(selector)];
  const classes = {
    'wcpt-add-selected--unselected': quantity === 0n,
    'wcpt-add-selected--single-item-selected': quantity === ONE,
  };
  return (
    <>
      <Live of={of} classes={classes} />
      {parts(BUTTONS).map(button => (
        <Live key={keyOf(button)} of={button} attributes={{ role: 'button', tabindex: '0' }} />
      ))}
      {parts(PIECES).map(place => (
        <LiveContent key={keyOf(place)} of={place} content={piecesText(quantity)} />
      ))}
      {parts(`${COST} .wcpt-amount`).map(place => (
        <LiveContent key={keyOf(place)} of={place} content={costText(cost)} />
      ))}
    </>
  );
}

/** Handles a press on a button of a block, or a trigger, also from before this code was loaded. */
export function press(table: Table, button: HTMLElement): void {
  const { id, container } = table;
  const local = button.closest<HTMLElement>(LOCAL);
  const global = button.closest<HTMLElement>(GLOBAL);
  if (button.closest(ALL)) checkAll(table, true);
  // By the event: other scripts may keep a selection of their own.
  else if (button.closest(NONE)) bus.emit('wcpt_clear_all_checked_for_table', { id, container }, document);
  else if (local) void addSelected([table], local, 'local');
  else if (global) void addSelected(selectingTables(), global, 'global');
}

/** Returns pieces in the shop's notation: `2`, `0,5`. */
export const piecesText = (quantity: Units): string =>
  digitsOf(quantity).replace('.', () => readNotation().decimalSeparator);

export const costText = (cost: Units): string => formatFigure(digitsOf(cost));

/**
 * Repeats the block beside the pages on laptops. Only before a React root takes the table over, with the copies in it.
 */
export function repeatBlocks(table: Table): void {
  const { pages, blocks } = blocksToRepeat(table);
  for (const block of blocks) {
    const copy = block.cloneNode(true);
    if (!(copy instanceof HTMLElement)) continue;
    copy.classList.add('wcpt-add-selected--footer', 'wcpt-in-footer');
    if (block.closest('.wcpt-right')) copy.classList.add('wcpt-laptop__text-align--right');
    selection(table).getState().selected?.copies.add(copy);
    markInjected(copy);
    pages?.before(copy);
    drawBlock(table, copy);
  }
}

export function areBlocksRight(table: Table): boolean {
  const areRepeated = ownFrame(table, BLOCK).some(block => isCopy(table, block));
  return areRepeated === blocksToRepeat(table).blocks.length > 0;
}

const isCopy = (table: Table, block: Element): boolean =>
  selection(table).getState().selected?.copies.has(block) ?? false;

function blocksToRepeat(table: Table) {
  const pages =
    shownDevice(table) === 'laptop' &&
    ownFrame(table, '.wcpt-pagination').find(one => !one.closest('.wcpt-navigation'));
  const before = pages ? pages.previousElementSibling : null;
  if (!pages || (before?.matches(BLOCK) && !isCopy(table, before))) return { pages: undefined, blocks: [] };
  return { pages, blocks: ownFrame(table, `${BLOCK}.wcpt-duplicate-enabled:not(.wcpt-in-footer)`) };
}

const HEADING_BOX = 'wcpt-cart-checkbox-heading';

/** The box of a script that freezes headings does the same in its copy. */
function SelectAll({ heading }: { readonly heading: HTMLElement }): ReactNode {
  const table = useTable();
  const isAll = useStore(selection(table), ({ selected }) => selected?.isAll ?? false);
  const isHydrated = useHydrated();
  const [copy] = useState(() => heading.querySelector<HTMLInputElement>(`.${HEADING_BOX}`));
  const box = useRef(copy);

  useClasses(heading.parentElement, { 'wcpt-hide': false });
  useLayoutEffect(() => {
    if (box.current && isHydrated) box.current.checked = isAll;
  }, [isAll, isHydrated]);
  // Also one that a script raises with jQuery.
  useDomEvent(heading, 'change', element => {
    if (!(element instanceof HTMLInputElement) || !element.matches(`.${HEADING_BOX}`)) return;
    const { checked } = element;
    // It is as the shopper has it, until the rows have been looked at.
    selection(table).setState(({ selected }) => ({ selected: selected && { ...selected, isAll: checked } }));
    checkAll(table, checked);
  });

  const own = (element: HTMLInputElement | null) => {
    box.current = element;
    markInjected(element);
  };
  const name = tRow('product-table.select_all');
  return isHydrated && !copy && <input ref={own} type="checkbox" className={HEADING_BOX} aria-label={name} />;
}

export const drawBox = (table: Table, heading: HTMLElement): ReactNode =>
  isOverBoxes(table, heading) ? <SelectAll heading={heading} /> : undefined;

/** Of several rows of headings the last one. */
function isOverBoxes(table: Table, heading: Element): boolean {
  const { columns = [] } = selection(table).getState().selected ?? {};
  const row = heading.parentElement;
  if (!row || !columns.includes([...row.children].indexOf(heading))) return false;
  return [...(row.parentElement?.children ?? [])].filter(one => one.matches('.wcpt-heading-row')).at(-1) === row;
}

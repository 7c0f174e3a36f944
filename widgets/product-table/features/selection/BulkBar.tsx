import { type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createStore } from 'zustand/vanilla';
import { bus } from '../../../../src/core/bus/bus';
import { pageJQuery } from '../../../../src/core/bus/jquery';
import { templateHtml } from '../../../../src/core/dataBlocks';
import { numberOf } from '../../../../src/core/decimal';
import { html, parseFragment } from '../../../../src/core/html';
import { keepClearOf } from '../../../../src/core/scrollPadding';
import { Adopted, adopt, hydrateWidget, type Mounted, type SlotProps, useClasses } from '../../../../src/hydrate';
import { clickWithKeys } from '../../../../src/ui/press';
import { useDomEvent } from '../../../../src/ui/useBus';
import { useStore } from '../../../../src/ui/useStore';
import { makePressable } from '../../table/pressable';
import { tRow } from '../../table/rows/messages';
import { addSelected, sumSelected } from './addSelected';
import { checkedRows, checkRows, recentBox, selectingTables } from './checkRows';
import { COST, costText, PIECES, piecesText } from './SelectionParts';
import type { SelectedSum } from './state';

const BAR = 'wcpt-cart-checkbox-trigger';
const CLOSE = `.${BAR}__close`;

interface BarState {
  readonly sum: SelectedSum;
  readonly isShown: boolean;
  readonly bar: Mounted | undefined;
}

const NOTHING: BarState = { sum: { quantity: 0n, cost: 0n }, isShown: false, bar: undefined };
const selected = createStore<BarState>(() => NOTHING);

const slots = { [PIECES]: Pieces, [COST]: Cost };

/** The page's bar: how much is selected, and adding it, from anywhere on it. */
function BulkBar({ bar }: { readonly bar: HTMLElement }): ReactNode {
  const isShown = useStore(selected, state => state.isShown);
  useClasses(bar, { 'wcpt-hide': !isShown });
  useLayoutEffect(() => (isShown ? keepClearOf(bar) : undefined), [bar, isShown]);
  useDomEvent(bar, 'click', (target, event) => {
    if (!target.closest(CLOSE)) void addSelected(selectingTables(), bar, 'global');
    else {
      if (event instanceof Event) event.stopPropagation();
      close();
    }
  });
  useDomEvent(bar, 'keydown', (_, event) => clickWithKeys('[role="button"]', event));
  return adopt(bar, slots);
}

function close(): void {
  for (const table of selectingTables()) checkRows(table, checkedRows(table), false);
  hide();
}

function Pieces({ element }: SlotProps): ReactNode {
  const { quantity } = useStore(selected, ({ sum }) => sum);
  return <Adopted of={element}>{piecesText(quantity)}</Adopted>;
}

/** Here the element is the figure itself, without a currency. */
function Cost({ element }: SlotProps): ReactNode {
  const { cost } = useStore(selected, ({ sum }) => sum);
  return <Adopted of={element}>{costText(cost)}</Adopted>;
}

export function refreshBar(): void {
  const sum = sumSelected(selectingTables().flatMap(checkedRows));
  if (sum.quantity === 0n) {
    hide();
    return;
  }
  const known = selected.getState().bar;
  if (!known?.marker.isConnected) known?.unmount();
  const bar = known?.marker.isConnected ? known : makeBar(sum);
  flushSync(() => selected.setState({ sum, bar }));
  if (!bar) return;
  const { marker } = bar;
  pageJQuery()?.(marker).data('wcpt_qty', numberOf(sum.quantity)).data('wcpt_cost', numberOf(sum.cost));
  bus.emit('wcpt_checkbox_trigger_updating', {}, marker);
  flushSync(() => selected.setState({ isShown: true }));
  bus.emit('wcpt_checkbox_trigger_updated', {}, marker);
}

/** A focus in the bar would be lost with it: it goes to a box. */
function hide(): void {
  const hadFocus = selected.getState().bar?.marker.contains(document.activeElement);
  flushSync(() => selected.setState({ isShown: false }));
  if (hadFocus) recentBox()?.focus({ preventScroll: true });
}

export function leaveBar(): void {
  if (selectingTables().length) return;
  const { bar } = selected.getState();
  bar?.unmount();
  bar?.marker.remove();
  selected.setState(NOTHING);
}

function makeBar(sum: SelectedSum): Mounted | undefined {
  const content = parseFragment(templateHtml('#tmpl-wcpt-cart-checkbox-trigger') ?? html``);
  const bar = content.querySelector<HTMLElement>(`.${BAR}`);
  if (!bar) return undefined;
  // The bar itself can't be a button, since it contains one.
  makePressable(bar.querySelector(`.${BAR}__text`) ?? bar);
  const close = bar.querySelector(CLOSE);
  if (close) {
    makePressable(close);
    close.setAttribute('aria-label', tRow('product-table.clear_selection'));
  }
  for (const place of bar.querySelectorAll(PIECES)) place.textContent = piecesText(sum.quantity);
  for (const place of bar.querySelectorAll(COST)) place.textContent = costText(sum.cost);
  selected.setState({ sum });
  document.body.append(bar);
  return hydrateWidget('product-table', bar, () => <BulkBar bar={bar} />, { atOnce: true });
}

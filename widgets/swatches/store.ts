import { shallow } from 'zustand/shallow';
import { bus } from '../../src/core/bus/bus';
import { raiseDom } from '../../src/core/bus/dom';
import { keptOptions } from '../../src/core/variations';
import { createDrawnStore, storeContext } from '../../src/ui/storeContext';
import { swatchFormOf } from './form';
import { chosenIn, isShown, itemsOf, itemValue, MORE, type SwatchList, selectsOf, swatchListOf } from './list';
import { readSettings } from './settings';
import { isChoosable, isDisabled, type SwatchState, swatchState } from './swatchState';
import { leavesVariation, variationsOf } from './variations';

type States = ReadonlyMap<HTMLElement, SwatchState>;

interface SwatchesState {
  readonly swatches: States;
  /** The one swatch that Tab reaches. */
  readonly stop: HTMLElement | undefined;
  readonly isExpanded: boolean;
  /** The choice in the attribute's label; undefined where it shows none. */
  readonly chosenName: string | undefined;
}

export type SwatchesStore = ReturnType<typeof createSwatchesStore>;

export const [SwatchesProvider, useSwatches] = storeContext<SwatchesStore>();

/** @throws MarkupError when the list has no select or is in no form */
export function createSwatchesStore(element: HTMLElement) {
  const list = swatchListOf(element);
  const { form, select } = list;
  const parts = () => itemsOf(element);
  const values = new Set<string>();
  const store = createDrawnStore<SwatchesState>(() => {
    const swatches = read(list, parts(), values, false);
    return { swatches, stop: stopOf(swatches), isExpanded: false, chosenName: chosenNameIn(list, parts()) };
  });
  const { getState, setState, draw } = store;
  const items = () => [...getState().swatches.keys()];
  const stateOf = (item: HTMLElement) => getState().swatches.get(item);
  const canChoose = (item: HTMLElement) => {
    const state = stateOf(item);
    return state !== undefined && isChoosable(state);
  };

  /** Returns whether a swatch has changed. @param hidesStock removes the stock-left labels */
  function look(hidesStock = false): boolean {
    const before = getState().swatches;
    const now = read(list, items(), values, hidesStock);
    const swatches = new Map([...now].map(([item, state]) => [item, sameOr(before.get(item), state)] as const));
    const isChanged = [...swatches].some(([item, state]) => state !== before.get(item));
    setState({ chosenName: chosenNameIn(list, items()), ...(isChanged && { swatches, stop: stopOf(swatches) }) });
    return isChanged;
  }

  /** Reads the swatches anew: another script has brought others. */
  function sync(): void {
    const swatches = read(list, parts(), values, false);
    const isExpanded = getState().isExpanded && !element.querySelector(MORE);
    setState({ swatches, stop: stopOf(swatches), isExpanded });
  }

  function press(item: HTMLElement): void {
    if (canChoose(item)) choose(list, item, true);
  }

  function move(from: HTMLElement, key: string): void {
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const step = key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight') ? 1 : -1;
    const able = items().filter(item => item === from || (canChoose(item) && isShown(item)));
    const next = able.at((able.indexOf(from) + step) % able.length) ?? from;
    next.focus();
    // A choice that would clear the other attributes only gets the focus.
    const state = stateOf(next);
    const isFree = state !== undefined && !isDisabled(state) && clearedBy(list, itemValue(next)).length === 0;
    if (next !== from && isFree) choose(list, next, false);
  }

  function showAll(): void {
    const hidden = items().filter(item => !isShown(item));
    draw({ isExpanded: true });
    (hidden.find(isShown) ?? items()[0])?.focus();
  }

  const self = {
    ...store,
    list,
    press,
    move,
    enter: (stop: HTMLElement) => setState({ stop }),
    leave: () => setState({ stop: tabStop(getState().swatches) }),
    focus: () => isShown(select) || getState().stop?.focus(),
    showAll,
    look,
    sync,
    parts,
    start: (signal: AbortSignal): void => swatchFormOf(form).join(self, signal),
  };
  return self;
}

/** @param values all that the select has had; new ones are added */
function read(
  { form, select, name }: SwatchList,
  items: readonly HTMLElement[],
  values: Set<string>,
  hidesStock: boolean,
): States {
  const variations = variationsOf(form);
  const settings = readSettings();
  const chosen = { ...chosenIn(selectsOf(form)), [name]: select.value };
  const options = new Map([...select.options].map(option => [option.value, option]));
  for (const { value } of [...select.options, ...(keptOptions.get(select) ?? [])]) values.add(value);
  return new Map(
    items.map(item => {
      const value = itemValue(item);
      const option = options.get(value);
      const said = option && { isDisabled: option.disabled, isOutOfStock: option.matches('.enabled.out-of-stock') };
      return [item, swatchState(value, said, { name, chosen, variations, settings, values, hidesStock })];
    }),
  );
}

/** An unchanged state is the same object, so its swatch is not rendered. */
const sameOr = (before: SwatchState | undefined, now: SwatchState): SwatchState =>
  before && shallow(before, now) ? before : now;

/** The focused swatch stays the stop. */
const stopOf = (swatches: States): HTMLElement | undefined =>
  [...swatches.keys()].find(item => item === document.activeElement) ?? tabStop(swatches);

/** The swatch that Tab reaches: the chosen one, else the first that can be chosen and shows. */
function tabStop(swatches: States): HTMLElement | undefined {
  const able = [...swatches].filter(([, state]) => isChoosable(state));
  // One after the other: the browser computes the styles of those that are looked at.
  const [stop] = [...able.filter(([, { isSelected }]) => isSelected), ...able].find(([item]) => isShown(item)) ?? [];
  return stop;
}

function chosenNameIn({ select }: SwatchList, items: readonly HTMLElement[]): string | undefined {
  const { labelSeparator } = readSettings();
  if (labelSeparator === undefined) return undefined;
  const { value } = select;
  const item = items.find(one => itemValue(one) === value);
  const title = item?.dataset.title || item?.title || select.selectedOptions[0]?.text;
  return value && title ? `${labelSeparator} ${title}` : '';
}

/** Chooses as the shopper would: `change` and `click` of the select, then the event of the swatch. */
function choose(list: SwatchList, item: HTMLElement, mayClear: boolean): void {
  const { select, name, form } = list;
  const value = itemValue(item);
  const settings = readSettings();
  const told = { attribute: name, value, select, form, isOld: settings.isOld };
  if (mayClear && settings.clearsChosen && value === select.value) {
    set(select, '');
    bus.emit('wvs-unselected-item', told, item);
    return;
  }
  for (const other of clearedBy(list, value)) {
    other.value = '';
    raiseDom(other, 'change');
  }
  // An unknown value would clear the select.
  if (![...select.options].some(option => option.value === value)) return;
  set(select, value);
  bus.emit('wvs-selected-item', told, item);
}

/** Returns the selects of the other attributes that a choice clears: they leave no variation with this value. */
function clearedBy({ form, select, name }: SwatchList, value: string): readonly HTMLSelectElement[] {
  const { clearsOthers, disablesOutOfStock } = readSettings();
  if (!clearsOthers) return [];
  const others = selectsOf(form).filter(other => other !== select && other.value);
  const chosen = { ...chosenIn(others), [name]: value };
  return leavesVariation(variationsOf(form), chosen, disablesOutOfStock) ? [] : others;
}

function set(select: HTMLSelectElement, value: string): void {
  select.value = value;
  raiseDom(select, 'change');
  select.click();
}

import { bus } from '../../src/core/bus/bus';
import { raiseDom } from '../../src/core/bus/dom';
import { chosenIn, itemValue, type SwatchList, selectsOf } from './list';
import { readSettings, type SwatchSettings } from './settings';
import { leavesVariation, variationsOf } from './variations';

/** As the shopper would: `change` and `click` of the select, then the event of the swatch. Source: add-on contract 2.5, 2.8. */
export function choose(list: SwatchList, item: HTMLElement, mayClear: boolean): void {
  const { select, name, form } = list;
  const value = itemValue(item);
  const settings = readSettings();
  const told = { attribute: name, value, select, form };
  if (mayClear && settings.clearsChosen && value === select.value) {
    set(select, '');
    bus.emit('wvs-unselected-item', told, item);
    return;
  }
  if (settings.clearsOthers) clearOthers(list, value, settings);
  // An unknown value would clear the select.
  if (![...select.options].some(option => option.value === value)) return;
  set(select, value);
  bus.emit('wvs-selected-item', told, item);
}

/** Clears the other attributes where they leave no variation with this value. */
function clearOthers({ form, select, name }: SwatchList, value: string, { disablesOutOfStock }: SwatchSettings): void {
  const others = selectsOf(form).filter(other => other !== select && other.value);
  if (leavesVariation(variationsOf(form), { ...chosenIn(others), [name]: value }, disablesOutOfStock)) return;
  for (const other of others) {
    other.value = '';
    raiseDom(other, 'change');
  }
}

function set(select: HTMLSelectElement, value: string): void {
  select.value = value;
  raiseDom(select, 'change');
  select.click();
}

import { bus } from '../../src/core/bus/bus';
import { raiseDom } from '../../src/core/bus/dom';
import { leavesVariation } from './markItems';
import { isOn } from './settings';
import { swatchFormOf } from './swatchForm';
import { attributeName, itemValue, type SwatchList } from './swatchList';

/**
 * Chooses a swatch's value in its select, as the shopper would: `change` and `click` of the select, then the event of the
 * swatch. Source: add-on contract 2.5, 2.8.
 * @param mayClear whether the chosen one is cleared, where the settings say so
 */
export function choose({ select, name, form }: SwatchList, item: HTMLElement, mayClear: boolean): void {
  const value = itemValue(item);
  const told = { attribute: name, value, select, form };
  if (mayClear && isOn('clear_on_reselect') && value === select.value) {
    set(select, '');
    bus.emit('wvs-unselected-item', told, item);
    return;
  }
  if (isOn('deselect_unavailable')) clearOthers();
  // An unknown value would clear the select.
  if (![...select.options].some(option => option.value === value)) return;
  set(select, value);
  bus.emit('wvs-selected-item', told, item);

  /** Clears the other attributes where they leave no variation with this value. */
  function clearOthers(): void {
    const others = swatchFormOf(form)
      .selects()
      .filter(other => other !== select && other.value);
    const chosen = Object.fromEntries(others.map(other => [attributeName(other), other.value]));
    if (leavesVariation(form, { ...chosen, [name]: value })) return;
    for (const other of others) {
      other.value = '';
      raiseDom(other, 'change');
    }
  }
}

function set(select: HTMLSelectElement, value: string): void {
  select.value = value;
  raiseDom(select, 'change');
  select.click();
}

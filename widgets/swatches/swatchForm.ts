import { flushSync } from 'react-dom';
import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { loadActions, loadedActions, withActions } from './loadActions';
import { publicInstance } from './publicInstance';
import { isOn, setting } from './settings';
import { attributeName, type ItemState, itemValue, LIST, type SwatchList, tabStop } from './swatchList';

/** Class of a form whose swatches work; the add-on's own script leaves it alone. Source: add-on contract 2.6. */
export const LOADED = 'wvs-loaded';
/** How long the form's first look may take before its swatches say that they are there, in ms. */
const FIRST_LOOK_WITHIN = 1000;

/** What the lists of swatches in one form share. */
export interface SwatchForm {
  /** Selects of the form's attributes. */
  selects(): readonly HTMLSelectElement[];
  /** Lets a list follow its select, until `signal`. */
  join(list: SwatchList, signal: AbortSignal): void;
  /** Looks at the selects again. */
  refresh(): void;
}

const forms = new WeakMap<HTMLElement, SwatchForm>();

/** The shared part of a form's swatches; the same for every list in it. */
export function swatchFormOf(element: HTMLElement): SwatchForm {
  const known = forms.get(element) ?? createSwatchForm(element);
  forms.set(element, known);
  return known;
}

function createSwatchForm(element: HTMLElement): SwatchForm {
  const lists = new Map<Element, SwatchList>();
  let ended: AbortController | undefined;
  let isLoading = false;

  // Lists that come later stand where they stand in the page.
  const inOrder = () => [...element.querySelectorAll(LIST)].flatMap(list => lists.get(list) ?? []);

  const selects = () =>
    [...element.querySelectorAll('select')].filter(
      select => select.closest('.variations') || inOrder().some(list => list.select === select),
    );

  /**
   * Brings the lists up to date. Answers whether anything changed.
   * @param hidesStock takes the stock-left labels off
   */
  function update(hidesStock = false): boolean {
    const actions = loadedActions();
    const chosen = Object.fromEntries(selects().map(select => [attributeName(select), select.value]));
    const isMarked = isOn('deselect_unavailable') || isOn('clickable_out_of_stock') || isOn('show_variation_stock');
    const isNamed = isOn('show_variation_label') && (actions || inOrder().some(({ select }) => select.value));
    if ((isMarked || isNamed) && !actions && !isLoading) {
      isLoading = true;
      void loadActions().then(updateNow);
    }
    let isChanged = false;
    for (const list of inOrder()) {
      const { items, view } = list;
      let states = items.map(item => stateOf(list, item));
      if (isMarked && actions) states = actions.markItems(list, states, { chosen, form: element, hidesStock });
      if (isNamed) actions?.nameChosen(list, setting('variation_label_separator'));
      const before = view.getState();
      if (JSON.stringify(states) === JSON.stringify(before.states)) continue;
      isChanged = true;
      // Who is on a swatch leaves the list from there.
      const focused = items.find(item => item === document.activeElement);
      view.setState({ states, stop: focused ?? tabStop(items, states) });
    }
    return isChanged;
  }

  // Listeners of the page expect the page to be up to date when they are called.
  const updateNow = () => flushSync(update);

  function refresh(): void {
    updateNow();
    tell();
  }

  function tell(): void {
    for (const { view, items, select } of inOrder()) {
      view.getState().states.forEach(({ isSelected }, i) => {
        const item = items[i];
        if (!isSelected || !item) return;
        bus.emit('wvs-item-updated', { selectedValue: select.value, itemValue: itemValue(item) }, item);
      });
    }
  }

  function listen(signal: AbortSignal): void {
    const here = { target: element, signal };
    element.classList.add(LOADED);
    let isReady = false;
    const ready = () => {
      clearTimeout(wait);
      bus.emit('woo_variation_swatches_init', {}, document);
      refresh();
      if (!isReady) bus.emit('woo_variation_swatches_loaded', { instance: publicInstance(element) }, document);
      isReady = true;
    };
    const wait = setTimeout(ready, FIRST_LOOK_WITHIN);
    signal.addEventListener('abort', () => {
      clearTimeout(wait);
      element.classList.remove(LOADED);
    });
    bus.on('wc_variation_form', ready, here);
    bus.on('reload_product_variations', updateNow, here);
    bus.on('woocommerce_update_variation_values', updateNow, here);
    bus.on('woocommerce_variation_has_changed', refresh, here);
    bus.on('hide_variation', () => flushSync(() => update(true)), here);
    bus.on('reset_focus', () => withActions(({ focusFirst }) => focusFirst(inOrder(), selects()[0])), here);
    // Where no widget looks after the form, its selects alone tell of a choice.
    const soon = () => queueMicrotask(() => updateNow() && tell());
    listenDom(element, 'change', target => target instanceof HTMLSelectElement && soon(), signal);
  }

  return {
    selects,
    refresh,
    join(list, signal) {
      lists.set(list.element, list);
      signal.addEventListener('abort', () => {
        lists.delete(list.element);
        if (lists.size > 0) return;
        ended?.abort();
        ended = undefined;
      });
      update();
      ended ??= new AbortController();
      if (lists.size === 1) listen(ended.signal);
    },
  };
}

/** What the select says of a swatch; the select is the truth. */
function stateOf({ select }: SwatchList, item: HTMLElement): ItemState {
  const value = itemValue(item);
  const option = [...select.options].find(one => one.value === value);
  const isDisabled = option?.disabled !== false;
  return {
    isSelected: value !== '' && value === select.value,
    isDisabled,
    isChoosable: !isDisabled,
    hasNoStock: false,
    note: isDisabled ? setting('unavailable_tooltip_text') : '',
    stockLeft: '',
  };
}

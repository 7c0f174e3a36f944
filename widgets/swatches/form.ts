import { flushSync } from 'react-dom';
import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { pageJQuery } from '../../src/core/bus/jquery';
import { MOUNTED } from '../../src/core/mountOptions';
import { itemValue, LIST, type SwatchList, selectsOf } from './list';
import type { SwatchState } from './swatchState';
import { embeddedVariations } from './variations';

/** Class of a form whose swatches work; the add-on's own script leaves it alone. */
export const LOADED = 'wvs-loaded';
/** Longest wait for the first evaluation of the form before its swatches are ready, in ms. */
const FIRST_LOOK_WITHIN = 1000;

/** What a form asks of each of its lists. */
interface Member {
  readonly list: SwatchList;
  getState(): { readonly swatches: ReadonlyMap<HTMLElement, SwatchState> };
  look(hidesStock?: boolean): boolean;
  focus(): void;
}

type SwatchForm = ReturnType<typeof createSwatchForm>;

const forms = new WeakMap<HTMLElement, SwatchForm>();

/** Returns the shared part of all swatches in a form: they are evaluated together, and dispatch events in their order. */
export function swatchFormOf(element: HTMLElement): SwatchForm {
  const known = forms.get(element) ?? createSwatchForm(element);
  forms.set(element, known);
  return known;
}

function createSwatchForm(element: HTMLElement) {
  const lists = new Map<Element, Member>();
  let ended = new AbortController();

  // Lists that are added later have their place in the page's order.
  const inOrder = () => [...element.querySelectorAll(LIST)].flatMap(list => lists.get(list) ?? []);

  // Rendered at once: listeners read the page.
  const look = (hidesStock = false): boolean =>
    flushSync(() => inOrder().map(list => list.look(hidesStock))).includes(true);

  function tell(): void {
    for (const { list, getState } of inOrder()) {
      for (const [item, { isSelected }] of getState().swatches) {
        if (!isSelected) continue;
        bus.emit('wvs-item-updated', { selectedValue: list.select.value, itemValue: itemValue(item) }, item);
      }
    }
  }

  function refresh(): void {
    look();
    tell();
  }

  function moveFocus(): void {
    const [first] = selectsOf(element);
    inOrder()
      .find(({ list }) => list.select === first)
      ?.focus();
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
    bus.on('reload_product_variations', () => look(), here);
    bus.on('woocommerce_update_variation_values', () => look(), here);
    bus.on('woocommerce_variation_has_changed', refresh, here);
    bus.on('hide_variation', () => look(true), here);
    bus.on('reset_focus', moveFocus, here);
    // Where no widget follows the form, only its selects dispatch an event.
    const soon = () => queueMicrotask(() => look() && tell());
    listenDom(element, 'change', target => target instanceof HTMLSelectElement && soon(), signal);
  }

  function join(list: Member, signal: AbortSignal): void {
    lists.set(list.list.element, list);
    signal.addEventListener('abort', () => {
      lists.delete(list.list.element);
      if (lists.size === 0) ended.abort();
    });
    flushSync(() => list.look());
    if (lists.size > 1) return;
    ended = new AbortController();
    listen(ended.signal);
  }

  return { join, refresh };
}

/** Lists that a script has ended. */
export const ended = new WeakSet<Element>();

export function endSwatches(form: Element): void {
  for (const list of form.querySelectorAll(LIST)) {
    ended.add(list);
    list[MOUNTED]?.unmount();
  }
}

/** The instance for listeners of `woo_variation_swatches_loaded`. See contract/swatches.md#events. */
function publicInstance(element: HTMLElement): object {
  const variations = embeddedVariations(element);
  return {
    element,
    $element: pageJQuery()?.(element) ?? element,
    product_variations: variations,
    isAjaxVariation: () => variations.length === 0,
    destroy: () => endSwatches(element),
  };
}

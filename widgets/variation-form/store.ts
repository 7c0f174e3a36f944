import { bus } from '../../src/core/bus/bus';
import { listenDom, raiseDom } from '../../src/core/bus/dom';
import type { ChosenAttributes } from '../../src/core/bus/events';
import { ABORTED_TRIES, isAborted, isCallError } from '../../src/core/errors';
import { reportError } from '../../src/core/report';
import { attributeName, readVariationParams } from '../../src/core/variations';
import { createDrawnStore, storeContext } from '../../src/ui/storeContext';
import { createVariationDisplay, type VariationState } from './display';
import { lookUpVariation } from './lookUp';
import { tVariation } from './messages';
import { publicController } from './publicApi';
import { readVariations, type VariationSource } from './readVariations';
import { attributeSelects, isComplete, nameOf, type OptionList, optionListOf, readChosen } from './selects';

export type VariationStore = ReturnType<typeof createVariationStore>;

export const [VariationProvider, useVariationForm] = storeContext<VariationStore>();

/** First evaluation of a hydrated form, in ms. */
const FIRST_LOOK_AFTER = 100;

/**
 * In the shop's exact order of events, DOM changes and calls: other scripts build on it.
 * @throws MarkupError when the variations can't be read
 */
export function createVariationStore(form: HTMLElement) {
  const store = createDrawnStore<VariationState>(() => ({
    button: 'unknown',
    message: undefined,
    block: undefined,
    isResetVisible: false,
    refusal: undefined,
    announcement: '',
  }));
  const { getState, draw } = store;
  /** Each time: a script may replace them. */
  const selects = () => attributeSelects(form);
  const lists = new Map<HTMLSelectElement, OptionList>();
  const display = createVariationDisplay(form, draw);
  let source: VariationSource = readVariations(form);
  let lookup: AbortController | undefined;
  let firstLook: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  /** Number of the newest evaluation: older ones do nothing more. */
  let look = 0;

  function listOf(select: HTMLSelectElement): OptionList {
    const list = lists.get(select) ?? optionListOf(select);
    lists.set(select, list);
    return list;
  }
  selects().forEach(listOf);

  function clearMessage(): void {
    const { message, refusal } = getState();
    if (message || refusal) draw({ message: undefined, refusal: undefined });
  }

  function onSelectChange(): void {
    display.clearId();
    bus.emit('clear_reset_announcement', {}, form);
    clearMessage();
    if (source.mode === 'embedded') bus.emit('woocommerce_variation_select_change', {}, form);
    bus.emit('check_variations', { chosen: undefined }, form);
    bus.emit('woocommerce_variation_has_changed', {}, form);
  }

  function onCheck(given: ChosenAttributes | undefined): void {
    const mine = ++look;
    lookup?.abort();
    const chosen = given ?? readChosen(form);
    if (!isComplete(chosen)) {
      bus.emit('update_variation_values', { variations: undefined }, form);
      if (mine !== look) return;
      bus.emit('reset_data', {}, form);
    } else if (source.mode === 'server') void ask(chosen);
    else {
      bus.emit('update_variation_values', { variations: undefined }, form);
      if (mine !== look) return;
      const position = source.index.match(chosen.data);
      const variation = position === undefined ? undefined : source.at(position);
      if (variation) bus.emit('found_variation', { variation }, form);
      else noMatch();
    }
    const isResetVisible = chosen.chosenCount > 0;
    if (mine === look && getState().isResetVisible !== isResetVisible) draw({ isResetVisible });
  }

  function noMatch(): void {
    const mine = look;
    bus.emit('reset_data', {}, form);
    if (!isFirst && mine === look) draw({ message: 'no-match' });
  }

  /** Asks the server; a call that the browser or another script aborted is sent again. */
  async function ask(chosen: ChosenAttributes, tries = 1): Promise<void> {
    const mine = new AbortController();
    lookup = mine;
    try {
      const variation = await lookUpVariation(form, chosen.data, mine.signal);
      if (mine.signal.aborted) return;
      if (variation) bus.emit('found_variation', { variation }, form);
      else noMatch();
    } catch (cause) {
      if (mine.signal.aborted) return;
      if (isAborted(cause) && tries < ABORTED_TRIES) return ask(chosen, tries + 1);
      const failure = isCallError(cause) ? cause.kind : 'network';
      reportError({
        where: 'variation-form',
        element: form,
        found: `the variation could not be looked up (${failure})`,
        consequence: 'The choice stays, and the shopper can try again.',
        cause,
      });
      bus.emit('reset_data', {}, form);
      draw({ message: 'lookup-failed' });
    }
  }

  function rebuildOptions(): void {
    if (source.mode === 'server') return;
    const { index } = source;
    const { data } = readChosen(form);
    const lost = selects().filter(select => {
      const list = listOf(select);
      return !list.apply(index.optionStates(attributeName(select), list.values(), data));
    });
    for (const select of lost) raiseDom(select, 'change');
    bus.emit('woocommerce_update_variation_values', {}, form);
  }

  function reset(): void {
    for (const select of selects()) select.value = '';
    for (const select of selects()) raiseDom(select, 'change');
    bus.emit('announce_reset', {}, form);
    bus.emit('reset_data', {}, form);
    bus.emit('reset_focus', {}, form);
  }

  function lookFirst(): void {
    clearTimeout(firstLook);
    firstLook = undefined;
    if (!isFirst) return;
    bus.emit('check_variations', { chosen: undefined }, form);
    isFirst = false;
    bus.emit('wc_variation_form', { controller: publicController(form, () => source) }, form);
  }

  function listen(signal: AbortSignal): void {
    const here = { target: form, signal };
    bus.on('check_variations', ({ chosen }) => onCheck(chosen), here);
    bus.on('update_variation_values', rebuildOptions, here);
    bus.on('found_variation', ({ variation }) => display.found(variation), here);
    bus.on('show_variation', ({ purchasable }) => display.shown(purchasable), here);
    bus.on('hide_variation', () => display.hidden(), here);
    bus.on('reset_data', () => display.reset(), here);
    bus.on('reset_image', () => display.resetImage(), here);
    bus.on('announce_reset', () => draw({ announcement: resetText() }), here);
    bus.on('reset_focus', () => selects()[0]?.focus(), here);
    const clear = () => getState().announcement && draw({ announcement: '' });
    bus.on('clear_reset_announcement', clear, here);
    const reload = () => {
      try {
        source = readVariations(form);
        if (source.mode === 'server') for (const list of lists.values()) list.restore();
      } catch (cause) {
        reportError({
          where: 'variation-form',
          element: form,
          found: 'its new variations can’t be read',
          consequence: 'The ones before are kept.',
          cause,
        });
      }
      bus.emit('check_variations', { chosen: undefined }, form);
    };
    bus.on('reload_product_variations', reload, here);
    listenDom(form, 'change', target => selects().some(select => select === target) && onSelectChange(), signal);
  }

  function start(signal: AbortSignal): void {
    const wrap = form.querySelector<HTMLElement>('.single_variation_wrap');
    if (wrap) wrap.style.display = '';
    listen(signal);
    firstLook = setTimeout(lookFirst, FIRST_LOOK_AFTER);
    signal.addEventListener('abort', () => {
      clearTimeout(firstLook);
      lookup?.abort();
      display.leave();
      for (const list of lists.values()) list.restore();
    });
  }

  /** Looks at selects that a script has put in the place of others, as it has looked at these first. */
  function sync(): void {
    const fresh = selects().filter(select => !lists.has(select));
    fresh.forEach(listOf);
    if (fresh.length > 0) queueMicrotask(() => bus.emit('check_variations', { chosen: undefined }, form));
  }

  function retry(): void {
    clearMessage();
    // The focused button is gone; where the selects are hidden, swatches take the focus.
    bus.emit('reset_focus', {}, form);
    bus.emit('check_variations', { chosen: undefined }, form);
  }

  /** Applies delayed changes at once, so that a click meets the state of the shopper's choice. */
  function settle(): void {
    lookFirst();
    display.settle();
  }

  /** Tells why nothing was added, with the names of the attributes that are missing. */
  function refuse(why: string): void {
    const missing = selects().filter(select => select.value === '');
    const names = missing.map(nameOf).filter(Boolean).join(', ');
    draw({ refusal: { text: names ? `${why} ${tVariation('variation.missing', { names })}` : why, missing } });
  }

  return { ...store, form, reset, retry, settle, refuse, sync, start };
}

function resetText(): string {
  return readVariationParams()?.resetText || tVariation('variation.resetDone');
}

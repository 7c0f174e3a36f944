import { createStore } from 'zustand/vanilla';
import { bus } from '../../src/core/bus/bus';
import { listenDom, raiseDom } from '../../src/core/bus/dom';
import { pageConfig } from '../../src/core/config/pageConfig';
import { awaitsSelectWoo, enhanceSelects, hasSelectStyles } from './enhanceSelects';
import type { ListSearches } from './lazy/select-search/ListSearches';
import { readLocale, readStates } from './params';
import { rowsOf } from './rows';
import { fits, replaceState, stateOf } from './stateControl';

interface AddressState {
  /** The search fields of the lists, where the page wants them and their code is there. */
  readonly searches: { readonly Component: typeof ListSearches; readonly isInSelectMarkup: boolean } | undefined;
}

export type AddressStore = ReturnType<typeof createAddressStore>;

const COUNTRY = '.country_to_state';

/** The countries on the page when its scripts got the event of address fields; the server sends later ones with their fields adapted. */
let atStart: WeakSet<Element> | undefined;

type CountryControl = HTMLSelectElement | HTMLInputElement;

const isCountry = (element: Element): element is CountryControl =>
  element.matches(COUNTRY) && (element instanceof HTMLSelectElement || element instanceof HTMLInputElement);

/** @param marker the scope, or the row in it of the one country that is followed */
export function createAddressStore(scope: HTMLElement, marker: HTMLElement) {
  const store = createStore<AddressState>()(() => ({ searches: undefined }));
  const adaptRows = rowsOf(scope);
  // The choice or text for each country, for when the shopper comes back to it.
  const known = new Map<string, string>();
  const countries = () => [...marker.querySelectorAll(COUNTRY)].filter(isCountry);
  let shown = countries()[0]?.value ?? '';
  let isTelling = false;

  /** Replaces the state's control if the country needs another. @returns the new one */
  function changeState(country: CountryControl): ReturnType<typeof stateOf> {
    const all = readStates();
    const old = stateOf(country, scope);
    if (old?.value) known.set(shown, old.value);
    const { value } = country;
    const before = shown;
    shown = value;
    if (!all || !old) return null;
    const states = all(value);
    if (fits(old, states)) return null;
    const typed = known.get(value) ?? (before && before !== value ? '' : old.value);
    return replaceState(old, states, typed);
  }

  function applyLocale(country: string): void {
    const locale = readLocale();
    if (locale) adaptRows(country, locale);
  }

  function follow(country: CountryControl, isAdapted = false): void {
    const { value } = country;
    const fresh = changeState(country);
    if (isAdapted && !fresh) {
      applyLocale(value);
      return;
    }
    if (fresh instanceof HTMLSelectElement) raiseDom(fresh, 'change');
    const event = { country: value, wrapper: scope };
    // The shop dispatches it for every country in its table, also when the control was right.
    if (fresh || (stateOf(country, scope) && readStates()?.(value))) bus.emit('country_to_state_changed', event);
    // Applied first: listeners change what the country's rules have set.
    applyLocale(value);
    isTelling = true;
    bus.emit('country_to_state_changing', event);
    isTelling = false;
  }

  function refresh(): void {
    for (const country of countries()) {
      if (!country.value) continue;
      if (atStart?.has(country)) country.dispatchEvent(new Event('refresh', { bubbles: true }));
      else follow(country, true);
    }
  }

  function start(signal: AbortSignal): void {
    for (const type of ['change', 'refresh']) {
      // At the body, as the shop's script: listeners of the form hear the choice before the fields change.
      listenDom(document.body, type, one => marker.contains(one) && isCountry(one) && follow(one), signal);
    }
    bus.on(
      'country_to_state_changing',
      ({ country, wrapper }) => isTelling || (wrapper?.contains(scope) && applyLocale(country)),
      { signal },
    );
    bus.on('wc_address_i18n_ready', (_, { foreign }) => foreign && refresh(), { signal });
    if (!atStart) {
      atStart = new WeakSet(document.querySelectorAll(COUNTRY));
      bus.emit('wc_address_i18n_ready', {});
    }
    refresh();
    // The rows of two countries may have the same lists around them.
    const first = scope.querySelector(COUNTRY);
    if (first && !marker.contains(first)) return;
    if (pageConfig().useSelectSearch === true) void offerSearch(signal);
    else drawLists(signal);
  }

  /** Lists whose search does not load stay as they are. */
  async function offerSearch(signal: AbortSignal, isInSelectMarkup = false): Promise<void> {
    const Component = await import('./lazy/select-search/ListSearches')
      .then(({ loadSearches }) => loadSearches())
      .catch(() => undefined);
    if (Component && !signal.aborted) store.setState({ searches: { Component, isInSelectMarkup } });
  }

  /** The page's own script for lists may load after this one. */
  function drawLists(signal: AbortSignal): void {
    const draw = () => enhanceSelects(scope);
    const drawOwn = () => {
      if (!draw() && pageConfig().useSelectSearch === 'auto' && hasSelectStyles(scope)) void offerSearch(signal, true);
    };
    if (awaitsSelectWoo()) addEventListener('load', drawOwn, { signal, once: true });
    else drawOwn();
    // Scripts that have put lists into the page tell it without saying where.
    bus.on('country_to_state_changed', draw, { signal });
  }

  return { ...store, start };
}

import { bus } from '../../src/core/bus/bus';
import { listenDom, raiseDom } from '../../src/core/bus/dom';
import { pageJQuery } from '../../src/core/bus/jquery';
import { applyLocale } from './applyLocale';
import { readLocale, readStates } from './params';
import { replaceState, stateOf } from './stateControl';

const COUNTRY = '.country_to_state';

/** The countries that were there when the page's scripts were told of address fields; later ones come settled. */
let atStart: WeakSet<Element> | undefined;

type CountryControl = HTMLSelectElement | HTMLInputElement;

const isCountry = (element: Element): element is CountryControl =>
  element.matches(COUNTRY) && (element instanceof HTMLSelectElement || element instanceof HTMLInputElement);

/** Has the fields in `scope` follow their country. Source: contract 17.3. */
export function startAddressFields(scope: HTMLElement, signal: AbortSignal): void {
  // What was chosen or typed for each country, for when the shopper comes back to it.
  const known = new Map<string, string>();
  let shown = '';

  const follow = (country: CountryControl, isSettled = false) => {
    const states = readStates();
    const state = stateOf(country, scope);
    if (state?.value) known.set(shown, state.value);
    const { value } = country;
    const fresh =
      states && state
        ? replaceState(state, states.get(value), known.get(value) ?? (shown && shown !== value ? '' : state.value))
        : undefined;
    shown = value;
    const event = { country: value, wrapper: scope };
    const row = fresh?.closest<HTMLElement>('.form-row');
    if (fresh && row) row.style.display = fresh.type === 'hidden' ? 'none' : '';
    const locale = isSettled && !fresh ? readLocale() : undefined;
    if (locale) applyLocale(scope, value, locale);
    if (isSettled && !fresh) return;
    // The shop says so of every country that it has a table for, also when the control was right.
    if (fresh || (state && states?.has(value))) bus.emit('country_to_state_changed', event);
    bus.emit('country_to_state_changing', event);
    if (fresh instanceof HTMLSelectElement) raiseDom(fresh, 'change');
  };
  const refresh = () => {
    for (const country of scope.querySelectorAll(COUNTRY)) {
      if (!isCountry(country) || !country.value) continue;
      if (atStart?.has(country)) country.dispatchEvent(new Event('refresh', { bubbles: true }));
      else follow(country, true);
    }
  };
  const heard = (element: Element) => {
    if (isCountry(element)) follow(element);
  };
  listenDom(scope, 'change', heard, signal);
  listenDom(scope, 'refresh', heard, signal);
  bus.on(
    'country_to_state_changing',
    ({ country, wrapper }) => {
      const locale = wrapper === scope ? readLocale() : undefined;
      if (locale) applyLocale(scope, country, locale);
    },
    { signal },
  );
  bus.on('wc_address_i18n_ready', (_, { foreign }) => foreign && refresh(), { signal });
  const [first] = [...scope.querySelectorAll(COUNTRY)].filter(isCountry);
  shown = first?.value ?? '';
  if (!atStart) {
    atStart = new WeakSet(document.querySelectorAll(COUNTRY));
    bus.emit('wc_address_i18n_ready', {});
  }
  refresh();
  drawLists(scope, signal);
}

/** Draws lists with the page's own script for that, which may come after this one. Source: contract 17.3. */
function drawLists(scope: HTMLElement, signal: AbortSignal): void {
  const draw = async () => {
    if (typeof pageJQuery()?.fn.selectWoo !== 'function') return;
    const { enhanceSelects } = await import('./enhanceSelects');
    if (!signal.aborted) enhanceSelects(scope);
  };
  void draw();
  if (document.readyState !== 'complete') addEventListener('load', () => void draw(), { signal, once: true });
  bus.on('country_to_state_changed', ({ wrapper }) => void (wrapper === scope && draw()), { signal });
}

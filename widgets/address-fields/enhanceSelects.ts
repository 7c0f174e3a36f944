import { pageJQuery } from '../../src/core/bus/jquery';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { text } from '../../src/core/guards';

const SCRIPTS = 'script[src*="selectwoo" i], script[src*="select2" i]';
const LISTS = 'select.country_select, select.state_select';

interface TooMany {
  readonly input: string;
  readonly minimum: number;
  readonly maximum: number;
}

/** The page's texts for the lists; missing ones are the list's own. See contract/checkout.md#country-and-state. */
function language(): Record<string, unknown> {
  const params = readGlobal('wc_country_select_params');
  const say = (key: string) => text(params?.[`i18n_${key}`]);
  const count = (key: string, number: number) =>
    number === 1 ? say(`${key}_1`) : say(`${key}_n`).replace('%qty%', String(number));
  const all = {
    noResults: () => say('no_matches'),
    errorLoading: () => say('ajax_error'),
    loadingMore: () => say('load_more'),
    searching: () => say('searching'),
    inputTooShort: ({ input, minimum }: TooMany) => count('input_too_short', minimum - input.length),
    inputTooLong: ({ input, maximum }: TooMany) => count('input_too_long', input.length - maximum),
    maximumSelected: ({ maximum }: TooMany) => count('selection_too_long', maximum),
  };
  return say('no_matches') ? all : {};
}

/** Whether the page's own script for lists may still come. */
export const awaitsSelectWoo = (): boolean =>
  document.readyState !== 'complete' && !pageJQuery()?.fn.selectWoo && document.querySelector(SCRIPTS) !== null;

/** Whether the page has the styles of lists that `selectWoo` draws: in a file of their own, or in one with others. */
export function hasSelectStyles(scope: HTMLElement): boolean {
  const probe = document.createElement('span');
  probe.className = 'select2-container';
  scope.append(probe);
  const { display, position } = getComputedStyle(probe);
  probe.remove();
  return display === 'inline-block' && position === 'relative';
}

/**
 * Lets the page's own selectWoo render the visible lists of countries and states.
 * @returns whether the page has it
 */
export function enhanceSelects(scope: HTMLElement): boolean {
  const $ = pageJQuery();
  const draw = $?.fn.selectWoo;
  if (!$ || typeof draw !== 'function') return false;
  for (const select of scope.querySelectorAll<HTMLSelectElement>(LISTS)) {
    if (!select.getClientRects().length || select.classList.contains('select2-hidden-accessible')) continue;
    const { placeholder = '', label } = select.dataset;
    const options = { placeholder, label: label ?? null, width: '100%', language: language() };
    Reflect.apply(draw, $(select), [options]);
  }
  return true;
}

import { pageJQuery } from '../../src/core/bus/jquery';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { text } from '../../src/core/guards';

const LISTS = 'select.country_select, select.state_select';

interface TooMany {
  readonly input: string;
  readonly minimum: number;
  readonly maximum: number;
}

/** The page's texts for the lists; missing ones are the list's own. Source: contract 17.2. */
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

/** Lets the page's own selectWoo render the visible lists of countries and states. Source: contract 17.3. */
export function enhanceSelects(scope: HTMLElement): void {
  const $ = pageJQuery();
  const draw = $?.fn.selectWoo;
  if (!$ || typeof draw !== 'function') return;
  for (const select of scope.querySelectorAll<HTMLSelectElement>(LISTS)) {
    if (!select.getClientRects().length || select.classList.contains('select2-hidden-accessible')) continue;
    const { placeholder = '', label } = select.dataset;
    const options = { placeholder, label: label ?? null, width: '100%', language: language() };
    Reflect.apply(draw, $(select), [options]);
  }
}

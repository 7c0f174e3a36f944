import { attributes } from '../../html';
import type { NavPart } from '../definition';
import { icons } from '../icons';

interface SearchLook {
  /** A search drops all filters. */
  readonly resetsOthers?: boolean;
  /** Number of the table's search box, from 1. */
  readonly box?: number;
  readonly placeholder?: string;
}

/** A search box. See contract/product-table.md#search. */
export const searchBox =
  ({ resetsOthers = false, box = 1, placeholder = 'Iskanje' }: SearchLook = {}): NavPart =>
  ({ definition: { id }, query }) => {
    const keyword = query.searchOf(box);
    const input = attributes({
      class: 'wcpt-search-input',
      type: 'search',
      name: `${id}_search_${box}`,
      'data-wcpt-value': keyword,
      placeholder,
      'aria-label': `${placeholder} v tabeli`,
      value: keyword,
      autocomplete: 'off',
      spellcheck: 'false',
    });
    const clear = keyword ? `<span class="wcpt-search-clear">${icons.close}</span>` : '';
    return `<div class="wcpt-search-wrapper${resetsOthers ? ' wcpt-search--reset-others' : ''}"><div class="wcpt-search${keyword ? ' wcpt-active' : ''}" data-wcpt-table-id="${id}"><input${input}><span class="wcpt-search-submit">${icons.search}</span>${clear}</div></div>`;
  };

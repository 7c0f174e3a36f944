import type { NavPart } from '../definition';
import { choiceHtml, countHtml, type FilterLook, filterHtml, menuHtml } from './filter';

const YEARS = [2025, 2024, 2023, 2022];

/** Options of a custom field. */
export const yearFilter =
  (label: string, look: FilterLook = {}): NavPart =>
  view => {
    const { query, definition } = view;
    const list = YEARS.map(year =>
      choiceHtml(
        {
          type: 'checkbox',
          name: `${definition.id}_cf_letnik[]`,
          value: String(year),
          label: String(year),
          checked: query.has('cf_letnik', String(year)),
        },
        look,
      ),
    );
    return filterHtml(
      view,
      { filter: 'custom_field', metaKey: 'letnik' },
      { label, look, chosen: query.all('cf_letnik').length, options: menuHtml(look, list.join('')) },
    );
  };

/**
 * One checkbox: on sale, or available. Where the table's defaults check it, the unchecked state is sent too.
 */
export const switchFilter =
  (filter: 'on_sale' | 'availability', label: string, text: string, look: FilterLook = {}): NavPart =>
  view => {
    const { query, definition } = view;
    const isChecked = query.one(filter) === 'true';
    const isDefault = definition.defaults?.[filter] === 'true';
    const option = choiceHtml(
      {
        type: 'checkbox',
        name: `${definition.id}_${filter}`,
        value: 'true',
        label: text,
        checked: isChecked,
        after: countHtml(view, { filter }, 'true'),
        ...(isDefault ? { data: { 'data-wcpt-reverse-value': 'false' } } : {}),
      },
      look,
    );
    return filterHtml(view, { filter }, { label, look, chosen: isChecked ? 1 : 0, options: menuHtml(look, option) });
  };

import { attributes } from '../../html';
import type { NavPart } from '../definition';
import { type FilterLook, filterHtml, menuHtml } from './filter';

/** First and last date of publication. See contract/product-table.md#filters. */
export const dateFilter =
  (label: string, look: FilterLook = {}): NavPart =>
  view => {
    const input = (end: 'start' | 'end', text: string) =>
      `<input${attributes({ type: 'date', class: `wcpt-filter-date-picker wcpt-filter-date-picker--${end}-date`, name: `${view.definition.id}_date_post_${end}`, value: view.query.one(`date_post_${end}`), 'aria-label': text })}>`;
    const triggers =
      '<div class="wcpt-date-picker-triggers"><span class="wcpt-date-picker-submit-button">Uporabi</span> <a class="wcpt-date-picker-reset-button" href="#">Počisti</a></div>';
    return filterHtml(
      view,
      { filter: 'date_picker' },
      {
        label,
        look,
        options: menuHtml(look, input('start', `${label}: od`) + input('end', `${label}: do`) + triggers),
      },
    );
  };

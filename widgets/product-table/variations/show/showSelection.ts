import type { TableSelection } from '../../../../src/core/bus/events/tableRows';
import { parsePrice } from '../../price/figure';
import type { Table } from '../../table';
import { showAvailability } from './availability';
import { showDescriptions } from './descriptions';
import { showImages } from './image';
import { showOnSale } from './onSale';
import { showPrices } from './price';
import { showLink } from './productLink';
import { showStock } from './stock';
import { showTexts } from './texts';
import type { Variation } from './variation';
import { showWholesale } from './wholesale';

/** Has everything in a part of a row show the chosen variation, or the product. Source: spec product-table 4.5; contract 26.5. */
export function showSelection(table: Table, row: Element, part: Element, selection: TableSelection): void {
  const { variation_id: id, attributes } = selection;
  const variation: Variation | undefined = id ? selection.variation : undefined;
  part.setAttribute('data-wcpt-price', String((variation && parsePrice(variation.display_price)) ?? ''));
  showPrices(table, part, variation);
  showOnSale(part, variation);
  showImages(row, part, variation);
  showTexts(table, part, variation);
  showAvailability(table, part, variation);
  showStock(part, variation);
  showDescriptions(part, id);
  showLink(part, id, attributes);
  showWholesale(part, variation);
}

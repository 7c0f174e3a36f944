import type { TableSelection } from '../../../../src/core/bus/events/tableRows';
import { parsePrice } from '../../price/figure';
import { inRow } from '../../rows/inRow';
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

/** All that follows a choice, but descriptions, of which there is one for each variation. */
const FOLLOWERS =
  '.wcpt-variable-switch, .wcpt-variable-price-default-woocommerce-template, .wcpt-product-image-wrapper, .wcpt-wholesale, [data-wcpt-link-code="product_link"]';

/** Has everything in a part of a row show the chosen variation, or the product. Source: spec product-table 4.5; contract 26.5. */
export function showSelection(table: Table, row: Element, part: Element, selection: TableSelection): void {
  const { variation_id: id, attributes } = selection;
  const variation: Variation | undefined = id ? selection.variation : undefined;
  const elements = inRow(part, FOLLOWERS);
  part.setAttribute('data-wcpt-price', String((variation && parsePrice(variation.display_price)) ?? ''));
  showPrices(table, elements, variation);
  showOnSale(elements, variation);
  showImages(row, elements, variation);
  showTexts(table, row, elements, variation);
  showAvailability(table, elements, variation);
  showStock(elements, variation);
  showDescriptions(part, id);
  showLink(elements, id, attributes);
  showWholesale(elements, variation);
}

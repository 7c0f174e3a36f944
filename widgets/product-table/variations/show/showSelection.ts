import type { TableSelection } from '../../../../src/core/bus/events/tableRows';
import { appendQuery } from '../../../../src/core/calls/form';
import { parsePrice } from '../../price/prices';
import { inRow } from '../../rows/row';
import type { Table } from '../../table';
import { showAvailability, showStock } from './availability';
import { showImages } from './image';
import { showOnSale, showPrices, showWholesale } from './price';
import { among, keepFirst, type Variation } from './printed';
import { showDescriptions, showTexts } from './texts';

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

const LINK = 'a[data-wcpt-link-code="product_link"]';
const ORIGINAL = 'data-wcpt-product-link';

/** Has buttons that lead to the product lead to the variation. Source: contract product-table 10. */
function showLink(elements: readonly Element[], id: string, attributes: Readonly<Record<string, string>>): void {
  for (const link of among(elements, LINK)) {
    if (!id) {
      const original = link.getAttribute(ORIGINAL);
      if (original !== null) link.setAttribute('href', original);
      continue;
    }
    const [address = '', hash] = keepFirst(link, 'href', ORIGINAL).split('#');
    const query = new URLSearchParams({ ...attributes, variation_id: id });
    link.setAttribute('href', appendQuery(address, query.toString()) + (hash === undefined ? '' : `#${hash}`));
  }
}

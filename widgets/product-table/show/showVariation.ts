import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { appendQuery } from '../../../src/core/calls/form';
import { addressOrNone } from '../../../src/core/url';
import { parsePrice } from '../price/prices';
import { setDisabledReason } from '../rows/buttons';
import { inRow } from '../rows/row';
import { memoryOf } from '../rows/rowState';
import type { Table } from '../table';
import { isInStock, LIST, RADIO, RADIO_BOX } from '../variations/selection';
import { among, keepFirst, type Variation } from './printed';
import { showAvailability, showStock } from './showAvailability';
import { showImages } from './showImages';
import { showOnSale, showPrices, showWholesale } from './showPrices';
import { showDescriptions, showTexts } from './showTexts';

/** Without descriptions, of which there is one for each variation. */
const FOLLOWERS =
  '.wcpt-variable-switch, .wcpt-variable-price-default-woocommerce-template, .wcpt-product-image-wrapper, .wcpt-wholesale, [data-wcpt-link-code="product_link"]';

const variationOf = ({ variation_id: id, variation }: TableSelection): Variation | undefined =>
  id ? variation : undefined;

/** Shows the chosen variation, or the product. Source: spec product-table 4.5; contract 26.5. */
export function showVariation(table: Table, row: Element, part: Element, selection: TableSelection): void {
  const { variation_id: id, attributes } = selection;
  const variation = variationOf(selection);
  const elements = inRow(part, FOLLOWERS);
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

/** Source: contract product-table 10. */
function showLink(elements: readonly Element[], id: string, attributes: Readonly<Record<string, string>>): void {
  for (const link of among(elements, LINK)) {
    if (!id) {
      const original = link.getAttribute(ORIGINAL);
      if (original !== null) link.setAttribute('href', addressOrNone(original));
      continue;
    }
    const [address = '', hash] = addressOrNone(keepFirst(link, 'href', ORIGINAL)).split('#');
    const query = new URLSearchParams({ ...attributes, variation_id: id });
    link.setAttribute('href', appendQuery(address, query.toString()) + (hash === undefined ? '' : `#${hash}`));
  }
}

/** Disables the buttons while the variation can't be bought. Source: spec product-table 4.5, 4.6; contract 26.4. */
export function followVariation(part: Element, selection: TableSelection, hasControls: boolean): void {
  const { variation_id } = selection;
  part.setAttribute('data-wcpt-price', String(parsePrice(variationOf(selection)?.display_price) ?? ''));
  if (!variation_id) {
    setDisabledReason(part, 'wcpt-variation-out-of-stock', false);
    if (hasControls) setDisabledReason(part, 'wcpt-no-variation-selected', true);
    return;
  }
  setDisabledReason(part, 'wcpt-no-variation-selected', false);
  setDisabledReason(part, 'wcpt-variation-out-of-stock', !isInStock(selection));
}

/** @param id empty: none. Source: contract product-table 26.3. */
export function showChoice(part: Element, id: string): void {
  for (const list of inRow<HTMLSelectElement>(part, LIST)) if (list.value !== id) setList(list, id);
  showRadios(part, id);
}

function setList(list: HTMLSelectElement, id: string): void {
  list.value = id;
  if (list.selectedIndex < 0) list.value = '';
}

function showRadios(part: Element, id: string): void {
  const radios = id ? inRow<HTMLInputElement>(part, `${RADIO}[value="${CSS.escape(id)}"]`) : [];
  const boxes = radios.flatMap(radio => radio.closest(RADIO_BOX) ?? []);
  const memory = memoryOf(part);
  for (const other of memory.chosenBoxes ?? inRow(part, `${RADIO_BOX}.wcpt-selected`)) {
    if (!boxes.includes(other)) other.classList.remove('wcpt-selected');
  }
  memory.chosenBoxes = boxes;
  // The others of a group go off with it.
  for (const radio of radios.length ? radios : inRow<HTMLInputElement>(part, `${RADIO}:checked`)) {
    const isOn = radios.length > 0;
    if (radio.checked !== isOn) radio.checked = isOn;
  }
  for (const box of boxes) box.classList.add('wcpt-selected');
}

import { firstInRow } from '../rows/inRow';
import { rowParts } from '../rows/rowParts';

/** A list of a row's variations. Source: contract product-table 26.1, source a. */
export const LIST = 'select.wcpt-select-variation-dropdown';
/** One of the buttons of which each is a variation, and what stands around it. Source b. */
export const RADIO = 'input.wcpt-variation-radio';
export const RADIO_BOX = '.wcpt-select-variation';
/** The product's own form. Source c. */
export const FORM = 'form.variations_form';
/** Where such a form keeps the id of its variation. */
export const FORM_ID = 'form.variations_form input.variation_id, form.variations_form input[name="variation_id"]';
/** A list of values for an attribute that a variation leaves open. Source d. */
export const TERM = 'select.wcpt-select-variation-attribute-term';

/** Whether a variation is chosen in the row itself, and not in the product's form elsewhere. Source: contract 26.2. */
export const hasVariationControls = (row: HTMLElement): boolean =>
  rowParts(row).some(part => firstInRow(part, `${LIST}, ${RADIO}, ${FORM}`));

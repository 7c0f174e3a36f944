import type { Bare } from './bare';

interface SwatchChoice {
  /** Name of the select, e.g. `attribute_pa_barva`. */
  readonly attribute: string;
  readonly value: string;
  readonly select: HTMLElement;
  readonly form: HTMLElement;
}

/** Events of variation swatches. Source: add-on contract 2.5. */
export interface SwatchEvents {
  /** Asks for a look for new swatches, or tells of one. On `document`. */
  woo_variation_swatches_init: Bare;
  /** The swatches of a form work. On `document`. jQuery: the instance. */
  woo_variation_swatches_loaded: { readonly instance: object };
  /** A swatch was chosen. On the item. jQuery: `attribute, value, $select, $form`. */
  'wvs-selected-item': SwatchChoice;
  /** A chosen swatch was cleared by a second click. On the item. jQuery: `attribute, value, $select, $form`. */
  'wvs-unselected-item': SwatchChoice;
  /** The chosen swatch was looked at again. On the item. jQuery: `selectedValue, itemValue`. */
  'wvs-item-updated': { readonly selectedValue: string; readonly itemValue: string };
}

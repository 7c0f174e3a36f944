import { text } from '../../guards';
import { bare, defineEvent } from '../defineEvent';
import { elementOf } from '../jquery';
import { definePositional, record } from '../positional';

export interface SwatchChoice {
  /** Name of the select, e.g. `attribute_pa_barva`. */
  readonly attribute: string;
  readonly value: string;
  readonly select: HTMLElement;
  readonly form: HTMLElement;
  /** Whether the shop has version 2.1 of the add-on, which leaves the attribute's name out; the select has it. */
  readonly isOld?: boolean;
}

const choice = defineEvent<SwatchChoice>({
  toArguments: ({ attribute, value, select, form, isOld }, wrap) =>
    [attribute, value, wrap(select), wrap(form)].slice(isOld ? 1 : 0),
  fromArguments(args) {
    const [value, select, form] = elementOf(args[1]) ? args : args.slice(1);
    const own = elementOf(select);
    const around = elementOf(form);
    if (!own || !around) return undefined;
    return { attribute: own.getAttribute('name') ?? text(args[0]), value: String(value), select: own, form: around };
  },
});

/** Events of variation swatches. See contract/swatches.md#events. */
export const swatchEvents = {
  /** Asks for a look for new swatches, or tells of one. On `document`. */
  woo_variation_swatches_init: bare,
  /** The swatches of a form work. On `document`. jQuery: the instance. */
  woo_variation_swatches_loaded: definePositional<{ instance: object }>({ instance: record }),
  /** A swatch was chosen. On the item. jQuery: `attribute, value, $select, $form`; as with version 2.1, without the first. */
  'wvs-selected-item': choice,
  /** A chosen swatch was cleared by a second click. On the item. jQuery: as `wvs-selected-item`. */
  'wvs-unselected-item': choice,
  /** The chosen swatch was looked at again. On the item. jQuery: `selectedValue, itemValue`. */
  'wvs-item-updated': definePositional<{ selectedValue: string; itemValue: string }>({
    selectedValue: { read: String },
    itemValue: { read: String },
  }),
};

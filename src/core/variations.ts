import { jQueryData } from './bus/jquery';
import { readGlobal } from './config/shopGlobals';
import { isSet, parseJson, text } from './guards';
import { decodeEntities } from './html/text';

/** Texts and address of variation forms, as they stand now. */
export function readVariationParams() {
  const params = readGlobal('wc_add_to_cart_variation_params');
  return (
    params && {
      ajaxUrl: text(params.wc_ajax_url),
      noMatchHtml: text(params.i18n_no_matching_variations_text),
      chooseText: text(params.i18n_make_a_selection_text),
      unavailableText: text(params.i18n_unavailable_text),
      resetText: text(params.i18n_reset_alert_text),
    }
  );
}

/** Values by attribute name; an empty or missing one is open. */
export type Attributes = Readonly<Record<string, unknown>>;

/** Whether an attribute of a variation is the value of an option; plugins print numbers, and entities where the option has the text itself. */
export const isValue = (attribute: unknown, option: unknown): boolean =>
  [`${attribute}`, decodeEntities(`${attribute}`)].includes(`${option}`);

/** Whether a variation fits a choice: each attribute is the same, or open on either side. */
export const fitsChoice = (attributes: Attributes, chosen: Attributes): boolean =>
  Object.entries(attributes).every(([name, value]) => !value || !chosen[name] || isValue(value, chosen[name]));

/** Whether a flag of a variation is on. A missing flag is on; `false`, `null`, 0, `""`, `"0"` and `"false"` are off. */
export const isOnByDefault = (flag: unknown): boolean => flag === undefined || isSet(flag);

/** Name under which a select's choice goes out. */
export const attributeName = (select: HTMLSelectElement): string => select.dataset.attribute_name || select.name;

/** All options of a select whose form takes out those that no variation has. */
export const keptOptions = new WeakMap<HTMLSelectElement, readonly HTMLOptionElement[]>();

const parsed = new WeakMap<Element, { readonly json: string; readonly value: unknown }>();

/**
 * Returns what a script stored with jQuery's `.data()`, else the value of the attribute; undefined when that is no JSON. The lists are
 * long, and several widgets read them: each is parsed once.
 */
export function variationsOf(form: Element): unknown {
  const stored = jQueryData(form).product_variations;
  if (Array.isArray(stored) || stored === false) return stored;
  const json = form.getAttribute('data-product_variations') ?? '';
  const known = parsed.get(form);
  if (known?.json === json) return known.value;
  const value = parseJson(json);
  parsed.set(form, { json, value });
  return value;
}

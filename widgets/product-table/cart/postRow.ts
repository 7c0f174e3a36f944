import { followableUrl } from '../../../src/core/url';
import type { Fields } from './rowFields';
import type { RowRequest } from './rowRequest';

/**
 * Adds a row's product with a page load: a hidden form is posted to where its button leads. Source: spec product-table 7.4;
 * contract 17.9.
 */
export function postRow(control: HTMLElement, request: RowRequest): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = followableUrl(control.getAttribute('href')) ?? location.href;
  form.target = control.getAttribute('target') ?? '';
  form.hidden = true;
  for (const [name, value] of fieldsOf(request)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // A field may be named `submit`.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}

/** Names and values that are posted; a list under its name with brackets, once for each value. */
function fieldsOf({ product, quantity, variation, addons, measurement, nyp }: RowRequest): [string, string][] {
  return [
    ['add-to-cart', product],
    ['product_id', product],
    ['quantity', String(quantity ?? '')],
    ...(variation
      ? [['variation_id', variation.id] satisfies [string, string], ...Object.entries(variation.attributes)]
      : []),
    ...pairsOf(addons),
    ...pairsOf(measurement),
    ...(nyp ? [['nyp', nyp] satisfies [string, string]] : []),
    ['return_notice', 'false'],
    ['wcpt_request', 'true'],
  ];
}

/** What the fields above say is not said again by those of the form in the row. */
const OWN = /^(?:add-to-cart|product_id|quantity|variation_id|attribute_.*)$/;

const pairsOf = (fields: Fields): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (OWN.test(name)) return [];
    return typeof value === 'string' ? [[name, value]] : value.map(one => [`${name}[]`, one]);
  });

import { followableUrl } from '../../../src/core/url';
import { type Fields, isOwnField } from '../addons/formFields';
import type { RowRequest } from './rowRequest';

/**
 * Adds with a page load: posts a hidden form to the button's address, or with files to this page. Source: spec product-table
 * 7.4; contract 17.9.
 */
export function postRow(control: HTMLElement, request: RowRequest, files: readonly HTMLInputElement[] = []): void {
  const form = document.createElement('form');
  const isAjax = control.getAttribute('data-wcpt-link-code') === 'cart_ajax';
  form.method = 'post';
  form.action = (isAjax ? undefined : followableUrl(control.getAttribute('href'))) ?? location.href;
  form.target = control.getAttribute('target') ?? '';
  form.hidden = true;
  for (const [name, value] of fieldsOf(request)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  for (const chosen of files) {
    const input = document.createElement('input');
    input.type = 'file';
    input.name = chosen.name;
    input.multiple = chosen.multiple;
    input.files = chosen.files;
    form.append(input);
  }
  if (files.length) form.enctype = 'multipart/form-data';
  document.body.append(form);
  // A field may be named `submit`.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}

function fieldsOf({ product, quantity, variation, addons, measurement, nyp }: RowRequest): [string, string][] {
  return [
    ['add-to-cart', product],
    ['product_id', product],
    ['quantity', String(quantity ?? '')],
    ...(variation
      ? [['variation_id', variation.id] satisfies [string, string], ...Object.entries(variation.attributes)]
      : []),
    // Measures are among the fields of their form as well.
    ...pairsOf({ ...addons, ...measurement }),
    ...(nyp ? [['nyp', nyp] satisfies [string, string]] : []),
    ['return_notice', 'false'],
    ['wcpt_request', 'true'],
  ];
}

const pairsOf = (fields: Fields): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    // `fieldsOf` has these already.
    if (isOwnField(name)) return [];
    return typeof value === 'string' ? [[name, value]] : value.map(one => [`${name}[]`, one]);
  });

import { shopAjax } from '../../../src/core/calls/shopAjax';
import { pageConfig } from '../../../src/core/config/pageConfig';
import { readGlobal, text } from '../../../src/core/config/shopGlobals';
import { CallError } from '../../../src/core/errors';
import type { RowRequest } from '../cart/rowRequest';
import { readTableParams } from '../params';

const ENDPOINT = 'wcpt_get_product_form_modal';

/**
 * Asks the shop for a product's form. Source: spec product-table 7.5; contract 19.
 * @returns its HTML; empty when there is no such product
 * @throws CallError when what came is no form
 */
export async function fetchForm(request: RowRequest, control: Element): Promise<string> {
  const { product, quantity, variation, chosen, addons, measurement, nyp } = request;
  const template = readTableParams().ajaxTemplate;
  const html = await shopAjax(
    ENDPOINT,
    {
      ...addons,
      action: ENDPOINT,
      product_id: product,
      quantity: quantity ?? '',
      ...(variation && { variation_id: variation.id }),
      ...chosen,
      ...variation?.attributes,
      ...measurement,
      ...(nyp && { nyp }),
      return_notice: String(control.getAttribute('data-wcpt-link-code') === 'cart_ajax'),
      lang: text(readGlobal('wcpt_i18n')?.lang),
    },
    { template, as: 'text', timeout: pageConfig().timeout },
  );
  if (html.trim() && !html.includes('wcpt-product-form')) {
    throw new CallError(`${ENDPOINT}: the answer is no form`, {
      kind: 'shape',
      url: template,
      body: html.slice(0, 500),
    });
  }
  return html;
}

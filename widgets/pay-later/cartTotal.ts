import { number, object, pipe, transform, unknown } from 'valibot';
import { shopAjax } from '../../src/core/calls/shopAjax';
import { ajaxTemplate } from '../../src/core/config/shopGlobals';
import { parseMinor } from '../../src/core/money';
import { ownEntries } from '../../src/core/ownEntries';
import type { PayLaterSettings } from './settings';

const Answer = object(ownEntries({ total: pipe(unknown(), transform(parseMinor), number()) }));

/**
 * Asks for the cart's total, in minor units. Source: add-on contract 10.4.
 * @throws CallError of any kind
 */
export async function cartTotal({ nonce, wcAjaxUrl }: PayLaterSettings, signal: AbortSignal): Promise<number> {
  const template = wcAjaxUrl || ajaxTemplate();
  const answer = await shopAjax('wcpay_get_cart_total', { security: nonce }, { template, schema: Answer, signal });
  return answer.total;
}

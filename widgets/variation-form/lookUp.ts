import { block, unblock } from '../../src/core/block';
import { installBlockPlugins } from '../../src/core/blockPlugins';
import type { VariationData } from '../../src/core/bus/events';
import { jQueryData, whenJQuery } from '../../src/core/bus/jquery';
import { toFormFields } from '../../src/core/calls/form';
import { shopAjax } from '../../src/core/calls/shopAjax';
import { ajaxTemplate } from '../../src/core/config/shopGlobals';
import { CallError, isCallError } from '../../src/core/errors';
import { readVariationParams } from '../../src/core/variations';

whenJQuery(installBlockPlugins);

/**
 * The form is covered meanwhile; undefined when there is none, or the answer is empty.
 * @throws CallError when no usable answer came
 */
export async function lookUpVariation(
  form: HTMLElement,
  attributes: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<VariationData | undefined> {
  // Read as the shop does: a script may have stored others with jQuery.
  const stored = { ...form.dataset, ...jQueryData(form) };
  const fields = toFormFields({
    ...attributes,
    product_id: Number.parseInt(String(stored.product_id), 10) || 0,
    custom_data: stored.custom_data,
  });
  const template = readVariationParams()?.ajaxUrl || ajaxTemplate();
  block(form, { background: '#fff' });
  signal.addEventListener('abort', () => unblock(form), { once: true });
  try {
    const answer = await shopAjax('get_variation', fields, { template, signal });
    return variationOf(answer, template);
  } catch (error) {
    if (isCallError(error) && error.kind === 'not-json' && !error.body?.trim()) return undefined;
    throw error;
  } finally {
    if (!signal.aborted) unblock(form);
  }
}

function variationOf(answer: unknown, url: string): VariationData | undefined {
  if (!answer || (Array.isArray(answer) && answer.length === 0)) return undefined;
  if (typeof answer === 'object' && 'variation_id' in answer) return { ...answer };
  throw new CallError(`${url}: the answer is no variation`, { kind: 'shape', url, answer });
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknown } from 'valibot';
import { describe, expect, it } from 'vitest';
import { shopAjax } from '../../../src/core/calls/shopAjax';
import { createStoreApi } from '../../../src/core/calls/store/storeApi';
import { isCallError } from '../../../src/core/errors';
import { CAPTURED_CALLS, hasCaptures } from '../../demo-theme/captures';
import { shopAnswers } from './helpers';

interface Capture {
  readonly name: string;
  readonly request: { readonly method: string; readonly path: string; readonly body: unknown };
  readonly response: { readonly status: number; readonly headers: Record<string, string>; readonly body: unknown };
}

const files = hasCaptures ? readdirSync(CAPTURED_CALLS) : [];
const read = (prefix: string): [string, Capture][] =>
  files
    .filter(file => file.startsWith(prefix))
    .map(file => [file, JSON.parse(readFileSync(join(CAPTURED_CALLS, file), 'utf8'))]);

function answerOf({ response }: Capture): () => Promise<Response> {
  const { body, status, headers } = response;
  const isHtml = typeof body === 'string' && /html/.test(headers['Content-Type'] ?? '');
  return async () => new Response(isHtml ? String(body) : JSON.stringify(body), { status, headers });
}

describe.skipIf(!files.length)('a recorded answer', () => {
  it.each(read('wc-ajax-'))('of the shop is returned, or rejected as an error: %s', async (_, capture) => {
    shopAnswers(answerOf(capture));
    const endpoint = capture.request.path.split('wc-ajax=')[1] ?? '';
    const { body, status, headers } = capture.response;
    const call = () => shopAjax(endpoint, {}, { template: '/?wc-ajax=%%endpoint%%' });
    const isHtml = typeof body === 'string' && /html/.test(headers['Content-Type'] ?? '');
    if (status < 400 && !isHtml) expect(await call()).toEqual(body);
    else await expect(call()).rejects.toSatisfy(isCallError);
    if (status < 400 && isHtml) {
      expect(await shopAjax(endpoint, {}, { template: '/?wc-ajax=%%endpoint%%', as: 'text' })).toBe(body);
    }
  });

  it.each(read('store-'))('of the Store API is data or a refusal: %s', async (_, capture) => {
    shopAnswers(answerOf(capture));
    const { body, status } = capture.response;
    const call = createStoreApi({ root: '/wp-json/wc/store/v1/' }).get('cart', { schema: unknown() });
    if (status < 400) expect(await call).toEqual(body);
    else await expect(call).rejects.toMatchObject({ kind: status < 500 ? 'refused' : 'http', status, answer: body });
  });
});

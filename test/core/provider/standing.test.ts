import { describe, expect, it } from 'vitest';
import { CallError } from '../../../src/core/errors';
import { sendOrder } from '../../../src/core/provider/paying/orderCall';
import { PaymentError, paymentError } from '../../../src/core/provider/paying/standing';

describe('a payment that fails', () => {
  it.each([
    ['preparing', 'refused', 'none'],
    ['preparing', 'unclear', 'none'],
    ['placing', 'refused', 'none'],
    ['placing', 'unclear', 'unknown'],
    ['authenticating', 'refused', 'none'],
    ['authenticating', 'unclear', 'made'],
    ['telling', 'refused', 'made'],
    ['telling', 'unclear', 'made'],
    ['leaving', 'refused', 'made'],
    ['leaving', 'unclear', 'made'],
  ] as const)('at the step %s, %s: what is known of it: %s', (step, failure, outcome) => {
    expect(paymentError(step, failure, 'Zavrnjeno.')).toMatchObject({ outcome });
    if (outcome === 'none') expect(paymentError(step, failure, 'Zavrnjeno.').message).toBe('Zavrnjeno.');
    else
      expect(paymentError(step, failure).message).toMatch(
        /(?:ga oddate znova|ne oddajte še enkrat|ne plačujte še enkrat)/i,
      );
  });
});

describe('the call that orders', () => {
  const sent = (error: unknown) =>
    sendOrder(
      () => Promise.reject(error),
      ({ answer }) => (answer === 'no' ? 'Ne.' : undefined),
    ).then(
      () => undefined,
      (cause: unknown) => (cause instanceof PaymentError ? cause : undefined),
    );
  const failed = (details: Partial<ConstructorParameters<typeof CallError>[1]>) =>
    new CallError('failed', { kind: 'http', url: '/', ...details });

  it.each([
    ['in the words of the widget', failed({ status: 402, answer: 'no' }), 'Ne.'],
    [
      'by the API',
      failed({ kind: 'refused', status: 409, answer: { code: 'x', message: 'Ni <b>zaloge</b>' } }),
      'Ni zaloge',
    ],
    [
      'by the API with a status of 500 of the shop',
      failed({ status: 500, answer: { code: 'woocommerce_rest_invalid_order', message: 'Ne gre' } }),
      'Ne gre',
    ],
    ['as the page is too old', failed({ kind: 'refused', status: 403, body: '-1' }), /^Stran je odprta že predolgo/],
  ])('is refused %s: it can be sent again', async (_name, error, words) => {
    const found = await sent(error);
    expect(found?.message).toMatch(words);
    expect(found?.outcome).toBe('none');
  });

  it.each([
    ['no connection', failed({ kind: 'network' })],
    ['no answer in time', failed({ kind: 'timeout' })],
    ['a call that was given up', failed({ kind: 'aborted' })],
    ['a page', failed({ kind: 'not-json', status: 200 })],
    ['an answer of another form', failed({ kind: 'shape', status: 200, answer: {} })],
    ['a status without words', failed({ status: 403, body: '<html>' })],
    [
      'a mistake of the platform',
      failed({ status: 500, answer: { code: 'internal_server_error', message: 'Napaka' } }),
    ],
    ['a redirect', failed({ kind: 'refused' })],
    ['a mistake of ours', new TypeError('x is undefined')],
  ])('ends in %s: the order may be placed', async (_name, error) => {
    expect(await sent(error)).toMatchObject({ outcome: 'unknown', message: expect.stringMatching(/^Ne vemo, ali/) });
  });
});

import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { CallError } from '../../../src/core/errors';
import { PaymentError } from '../../../src/core/provider/paying/standing';
import { CheckoutAnswer } from '../../../widgets/express-checkout/answers';
import { redirectOf, refusalOf } from '../../../widgets/express-checkout/outcome';

function answer(status: string, more: { message?: string; redirect?: string; details?: Record<string, string> } = {}) {
  const { success, output } = safeParse(CheckoutAnswer, {
    message: more.message,
    payment_result: {
      payment_status: status,
      redirect_url: more.redirect,
      payment_details: Object.entries(more.details ?? {}).map(([key, value]) => ({ key, value })),
    },
  });
  if (!success) throw new Error('no answer');
  return output;
}

const thrown = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

it('an order that was paid leads where the answer says, else where the payment does, else nowhere', () => {
  const details = { errorMessage: 'x', redirect: '/b/' };
  expect(redirectOf(answer('success', { redirect: '/a/', details }))).toBe('/a/');
  expect(redirectOf(answer('success', { details }))).toBe('/b/');
  expect(redirectOf(answer('success'))).toBe('');
});

it.each(['failure', 'error'])('an order that was not paid says so in the shop’s words: %s', status => {
  const words = (more: Parameters<typeof answer>[1]) => {
    const error = thrown(() => redirectOf(answer(status, more)));
    expect(error).toBeInstanceOf(PaymentError);
    return error instanceof PaymentError ? [error.message, error.outcome] : [];
  };
  const details = { redirect: '/b/', errorMessage: 'Kartica je <b>zavrnjena</b>.' };
  expect(words({ message: '<p>Ni šlo.</p>', details })).toEqual(['Ni šlo.', 'none']);
  expect(words({ details })).toEqual(['Kartica je zavrnjena.', 'none']);
  expect(words({})).toEqual([expect.stringMatching(/\w{3}/), 'none']);
});

const failed = (body: unknown) =>
  refusalOf(new CallError('failed', { kind: 'http', url: '/', status: 400, answer: body }));

it('a call that failed is none where its answer says something else, or is none', () => {
  expect(failed(answer('success', { message: 'Ni šlo.' }))).toBeUndefined();
  expect(failed({ message: 'Ni šlo.' })).toBeUndefined();
  expect(failed(undefined)).toBeUndefined();
});

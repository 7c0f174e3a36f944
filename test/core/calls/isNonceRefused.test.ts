import { expect, it } from 'vitest';
import { isNonceRefused } from '../../../src/core/calls/request';
import { CallError, type CallFailure } from '../../../src/core/errors';

const failure = (kind: CallFailure, status?: number) => new CallError('failed', { kind, url: '/', status });

it.each([
  ['refused by the shop', failure('refused'), true],
  ['with status 401', failure('http', 401), true],
  ['with status 403', failure('not-json', 403), true],
  ['with another status', failure('http', 500), false],
  ['that is no call', new Error('other'), false],
])('isNonceRefused tells whether the nonce was too old: a failure %s', (_, error, isRefused) => {
  expect(isNonceRefused(error)).toBe(isRefused);
});

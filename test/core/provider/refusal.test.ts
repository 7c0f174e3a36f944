import { expect, it } from 'vitest';
import { orderRefusal } from '../../../src/core/provider/paying/refusal';

const NO = { messages: '', refresh: false, reload: false };

it.each<[string, unknown, object]>([
  [
    'the shop',
    { result: 'failure', messages: '<ul><li>Ni zaloge.</li></ul>' },
    { messages: '<ul><li>Ni zaloge.</li></ul>' },
  ],
  ['the shop without words', { result: 'failure' }, {}],
  ['the shop, with a page to load', { result: 'failure', reload: 'true' }, { reload: true }],
  [
    'a gateway by `error`',
    { result: 'error', messages: 'Kartica je zavrnjena.' },
    { messages: 'Kartica je zavrnjena.' },
  ],
  [
    'a gateway by `fail`',
    { result: 'fail', messages: '<div>Plačilo ni uspelo.</div>', refresh: true },
    { messages: '<div>Plačilo ni uspelo.</div>', refresh: true },
  ],
  ['a plugin with a text', { success: false, data: 'Zaloga je pošla' }, { messages: 'Zaloga je pošla' }],
  [
    'a plugin with a message',
    { success: false, data: { message: 'Ne dostavljamo tja.' } },
    { messages: 'Ne dostavljamo tja.' },
  ],
  [
    'a plugin with errors',
    {
      success: false,
      data: [
        { code: 'x', message: 'Ena.' },
        { code: 'y', message: 'Dve.' },
      ],
    },
    { messages: 'Ena. Dve.' },
  ],
  ['a plugin without words', { success: false }, {}],
  ['words that are none', { result: 'failure', messages: '<ul></ul>', message: 'Ni šlo.' }, { messages: 'Ni šlo.' }],
])('a refusal of %s is read', (_who, answer, expected) => {
  expect(orderRefusal(answer)).toEqual({ ...NO, ...expected });
});

it.each([
  undefined,
  'failure',
  [],
  {},
  { result: 'success', redirect: '/' },
  { result: 'success', success: false },
  { result: 'maybe' },
  { messages: 'Ni šlo.' },
])('%j is no refusal', answer => {
  expect(orderRefusal(answer)).toBeUndefined();
});

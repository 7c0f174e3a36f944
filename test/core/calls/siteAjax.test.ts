import { expect, it } from 'vitest';
import { callSite } from '../../../src/core/calls/site/siteCalls';
import { failure, json, shopAnswers } from './helpers';

const url = '/wp-admin/admin-ajax.php';

it('posts the action with its fields', async () => {
  const sent = shopAnswers('1');
  await callSite('save_note', { note: 'a b', action: 'other' }, { url });
  expect(sent[0]?.url.pathname).toBe(url);
  expect(sent[0]?.body).toBe('note=a+b&action=save_note');
});

it.each(['1', '"1"'])('takes %s for success without data', async body => {
  shopAnswers(body);
  expect(await callSite('x', {}, { url })).toEqual({ data: undefined, total: undefined });
});

it('gives the data of a success', async () => {
  shopAnswers(json({ success: true, data: [1, 2] }));
  expect((await callSite('x', {}, { url })).data).toEqual([1, 2]);
});

it('is refused with the data of a failure', async () => {
  shopAnswers(json({ success: false, data: { message: 'no' } }));
  expect(await failure(callSite('x', {}, { url }))).toMatchObject({ kind: 'refused', answer: { message: 'no' } });
});

it.each(['2', 'false', '{"a":1}', '[]'])('is refused with any other answer: %s', async body => {
  shopAnswers(body);
  expect(await failure(callSite('x', {}, { url }))).toMatchObject({ kind: 'refused', answer: JSON.parse(body) });
});

it('counts all attachments, of which the answer is a page', async () => {
  shopAnswers(() => Promise.resolve(json({ success: true, data: [] }, 200, { 'X-WP-Total': '42' })));
  expect((await callSite('query-attachments', {}, { url })).total).toBe(42);
  expect((await callSite('other', {}, { url })).total).toBeUndefined();
});

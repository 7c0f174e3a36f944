import { beforeEach, expect, it } from 'vitest';
import { markupOf } from '../../../src/core/html';
import { type CartAnswer, readAnswer as read } from '../../../widgets/cart-page/calls';
import { cartHtml, emptyHtml, line, message, whole } from './helpers';

const readAnswer = (page: string): CartAnswer | undefined => read(markupOf('answer', page));

beforeEach(() => {
  document.body.innerHTML = cartHtml(line('a'));
});

it('reading an answered page finds form, totals and notices, each with its words once', () => {
  const notices = message('Posodobljeno.') + message(' Posodobljeno. ') + message('Še nekaj.');
  const page = readAnswer(whole(cartHtml(line('a') + line('b'), { notices })));
  expect(page?.form?.querySelectorAll('.cart_item')).toHaveLength(2);
  expect(page?.totals?.textContent).toContain('10.00 €');
  expect(page?.notices.map(notice => notice.textContent?.trim())).toEqual(['Posodobljeno.', 'Še nekaj.']);
  expect(page?.form?.ownerDocument).toBe(document);
});

it('reading an answered page takes the outermost notice of several in one another', () => {
  const notices =
    '<div class="wc-block-components-notice-banner is-error" role="alert"><div class="is-error">Ne.</div></div>';
  expect(readAnswer(whole(cartHtml(line('a'), { notices })))?.notices).toHaveLength(1);
});

it('reading an answered page leaves what a line says of itself in its line', () => {
  const hint = '<tr class="cart_item"><td class="is-info">Še dva kosa.</td></tr>';
  const page = readAnswer(whole(cartHtml(line('a') + hint)));
  expect(page?.notices).toEqual([]);
  expect(page?.form?.querySelector('.is-info')).not.toBeNull();
});

it('reading an answered page finds what an empty cart shows, which is no notice', () => {
  const page = readAnswer(whole(emptyHtml(message('Odstranjeno.'))));
  expect(page?.form).toBeUndefined();
  expect(page?.empty?.querySelector('.cart-empty')).not.toBeNull();
  expect(page?.notices.map(notice => notice.textContent)).toEqual(['Odstranjeno.']);
});

it('reading an answered page knows a cart page that shows nothing it knows', () => {
  expect(readAnswer(whole('<p>Nič ni v njej.</p>'))).toEqual({
    form: undefined,
    totals: undefined,
    empty: undefined,
    notices: [],
  });
});

it.each([
  ['a log-in page', '<!DOCTYPE html><body class="login"><form></form></body>'],
  ['nothing', ''],
  ['JSON', '{"success":false}'],
  ['-1', '-1'],
])('reading an answered page takes %s for no cart page', (_, html) => {
  expect(readAnswer(html)).toBeUndefined();
});

it('reading an answered page takes a page that was cut off, wherever, for none', () => {
  const html = whole(cartHtml(line('a') + line('b')));
  const ends = [html.indexOf('cart_item') + 40, html.indexOf('coupon_code'), html.indexOf('cart_totals') + 20];
  for (const end of ends) expect(readAnswer(html.slice(0, end))).toBeUndefined();
});

it('reading an answered page reads a page whose theme has no totals, or leaves the end tags out', () => {
  document.querySelector('.cart_totals')?.remove();
  expect(readAnswer(whole(cartHtml(line('a'), { totals: '' })))?.form).toBeDefined();
  expect(readAnswer(cartHtml(line('a')))?.form).toBeDefined();
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { newVisitor } from './visitor';

const REVIEW = { comment: 'Dobro.', author: 'Nina', email: 'nina@lipa.example', rating: '4', comment_post_ID: '11' };
const post = (fields: Record<string, string>, visitor = newVisitor()) => visitor.post('/wp-comments-post.php', fields);

describe('a posted review', () => {
  it('is on the product’s page from then on, until the shop is reset', async () => {
    const visitor = newVisitor();
    const answer = await visitor.send('/wp-comments-post.php', { method: 'POST', body: new URLSearchParams(REVIEW) });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(/^\/product\/skodelica-jutro\/#comment-\d+$/);
    expect((await visitor.get('/product/skodelica-jutro/')).text).toContain('4 mnenja o izdelku');
    visitor.shop.reset();
    expect((await visitor.get('/product/skodelica-jutro/')).text).toContain('3 mnenja o izdelku');
  });

  it.each([
    ['rating', 'Ocenite izdelek.'],
    ['comment', 'Napišite mnenje.'],
    ['author', 'Izpolnite obvezni polji: ime in e-pošta.'],
    ['email', 'Izpolnite obvezni polji: ime in e-pošta.'],
  ])('without %s is answered with a plain page', async (field, message) => {
    const { text } = await post({ ...REVIEW, [field]: ' ' });
    expect(text).toContain(`<strong>Napaka:</strong> ${message}`);
  });

  it('needs no rating where the product asks for none, and stands on the last page', async () => {
    const visitor = newVisitor();
    const { text } = await post({ ...REVIEW, rating: '', comment_post_ID: '25' }, visitor);
    expect(text).toContain('Nina');
    expect(text).toContain('8 mnenj o izdelku');
    expect(text.match(/comment_container/g)).toHaveLength(3);
  });

  it('of no product leads home', async () => {
    expect((await post({ ...REVIEW, comment_post_ID: '4711' })).text).toContain('theme-lipa');
  });
});

it('reviews come in pages, and the settings say whether a rating is required', async () => {
  const visitor = newVisitor();
  const first = (await visitor.get('/product/cajnik-para/')).text;
  expect(first.match(/comment_container/g)).toHaveLength(5);
  expect(first).toContain('href="/product/cajnik-para/comment-page-2/#comments"');
  expect(first).toContain('"review_rating_required":"no"');
  expect((await visitor.get('/product/cajnik-para/comment-page-2/')).text.match(/comment_container/g)).toHaveLength(2);
  expect((await visitor.get('/product/skodelica-jutro/')).text).toContain('"review_rating_required":"yes"');
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { addTags, type PageTags, widenMetaPolicies } from '../../src/cli/proxy/pages';

const plain: PageTags = { choice: {}, isBefore: false, compares: false };
const TAG = '<script src="/shop-widgets/shop-widgets.classic.js" data-replace></script>';
const METER = '<script async src="/shop-widgets/-/page.js"></script>';
const withConfig = (json: string) =>
  `<html><head><script type="application/json" id="shop-widgets-config">${json}</script></head></html>`;

describe('the tag', () => {
  it('is the first thing in the head', () => {
    const html = '<!doctype html>\n<!-- <head> --><html><head data-a="x>y"><meta charset="utf-8"></head></html>';
    expect(addTags(html, plain)).toBe(html.replace('y">', `y">${TAG}${METER}`));
  });

  it.each([
    ['a fragment', '<div class="widget_shopping_cart_content"><header>x</header></div>'],
    ['JSON that says to be HTML', '{"fragments":{"a":"<head></head>"}}'],
    ['nothing', ''],
  ])('is not put into %s', (_name, text) => {
    expect(addTags(text, plain)).toBe(text);
  });

  it('is not put into the page that is measured without it', () => {
    const html = addTags('<html><head></head></html>', { ...plain, isBefore: true });
    expect(html).toBe('<html><head><script async src="/shop-widgets/-/page.js" data-before></script></head></html>');
  });

  it('names the widgets that are chosen, and has the nonce', () => {
    const tagWith = (choice: PageTags['choice']) => addTags('<head>', { ...plain, choice, nonce: 'abc' });
    expect(tagWith({ only: ['menu', 'cart-page'] })).toContain(
      'classic.js" data-replace="menu cart-page" nonce="abc">',
    );
    expect(tagWith({ allBut: ['menu'] })).toContain('classic.js" data-replace data-replace-not="menu" nonce="abc">');
    expect(tagWith({})).toContain('page.js" nonce="abc">');
  });

  it('asks for the comparison', () => {
    expect(addTags('<head>', { ...plain, compares: true })).toContain('page.js" data-compare>');
  });
});

describe('disabled widgets', () => {
  const disabled = { ...plain, choice: { disabled: ['menu', 'bundle'] } };
  const configIn = (html: string): unknown =>
    JSON.parse(/id="shop-widgets-config">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

  it('are named in a configuration of their own', () => {
    expect(configIn(addTags('<html><head></head></html>', disabled))).toEqual({ disabled: ['menu', 'bundle'] });
  });

  it('are named beside those of the page', () => {
    const html = addTags(
      withConfig('{"locale":"sl","disabled":["quantity"],"messages":{"a":"\\u003c/script>"}}'),
      disabled,
    );
    expect(html.match(/shop-widgets-config/g)).toHaveLength(1);
    expect(configIn(html)).toEqual({
      locale: 'sl',
      disabled: ['quantity', 'menu', 'bundle'],
      messages: { a: '</script>' },
    });
  });
});

it('a policy in the page is widened too', () => {
  const origins = { shop: new URL('https://my-shop.example'), own: new URL('http://127.0.0.1:4173') };
  const html = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'; upgrade-insecure-requests">`;
  expect(widenMetaPolicies(html, { origins })).toBe(
    `<meta http-equiv="Content-Security-Policy" content="script-src 'self' http://127.0.0.1:4173">`,
  );
});

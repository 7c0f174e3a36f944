// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { THEMES } from '../../demo-theme/themes';
import { found, newVisitor } from './visitor';

const PRODUCT = '/product/pulover-reka/';

describe.each(THEMES.map(({ name }) => name))('theme %s', name => {
  it('stays on the next pages, until an address names another', async () => {
    const visitor = newVisitor();
    await visitor.get(`/shop/?theme=${name}`);
    expect((await visitor.get(PRODUCT)).text).toContain(`child-theme-${name}`);
    await visitor.get('/shop/?theme=lipa');
    expect((await visitor.get(PRODUCT)).text).not.toMatch(/child-theme|\/theme\/themes\//);
  });
});

it('catalogue: the pages of the list have each product once', async () => {
  const visitor = newVisitor();
  await visitor.get('/shop/?theme=catalogue');
  const ids: string[] = [];
  for (let path = '/shop/'; path; ) {
    const { text } = await visitor.get(path);
    ids.push(...[...text.matchAll(/<li class="product type-product post-(\d+)/g)].map(([, id = '']) => id));
    path = found(text, /class="next page-numbers" href="([^"]+)"/).replaceAll('&amp;', '&');
  }
  expect(ids).toEqual(visitor.shop.products.all().map(({ id }) => String(id)));
});

it('blocks: the pages have no settings of the shop’s add-to-cart and fragment scripts', async () => {
  const { text } = await newVisitor().get('/?theme=blocks');
  expect(text).toContain('class="wp-site-blocks"');
  expect(text).not.toMatch(/wc_add_to_cart_params|wc_cart_fragments_params/);
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createDemoShop } from '../../demo-theme/index';
import { createShop } from '../../demo-theme/shop/createShop';
import { textInFolder } from '../../demo-theme/shop/inFolder';
import { listedPaths } from '../../demo-theme/static/listedPages';

const FOLDER = '/some/folder';

const plain = createShop({ files: async () => undefined });
const inFolder = createShop({ files: async () => undefined, folder: FOLDER });

/** Addresses that begin at the root of the site, in any spelling that scripts and markup have for them. */
const rootAddresses = (text: string): string[] =>
  [...text.matchAll(/(?:["'`(\s]|&quot;|&#0?39;)(\\?\/(?:[\w.-]+(?:\\?\/|["'?#])|\?|"))/g)]
    .map(([, address = '']) => address)
    .filter(address => !/^\\?\/(?:some|\/|>)/.test(address));

describe('a shop in a folder of its site', () => {
  it.each([
    ['<a href="/shop/">', '<a href="/f/shop/">'],
    ['<a href="/">', '<a href="/f/">'],
    ['{"url":"/?wc-ajax=%%endpoint%%"}', '{"url":"/f/?wc-ajax=%%endpoint%%"}'],
    ['data-x="[{&quot;src&quot;:&quot;/images/a.svg&quot;"', 'data-x="[{&quot;src&quot;:&quot;/f/images/a.svg&quot;"'],
    ['srcset="/images/a.svg 1w, /images/b.svg 2w"', 'srcset="/f/images/a.svg 1w, /f/images/b.svg 2w"'],
    ['"<a href=\\"/cart/\\">"', '"<a href=\\"/f/cart/\\">"'],
    ['http://lipa.example/f/shop/', 'http://lipa.example/f/shop/'],
    ['1/2, and/or, </p>, " / "', '1/2, and/or, </p>, " / "'],
  ])('writes %s as %s', (before, after) => {
    expect(textInFolder(before, '/f')).toBe(after);
  });

  it.each(listedPaths())('has no address outside of it on %s', async path => {
    const { status, headers } = await inFolder.handle(new Request(`http://lipa.example${FOLDER}${path}`));
    const text = await (await inFolder.handle(new Request(`http://lipa.example${FOLDER}${path}`))).text();
    expect([path, status < 400, headers.get('location')?.startsWith(FOLDER) ?? true]).toEqual([path, true, true]);
    expect(rootAddresses(text)).toEqual([]);
  });

  it('answers as the shop at the root does, but for the addresses', async () => {
    const [there, here] = await Promise.all([
      plain.handle(new Request('http://lipa.example/product/skodelica-jutro/')),
      inFolder.handle(new Request(`http://lipa.example${FOLDER}/product/skodelica-jutro/`)),
    ]);
    const same = (text: string) => text.replaceAll(FOLDER, '').replace(/\b[0-9a-f]{10}\b/g, 'nonce');
    expect(same(await here.text())).toBe(same(await there.text()));
  });

  it('leads to pages of the folder', async () => {
    const answer = await inFolder.handle(new Request(`http://lipa.example${FOLDER}/checkout/`));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${FOLDER}/cart/`]);
    const shop = createDemoShop();
    expect((await shop.handle(new Request('http://lipa.example/checkout/'))).headers.get('location')).toBe('/cart/');
  });
});

// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createDemoShop } from '../../demo-theme/index';
import { found, newVisitor } from './visitor';

const decode = (text: string): string =>
  text.replace(
    /&(lt|gt|quot|#039|amp);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#039': "'", amp: '&' })[name] ?? '',
  );

const variationsOf = (
  text: string,
): { attributes: Record<string, string>; variation_id: number; price_html: string; image_id: number }[] =>
  JSON.parse(decode(found(text, /data-product_variations="([^"]*)"/)));

describe('pages', () => {
  it('answers every page in Slovenian with one heading of the first level', async () => {
    const visitor = newVisitor();
    const products = visitor.shop.products.all().map(product => `/product/${product.slug}/`);
    for (const path of ['/', '/shop/', '/cart/', '/listeners/', ...products]) {
      const { status, text } = await visitor.get(path);
      expect([path, status, text.match(/<h1[ >]/g)?.length]).toEqual([path, 200, 1]);
      expect(text).toContain('<html lang="sl">');
      expect(text).not.toContain('[[');
    }
  });

  it('embeds the variations of the first variable product without the missing combinations', async () => {
    const list = variationsOf((await newVisitor().get('/product/pulover-reka/')).text);
    expect(list).toHaveLength(13);
    expect(
      list.some(
        ({ attributes }) => attributes.attribute_pa_barva === 'zelena' && attributes.attribute_pa_velikost === 'm',
      ),
    ).toBe(false);
    expect(list.find(({ variation_id }) => variation_id === 109)?.image_id).toBe(0);
  });

  it('leaves the lookup of 39 variations to the server', async () => {
    const visitor = newVisitor();
    expect((await visitor.get('/product/majica-pika/')).text).toContain('data-product_variations="false"');
    const shirt = visitor.shop.products.byId(150);
    expect(shirt?.type === 'variable' && shirt.variations.length).toBe(39);
  });

  it('embeds 200 variations', async () => {
    expect(variationsOf((await newVisitor().get('/product/preproga-mavrica/')).text)).toHaveLength(200);
  });

  it('prints no price per variation when all cost the same', async () => {
    const list = variationsOf((await newVisitor().get('/product/nogavice-zima/')).text);
    expect(list.map(({ price_html }) => price_html)).toEqual(['', '', '']);
  });

  it('chooses the default attribute', async () => {
    expect((await newVisitor().get('/product/brisaca-val/')).text).toContain('<option value="morje" selected>');
  });

  it('makes rows for benches whose buttons work', async () => {
    const visitor = newVisitor();
    const { text } = await visitor.get('/shop/?rows=5000');
    expect(text.match(/<li class="product /g)).toHaveLength(5000);
    const last = text.match(/data-product_id="(\d+)"/g)?.at(-1) ?? '';
    const added = await visitor.ajax('add_to_cart', { product_id: found(last, /(\d+)/) });
    expect(added.text).toContain('Zvezek št. 5000');
  });

  it('sorts by price', async () => {
    const { text } = await newVisitor().get('/shop/?orderby=price&kategorija=papir');
    const names = [...text.matchAll(/loop-product__title">([^<]*)</g)].map(match => match[1]);
    expect(names).toEqual(['Zvezek »Črta &amp; pika«', 'Darilni bon', 'Knjiga receptov']);
    expect(text).toContain('<input type="hidden" name="kategorija" value="papir">');
  });

  it('counts results with the right plural', async () => {
    const { text } = await newVisitor().get('/shop/?rows=2');
    expect(found(text, /result-count"[^>]*>([^<]*)</)).toBe('Prikazana sta 2 izdelka');
  });

  it('prints config scalars as strings', async () => {
    const { text } = await newVisitor().get('/cart/');
    expect(JSON.parse(found(text, /var wc_add_to_cart_params = (\{.*\});/))).toMatchObject({
      is_cart: '1',
      cart_redirect_after_add: 'no',
    });
    expect(JSON.parse(found(text, /var wc_cart_fragments_params = (\{.*\});/))).toMatchObject({
      request_timeout: '5000',
    });
  });

  it('asks the fallback before it answers 404', async () => {
    const visitor = newVisitor({
      fallback: async request => (request.url.endsWith('/moja/') ? new Response('moja') : undefined),
    });
    expect((await visitor.get('/moja/')).text).toBe('moja');
    expect((await visitor.get('/tuja/')).status).toBe(404);
  });
});

describe('switches', () => {
  it('remembers the chosen jQuery', async () => {
    const visitor = newVisitor();
    expect((await visitor.get('/')).text).toContain('/jquery/3/jquery.min.js');
    await visitor.get('/?jquery=none');
    expect((await visitor.get('/')).text).not.toContain('/jquery/');
  });

  it.each([
    ['head', 1, 0],
    ['end', 0, 1],
    ['twice', 1, 1],
    ['none', 0, 0],
    ['classic', 1, 0],
    ['late', 0, 1],
  ])('puts the script tag in place %s', async (place, inHead, inBody) => {
    const { text } = await newVisitor().get(`/?script=${place}`);
    const [head = '', body = ''] = text.split('</head>');
    const count = (part: string) => part.match(/\/shop-widgets\/shop-widgets(\.classic)?\.js/g)?.length ?? 0;
    expect([count(head), count(body)]).toEqual([inHead, inBody]);
  });

  it('appends the script with all its attributes after load', async () => {
    const scriptTag = '<script type="module" src="/moj.js" data-a="1"></script>';
    const { text } = await newVisitor({ scriptTag }).get('/?script=late');
    expect(text).toContain('[["type","module"],["src","/moj.js"],["data-a","1"]]');
  });

  it('sends the strict policy with a nonce on every script and no style attributes', async () => {
    const { headers, text } = await newVisitor().get('/product/skodelica-jutro/?csp=strict');
    const nonce = found(headers.get('content-security-policy') ?? '', /'nonce-([^']*)'/);
    const scripts = text.match(/<script[^>]*>/g) ?? [];
    expect(scripts.every(tag => tag.includes(`nonce="${nonce}"`))).toBe(true);
    expect(text).not.toContain(' style="');
  });
  it('leaves inline styles out under the strict policy, in pages and in what their tables load', async () => {
    const visitor = newVisitor();
    const page = await visitor.get('/tables/two/?csp=strict');
    expect(page.text).not.toMatch(/<style| style="/);
    const call = (referer: string) => visitor.send('/?wc-ajax=wcpt_ajax&id=331', { headers: { referer } });
    expect((await call('http://lipa.example/tables/two/?csp=strict')).text).not.toMatch(/<style| style="/);
    expect((await call('http://lipa.example/tables/two/')).text).toContain('<style>');
  });

  it('shows the panel only when asked', async () => {
    expect((await newVisitor().get('/')).text).not.toContain('panel.js');
    expect((await newVisitor().get('/?panel=1')).text).toContain('panel.js');
    expect((await newVisitor({ panel: true }).get('/?panel=0')).text).not.toContain('panel.js');
  });
});

describe('files', () => {
  it('serves the built widgets compressed, with type and caching', async () => {
    const distDir = await mkdtemp(join(tmpdir(), 'demo-shop-'));
    await mkdir(join(distDir, 'chunks'));
    await writeFile(join(distDir, 'shop-widgets.js'), 'export {};');
    await writeFile(join(distDir, 'chunks/gallery-1a2b3c4d.js'), 'export const gallery = 1;');
    const shop = createDemoShop({ distDir });
    const get = (path: string, headers: Record<string, string> = {}) =>
      shop.handle(new Request(`http://lipa.example${path}`, { headers }));
    const entry = await get('/shop-widgets/shop-widgets.js');
    expect([entry.headers.get('content-type'), entry.headers.get('cache-control')]).toEqual([
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    const chunk = await get('/shop-widgets/chunks/gallery-1a2b3c4d.js', { 'accept-encoding': 'gzip, br' });
    expect(chunk.headers.get('cache-control')).toContain('immutable');
    expect(gunzipSync(new Uint8Array(await chunk.arrayBuffer())).toString()).toBe('export const gallery = 1;');
    shop.faults.set('chunk', { status: 404 });
    expect((await get('/shop-widgets/chunks/gallery-1a2b3c4d.js')).status).toBe(404);
    expect((await get('/shop-widgets/shop-widgets.js')).status).toBe(200);
    await rm(distDir, { recursive: true });
  });

  it('serves nothing outside of its folders', async () => {
    const visitor = newVisitor();
    expect((await visitor.get('/shop-widgets/..%2Fpackage.json')).status).toBe(404);
    expect((await visitor.get('/theme/serve.ts')).status).toBe(404);
  });
});

describe('the log and the reset', () => {
  it('keeps calls with their fields and headers', async () => {
    const visitor = newVisitor();
    await visitor.ajax('add_to_cart', { product_id: '11', quantity: '2' });
    expect(visitor.shop.log).toMatchObject([
      {
        name: 'add_to_cart',
        method: 'POST',
        path: '/?wc-ajax=add_to_cart',
        fields: { product_id: '11', quantity: '2' },
        status: 200,
      },
    ]);
  });

  it('forgets carts, faults, log and added products', async () => {
    const visitor = newVisitor();
    const { shop } = visitor;
    const mug = shop.products.byId(11);
    if (mug) shop.products.add({ ...mug, id: 77, slug: 'dodana' });
    shop.faults.set('page', { status: 500 });
    await visitor.ajax('add_to_cart', { product_id: '77' });
    shop.reset();
    expect([shop.log.length, shop.faults.list(), shop.products.byId(77)]).toEqual([0, {}, undefined]);
    expect((await visitor.get('/')).text).toContain('0 izdelkov');
  });

  it('echoes REST and ajax helpers', async () => {
    const visitor = newVisitor();
    const headers = { 'X-HTTP-Method-Override': 'DELETE', 'X-WP-Nonce': 'abc' };
    const echo = await visitor.send('/wp-json/demo/v1/echo', { method: 'POST', headers });
    expect(JSON.parse(echo.text)).toMatchObject({ method: 'POST', override: 'DELETE', nonce: 'abc' });
    const ajax = await visitor.post('/wp-admin/admin-ajax.php', { action: 'demo', x: '1' });
    expect(JSON.parse(ajax.text)).toEqual({
      success: true,
      data: { action: 'demo', fields: { action: 'demo', x: '1' } },
    });
  });
});

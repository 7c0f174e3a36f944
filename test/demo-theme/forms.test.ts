// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { found, newVisitor } from './visitor';

const message = (text: string): string => found(text, /woocommerce-message" role="alert">([^<]*)/).trim();
const error = (text: string): string => found(text, /woocommerce-error" role="alert"><li>([^<]*)/).trim();

describe('plain forms and links, without script', () => {
  it('adds a simple product and answers its page with a message', async () => {
    const { status, text } = await newVisitor().post('/product/skodelica-jutro/', {
      'add-to-cart': '11',
      quantity: '2',
    });
    expect(status).toBe(200);
    expect(message(text)).toBe('V košarico je dodano: 2 × »Skodelica Jutro«.');
    expect(text).toContain('<span class="count">2 izdelka</span>');
  });

  it('takes a multipart form', async () => {
    const visitor = newVisitor();
    const body = new FormData();
    body.set('add-to-cart', '11');
    body.set('quantity', '1');
    const { text } = await visitor.send('/product/skodelica-jutro/', { method: 'POST', body });
    expect(message(text)).toBe('Izdelek »Skodelica Jutro« je dodan v košarico.');
  });

  it('keeps further fields as data of the cart item', async () => {
    const visitor = newVisitor();
    await visitor.post('/product/skodelica-jutro/', { 'add-to-cart': '11', quantity: '1', napis: 'Za <Anjo>' });
    const { text } = await visitor.get('/cart/');
    expect(text).toContain('<dt class="variation-napis">napis:</dt>');
    expect(text).toContain('Za &lt;Anjo&gt;');
  });

  it('adds the posted variation with its "any" value', async () => {
    const visitor = newVisitor();
    const fields = { 'add-to-cart': '500', product_id: '500', variation_id: '502', quantity: '1' };
    const chosen = { attribute_pa_barva: 'morje', attribute_vezenina: 'Začetnici & datum' };
    await visitor.post('/product/brisaca-val/', { ...fields, ...chosen });
    expect((await visitor.get('/cart/')).text).toContain('Brisača Val - Morje, Začetnici &amp; datum');
  });

  it('finds the variation itself when no script filled its id', async () => {
    const visitor = newVisitor();
    const chosen = { attribute_pa_barva: 'modra', attribute_pa_velikost: 'l' };
    await visitor.post('/product/pulover-reka/', { 'add-to-cart': '100', variation_id: '0', quantity: '1', ...chosen });
    expect((await visitor.get('/cart/')).text).toContain('Pulover Reka - Modra, L');
  });

  it('names the options that are missing and keeps the chosen ones selected', async () => {
    const fields = { 'add-to-cart': '100', variation_id: '0', attribute_pa_barva: 'modra', attribute_pa_velikost: '' };
    const { text } = await newVisitor().post('/product/pulover-reka/', fields);
    expect(error(text)).toBe('Izberite možnosti izdelka »Pulover Reka«. Manjka: Velikost.');
    expect(text).toContain('<option value="modra" selected>');
  });

  it('refuses a combination that does not exist', async () => {
    const fields = {
      'add-to-cart': '100',
      variation_id: '0',
      attribute_pa_barva: 'zelena',
      attribute_pa_velikost: 'm',
    };
    expect(error((await newVisitor().post('/product/pulover-reka/', fields)).text)).toContain('ni v ponudbi');
  });

  it('adds several products of a group', async () => {
    const visitor = newVisitor();
    const fields = { 'add-to-cart': '30', 'quantity[11]': '2', 'quantity[12]': '', 'quantity[15]': '1' };
    const { text } = await visitor.post('/product/komplet-za-zajtrk/', fields);
    expect(text.match(/woocommerce-message/g)).toHaveLength(2);
    expect(text).toContain('<span class="count">3 izdelki</span>');
  });

  it('asks for a quantity when a group is posted empty', async () => {
    const { text } = await newVisitor().post('/product/komplet-za-zajtrk/', {
      'add-to-cart': '30',
      'quantity[11]': '',
    });
    expect(error(text)).toContain('Izberite količino');
  });

  it('adds by link', async () => {
    const { text } = await newVisitor().get('/shop/?add-to-cart=16');
    expect(message(text)).toBe('Izdelek »Laneni prt« je dodan v košarico.');
  });

  it('updates quantities of the cart', async () => {
    const visitor = newVisitor();
    const { text } = await visitor.get('/cart/?add-to-cart=13');
    const [, key = ''] = /name="cart\[(\w+)\]\[qty\]"/.exec(text) ?? [];
    const nonce = found(text, /name="woocommerce-cart-nonce" value="(\w+)"/);
    const fields = { 'woocommerce-cart-nonce': nonce, update_cart: 'Posodobi košarico' };
    const updated = await visitor.post('/cart/', { ...fields, [`cart[${key}][qty]`]: '3' });
    expect(message(updated.text)).toBe('Košarica je posodobljena.');
    expect(updated.text).toContain('value="3"');
    const tooMany = await visitor.post('/cart/', { ...fields, [`cart[${key}][qty]`]: '4' });
    expect(error(tooMany.text)).toContain('Na zalogi: 3 kosi');
    const emptied = await visitor.post('/cart/', { ...fields, [`cart[${key}][qty]`]: '0' });
    expect(emptied.text).toContain('cart-empty');
  });

  it('removes an item by link and brings it back', async () => {
    const visitor = newVisitor();
    const { text } = await visitor.get('/cart/?add-to-cart=13');
    const link = found(text, /href="http:\/\/lipa\.example(\/cart\/\?remove_item=[^"]*)"/).replace('&amp;', '&');
    expect((await visitor.get(link)).headers.get('location')).toBe('/cart/?removed_item=1');
    const after = await visitor.get('/cart/?removed_item=1');
    expect(after.text).toContain('cart-empty');
    const undo = found(after.text, /href="([^"]*)" class="restore-item"/).replace('&amp;', '&');
    await visitor.get(undo);
    expect((await visitor.get('/cart/')).text).toContain('Krožnik Rob');
  });

  it('does not remove an item by a link without the right nonce', async () => {
    const visitor = newVisitor();
    const { text } = await visitor.get('/cart/?add-to-cart=13');
    const key = found(text, /name="cart\[(\w+)\]/);
    await visitor.get(`/cart/?remove_item=${key}&_wpnonce=0`);
    expect((await visitor.get('/cart/')).text).toContain('Krožnik Rob');
  });
});

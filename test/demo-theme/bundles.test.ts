// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { found, newVisitor } from './visitor';

const message = (text: string): string => found(text, /woocommerce-message" role="alert">([^<]*)/).trim();
const error = (text: string): string => found(text, /woocommerce-error" role="alert"><li>([^<]*)/).trim();
const CHOOSE = '/product/sestavi-komplet/';
const PICKERS = '/product/zimski-komplet/';
const jumper = encodeURIComponent('{"attribute_pa_barva":"rdeca","attribute_pa_velikost":"l"}');

const add = (id: string, woosb_ids: string, quantity = '1') =>
  ({ 'add-to-cart': id, quantity, woosb_ids }) satisfies Record<string, string>;

describe('bundles, without script', () => {
  it('puts the bundle and what is in it into the cart, at its price', async () => {
    const visitor = newVisitor();
    const { text } = await visitor.post(CHOOSE, add('703', '11/sa01/1/,17/sc03/2/', '2'));
    expect(message(text)).toBe('V košarico je dodano: 2 × »Sestavi svoj komplet«.');
    // 2 × (11.25 + 2 × 8.01)
    expect(text).toContain('54.54&nbsp;');
    expect(text).toContain('<span class="count">2 izdelka</span>');
    const cart = (await visitor.get('/cart/')).text;
    expect(cart.match(/woosb-item-parent/g)).toHaveLength(1);
    expect(cart.match(/woosb-item-child/g)).toHaveLength(2);
    expect(cart).toContain('data-title="Količina">4</td>');
  });

  it('takes the field as the page has it before any script', async () => {
    const visitor = newVisitor();
    const page = (await visitor.get('/product/kuhinjski-komplet/')).text;
    const ids = found(page, /name="woosb_ids"[^>]*value="([^"]*)"/);
    expect(message((await visitor.post('/product/kuhinjski-komplet/', add('701', ids))).text)).toContain('je dodan');
  });

  it('takes a variation of a variable item', async () => {
    const visitor = newVisitor();
    await visitor.post(PICKERS, add('704', `103/va01/1/${jumper},17/vc03/1/`));
    expect((await visitor.get('/cart/')).text).toContain('Pulover Reka - Rdeča, L');
  });

  it.each([
    ['an unknown key', CHOOSE, '703', '11/zz99/3/', 'se je spremenil'],
    ['no key', CHOOSE, '703', '11/3/2/', 'se je spremenil'],
    ['too many of an item', CHOOSE, '703', '11/sa01/4/', 'Količina izdelka »Skodelica Jutro«'],
    ['half a piece', CHOOSE, '703', '11/sa01/0.5/,17/sc03/5/', 'Količina izdelka'],
    ['too few at all', CHOOSE, '703', '11/sa01/2/', 'najmanj 3 kosi'],
    ['too many at all', CHOOSE, '703', '17/sc03/7/', 'največ 6 kosov'],
    ['nothing', CHOOSE, '703', '', 'ni izbran noben izdelek'],
    ['another quantity of a fixed item', PICKERS, '704', `103/va01/2/${jumper},17/vc03/1/`, 'Količina izdelka'],
    ['no variation', PICKERS, '704', '17/vc03/1/', 'Izberite različico izdelka »Pulover Reka«'],
    ['a product of another item', PICKERS, '704', '11/va01/1/,17/vc03/1/', 'Izberite različico'],
    ['more than the stock', '/product/komplet-za-dva/', '700', '11/ka01/2/,13/kb02/2/', 'Krožnik Rob'],
  ])('refuses %s', async (_, path, id, ids, text) => {
    const visitor = newVisitor();
    const answer = await visitor.post(path, add(id, ids, id === '700' ? '2' : '1'));
    expect(error(answer.text)).toContain(text);
    expect((await visitor.get('/cart/')).text).toContain('cart-empty');
  });

  it('removes a bundle as a whole, and brings it back', async () => {
    const visitor = newVisitor();
    await visitor.post(CHOOSE, add('703', '11/sa01/1/,17/sc03/2/'));
    const cart = (await visitor.get('/cart/')).text;
    const remove = found(cart, /href="http:\/\/lipa\.example(\/cart\/\?remove_item=[^"]*)"/).replaceAll('&amp;', '&');
    const gone = await visitor.send(remove);
    expect(gone.status).toBe(302);
    const empty = (await visitor.get('/cart/')).text;
    expect(empty).toContain('cart-empty');
    await visitor.send(found(empty, /href="(\/cart\/\?undo_item=[^"]*)"/).replaceAll('&amp;', '&'));
    expect((await visitor.get('/cart/')).text.match(/woosb-item-/g)).toHaveLength(3);
  });
});

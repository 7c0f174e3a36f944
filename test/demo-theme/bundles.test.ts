// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { found, newVisitor } from './visitor';

const error = (text: string): string => found(text, /woocommerce-error" role="alert"><li>([^<]*)/).trim();
const CHOOSE = '/product/sestavi-komplet/';
const PICKERS = '/product/zimski-komplet/';
const jumper = encodeURIComponent('{"attribute_pa_barva":"rdeca","attribute_pa_velikost":"l"}');

const add = (id: string, woosb_ids: string, quantity = '1') =>
  ({ 'add-to-cart': id, quantity, woosb_ids }) satisfies Record<string, string>;

describe('bundles, without script', () => {
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
});

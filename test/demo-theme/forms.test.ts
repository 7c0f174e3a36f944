// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { found, newVisitor } from './visitor';

const message = (text: string): string => found(text, /woocommerce-message" role="alert">([^<]*)/).trim();
const error = (text: string): string => found(text, /woocommerce-error" role="alert"><li>([^<]*)/).trim();

describe('plain forms and links, without script', () => {
  it('takes a multipart form', async () => {
    const visitor = newVisitor();
    const body = new FormData();
    body.set('add-to-cart', '11');
    body.set('quantity', '1');
    const { text } = await visitor.send('/product/skodelica-jutro/', { method: 'POST', body });
    expect(message(text)).toBe('Izdelek »Skodelica Jutro« je dodan v košarico.');
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

  it('asks for a quantity when a group is posted empty', async () => {
    const { text } = await newVisitor().post('/product/komplet-za-zajtrk/', {
      'add-to-cart': '30',
      'quantity[11]': '',
    });
    expect(error(text)).toContain('Izberite količino');
  });

  it('take a review of no product home', async () => {
    const review = { comment: 'Dobro.', author: 'Nina', email: 'nina@lipa.example', rating: '4' };
    const { text } = await newVisitor().post('/wp-comments-post.php', { ...review, comment_post_ID: '4711' });
    expect(text).toContain('theme-lipa');
  });
});

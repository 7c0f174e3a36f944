import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookUpVariation } from '../../../widgets/variation-form/lookUp';
import { jQuery3, putJQuery } from '../../core/bus/helpers';
import { formHtml, putForm } from './form';

const fetched: { url: string; body: string }[] = [];

function answer(body: string, status = 200): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    fetched.push({ url: request.url, body: await request.text() });
    return new Response(body, { status, headers: { 'Content-Type': 'text/html' } });
  });
}

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('wc_add_to_cart_variation_params', { wc_ajax_url: '/trgovina/?lang=sl&wc-ajax=%%endpoint%%' });
});

afterEach(() => document.body.replaceChildren());

const form = () => putForm(formHtml({ variations: 'false', id: 150 }));
const look = (marker = form(), signal = new AbortController().signal) =>
  lookUpVariation(marker, { attribute_pa_barva: 'črna & bela' }, signal);

it('lookUpVariation sends the attributes, the product and its data as the shop does', async () => {
  answer('{"variation_id":7}');
  const marker = form();
  marker.dataset.custom_data = 'a b';
  await look(marker);
  expect(fetched).toEqual([
    {
      url: 'http://localhost:3000/trgovina/?lang=sl&wc-ajax=get_variation',
      body: 'attribute_pa_barva=%C4%8Drna+%26+bela&product_id=150&custom_data=a+b',
    },
  ]);
});

it('lookUpVariation sends custom_data empty where the form has none', async () => {
  answer('{"variation_id":7}');
  await look();
  expect(fetched[0]?.body).toMatch(/&product_id=150&custom_data=$/);
});

it('lookUpVariation sends what a script stored with jQuery, nested as the shop does', async () => {
  answer('{"variation_id":7}');
  putJQuery(jQuery3);
  const marker = form();
  jQuery3(marker).data('product_id', 151);
  marker.dataset.custom_data = '{"a":{"b":1}}';
  await look(marker);
  expect(fetched[0]?.body).toMatch(/&product_id=151&custom_data%5Ba%5D%5Bb%5D=1$/);
});

it('lookUpVariation answers the whole variation, with the keys of plugins', async () => {
  answer('{"variation_id":7,"plugin":{"a":[1]}}');
  expect(await look()).toEqual({ variation_id: 7, plugin: { a: [1] } });
});

it.each(['false', 'null', '""', '[]', '', ' \n'])('lookUpVariation takes the answer %j for no match', async body => {
  answer(body);
  expect(await look()).toBeUndefined();
});

it.each([
  ['status 500', 'Napaka', 500, 'http'],
  ['a list', '[1]', 200, 'shape'],
  ['the answer of an unknown endpoint', '0', 200, 'not-json'],
  ['a nonce failure', '-1', 403, 'refused'],
])('lookUpVariation throws for %s', async (_, body, status, kind) => {
  answer(body, status);
  await expect(look()).rejects.toMatchObject({ name: 'CallError', kind });
});

it('lookUpVariation covers the form in white until the answer is there', async () => {
  const marker = form();
  const seen: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async () => {
    seen.push(marker.querySelector<HTMLElement>('.blockOverlay')?.style.background);
    return new Response('false');
  });
  await look(marker);
  expect(seen).toEqual(['#fff']);
  expect(marker.querySelector('.blockUI')).toBeNull();
});

it('lookUpVariation uncovers the form at once when it is given up, and leaves a later cover alone', async () => {
  const marker = form();
  const first = new AbortController();
  const fetching = vi.fn(
    ({ signal }: Request) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  vi.stubGlobal('fetch', fetching);
  const given = look(marker, first.signal);
  given.catch(() => {});
  await vi.waitFor(() => expect(fetching).toHaveBeenCalled());
  expect(marker.querySelector('.blockOverlay')).not.toBeNull();
  first.abort();
  expect(marker.querySelector('.blockOverlay')).toBeNull();
  const second = new AbortController();
  look(marker, second.signal).catch(() => {});
  await expect(given).rejects.toMatchObject({ kind: 'aborted' });
  expect(marker.querySelector('.blockOverlay')).not.toBeNull();
  second.abort();
});

import * as v from 'valibot';
import type { Product, Variation } from '../../demo-theme';
import { capturedHtml, decoded } from './capturedPages';

const CATEGORY = { slug: 'posneto', name: 'Posneto' };
const texts = { category: CATEGORY, pictures: [], shortDescription: '', description: '' };

const variations = v.array(
  v.looseObject({
    variation_id: v.number(),
    attributes: v.record(v.string(), v.string()),
    display_price: v.number(),
    is_in_stock: v.boolean(),
    sku: v.string(),
  }),
);

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(match => match.slice(1));
const cents = (html: string): number => {
  const prices = all(html, /([\d.]+)&nbsp;<span class="woocommerce-Price-currencySymbol/g);
  return Math.round(Number(prices.at(-1)?.[0] ?? '1') * 100);
};

const simple = (id: number, slug: string, name: string, price: number): Product => ({
  ...texts,
  ...{ type: 'simple', id, slug, name, sku: `P-${id}` },
  price: { regular: price },
  stock: { quantity: null },
});

/** The simple products of a page's list. */
function listed(page: string): Product[] {
  const html = capturedHtml(page);
  return html
    .split(/<li class="product type-product/)
    .slice(1)
    .flatMap(row => {
      const id = /data-product_id="(\d+)"/.exec(row)?.[1];
      const slug = /\/product\/([^/"]+)\//.exec(row)?.[1];
      const name = /loop-product__title">([^<]*)</.exec(row)?.[1];
      if (!id || !slug || !name || !row.includes('ajax_add_to_cart')) return [];
      return [simple(Number(id), slug, decoded(name), cents(row.split('data-product_id')[0] ?? ''))];
    });
}

const slugOf = (html: string) =>
  /<form class="[^"]*cart[^"]*" action="[^"]*\/product\/([^/"]+)\//.exec(html)?.[1] ?? '';
const nameOf = (html: string) => decoded(/<h1 class="product_title[^"]*">([^<]*)</.exec(html)?.[1] ?? '');
const priceOf = (html: string) => cents(/<p class="price">[\s\S]*?<\/p>/.exec(html)?.[0] ?? '');

/** Every product page with a plain form. */
function single(page: string): Product {
  const html = capturedHtml(page);
  return {
    ...simple(Number(/name="add-to-cart" value="(\d+)"/.exec(html)?.[1]), slugOf(html), nameOf(html), priceOf(html)),
    soldIndividually: page.includes('individually'),
  };
}

function grouped(page: string): Product[] {
  const html = capturedHtml(page);
  const rows = html.split(/<tr id="product-/).slice(1);
  const children = rows.map(row => {
    const [slug, name] = /\/product\/([^/"]+)\/">([^<]*)</.exec(row)?.slice(1) ?? [];
    return simple(Number.parseInt(row, 10), slug ?? '', decoded(name ?? ''), cents(row.split('</tr>')[0] ?? ''));
  });
  const id = Number(/name="add-to-cart" value="(\d+)"/.exec(html)?.[1]);
  const group = { id, slug: slugOf(html), name: nameOf(html), sku: '', children: children.map(child => child.id) };
  return [...children, { ...texts, ...group, type: 'grouped' }];
}

function variable(page: string): Product {
  const html = capturedHtml(page);
  const [id = '', list = ''] = /data-product_id="(\d+)" data-product_variations="([^"]*)"/.exec(html)?.slice(1) ?? [];
  const attributes = all(html, /<select[^>]*\sname="(attribute_[^"]*)"[^>]*>([\s\S]*?)<\/select>/g).map(
    ([name = '', options = '']) => ({
      ...{ name, label: name },
      options: all(options, /<option value="([^"]+)"[^>]*>([^<]*)</g).map(([value = '', label = '']) => ({
        value: decoded(value),
        label: decoded(label),
      })),
    }),
  );
  const product = { ...texts, id: Number(id), slug: slugOf(html), name: nameOf(html), sku: '', attributes };
  if (list !== 'false') {
    return { ...product, type: 'variable', lookup: 'embedded', variations: embedded(decoded(list)) };
  }
  const [first, second] = attributes;
  const combinations = (first?.options ?? []).flatMap(a =>
    (second?.options ?? []).map(b => [a.value, b.value] as const),
  );
  // One combination fewer than there could be, as on the recorded shop.
  const made = combinations.slice(0, -1).map(
    ([a, b], index): Variation => ({
      id: Number(id) * 100 + index,
      attributes: { [first?.name ?? '']: a, [second?.name ?? '']: b },
      price: { regular: 2000 + index * 10 },
      stock: { quantity: null },
    }),
  );
  return { ...product, type: 'variable', lookup: 'server', variations: made };
}

function embedded(json: string): Variation[] {
  return v.parse(variations, JSON.parse(json)).map(({ variation_id: id, attributes, ...rest }) => ({
    ...{ id, attributes, sku: rest.sku },
    price: { regular: Math.round(rest.display_price * 100) },
    stock: { quantity: rest.is_in_stock ? null : 0 },
  }));
}

/** The products of the recorded pages, as far as they can be put into a cart. */
export function capturedProducts(): Product[] {
  return [
    ...listed('shop'),
    ...listed('product-simple'),
    ...grouped('product-grouped'),
    ...['product-simple', 'product-sold-individually', 'product-bundle'].map(single),
    ...['product-variable', 'product-variable-ajax', 'product-variable-any', 'product-variable-200'].map(variable),
    variable('product-swatches'),
  ];
}

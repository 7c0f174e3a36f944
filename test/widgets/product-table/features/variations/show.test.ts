import '../../rowsAtOnce';
import { beforeEach, expect, it, vi } from 'vitest';
import { jQuery3, putJQuery } from '../../../../core/bus/helpers';
import { find } from '../../../../hydrate/page';
import { putShop, row } from '../../take';
import { listHtml, pick, put, quoted, variableRow, variation } from './markup';

const amount = (kind: string, text = '') =>
  `<span class="wcpt-${kind}-price"><span class="wcpt-amount">${text}</span> €</span>`;
const template = (attributes: string, html: string) => `<script type="text/template" ${attributes}>${html}</script>`;
const PRICE_TEMPLATES = [
  template('data-wcpt-element-id="p" data-wcpt-price-type="regular"', amount('regular')),
  template('data-wcpt-element-id="p" data-wcpt-price-type="sale"', `<del>${amount('regular')}</del> ${amount('sale')}`),
  template('data-wcpt-element-id="p" data-wcpt-price-type="variable"', `${amount('lowest')} – ${amount('highest')}`),
].join('');
const RANGE = `<div class="wcpt-item-row">${amount('lowest', '9,90')} – ${amount('highest', '15,00')}</div>`;
const price = (inner = RANGE, classes = '') =>
  `<span class="wcpt-price wcpt-variable-switch${classes}" data-wcpt-element-id="p" data-wcpt-lowest-price="9,90" data-wcpt-highest-price="15,00" data-wcpt-regular-price="15,00" data-wcpt-sale-price="" data-wcpt-variable-template="variable">${inner}</span>`;

/** A row with one element, and variations of its product. */
async function show(html: string, variations: readonly object[], after = '', chosen = 0): Promise<Element> {
  const all = variations.map((more, index) => variation(11 + index, { ...more }));
  await put([variableRow(1, [listHtml(all, chosen), html], { 'data-wcpt-price': '9.9' })], { after });
  return find(row(1), '.wcpt-cell:nth-child(3) > .wcpt-cell-val').firstElementChild ?? row(1);
}

const text = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim();

beforeEach(() => putShop(undefined, { price_decimals: '2', price_format: '%2$s\u00a0%1$s', currency_symbol: '€' }));

const SALE = { display_price: '1.234,50', display_regular_price: '1.500,00' };

it('a price is that of the variation, reduced or not, and then the product’s exactly as printed', async () => {
  const element = await show(price(), [{}, SALE], PRICE_TEMPLATES);
  const printed = element.outerHTML;
  pick(1, 12);
  expect([text(element), element.classList.contains('wcpt-product-on-sale')]).toEqual(['1.500,00 € 1.234,50 €', true]);
  expect(row(1).getAttribute('data-wcpt-price')).toBe('1234.5');
  pick(1, 11);
  expect([text(element), element.classList.contains('wcpt-product-on-sale')]).toEqual(['12,50 €', false]);
  pick(1, '');
  expect(element.outerHTML).toBe(printed);
  expect(row(1).getAttribute('data-wcpt-price')).toBe('');
});

it('a price keeps the class that was printed', async () => {
  const element = await show(price(RANGE, ' wcpt-product-on-sale'), [{}], PRICE_TEMPLATES);
  pick(1, 11);
  expect(element.classList.contains('wcpt-product-on-sale')).toBe(false);
  pick(1, '');
  expect(element.classList.contains('wcpt-product-on-sale')).toBe(true);
});

const NUMBERS = { display_price: 12.5, display_regular_price: 1234.5 };
const sku = (inner: string, classes = 'wcpt-variable-switch') =>
  `<span class="wcpt-sku ${classes}" data-wcpt-sku="P-1">${inner}</span>`;

it.each<[string, string, object, string, number | '', string]>([
  ['price of numbers is in the shop’s notation', price(), NUMBERS, PRICE_TEMPLATES, 11, '1.234,50 € 12,50 €'],
  ['price stays without a template', price(), {}, '', 11, '9,90 € – 15,00 €'],
  [
    'range replaces a printed variation’s price',
    price(amount('regular', '12,50')),
    {},
    PRICE_TEMPLATES,
    '',
    '9,90 € – 15,00 €',
  ],
  ['text that follows no variation stays', sku('P-1', ''), {}, '', 11, 'P-1'],
  ['text is never read as markup', sku('P'), { sku: '<b>x</b>' }, '', 11, '<b>x</b>'],
  ['text of the product replaces a printed variation’s', sku('V-11'), {}, '', '', 'P-1'],
])('a %s', async (_, html, data, after, choice, shown) => {
  // If the case chooses nothing, the server has printed the choice.
  const element = await show(html, [data], after, choice ? 0 : 11);
  pick(1, choice);
  expect(text(element)).toBe(shown);
});

it.each([
  ['price', price(amount('regular', '12,50')), PRICE_TEMPLATES],
  ['text', sku('V-11'), ''],
  [
    'message about stock',
    '<span class="wcpt-availability wcpt-variable-switch" data-wcpt-element-id="a" data-wcpt-default-message_tpl="in_stock_message" data-wcpt-default-stock_class="wcpt-in-stock"><span>V-11</span></span>',
    template('data-wcpt-element-id="a" data-wcpt-availability-message="in_stock_message"', 'Na zalogi'),
  ],
])('a %s that is printed stays until a variation has been chosen', async (_, html, after) => {
  const element = await show(html, [{}], after);
  const printed = element.outerHTML;
  pick(1, '');
  expect(element.outerHTML).toBe(printed);
  pick(1, 11);
  pick(1, '');
  expect(element.outerHTML).not.toBe(printed);
});

it('a price may be the shop’s own markup', async () => {
  const element = await show(
    '<span class="wcpt-variable-price-default-woocommerce-template"><span class="wcpt-variable-switch__default"><span class="own">9 – 15</span></span></span>',
    [{ price_html: '<span class="price">12,50 €</span>' }, { price_html: '' }],
  );
  pick(1, 11);
  expect(find(element, '.wcpt-variable-switch__default + .price').textContent).toBe('12,50 €');
  expect(find(element, '.wcpt-variable-switch__default').className).toContain('wcpt-hide');
  for (const value of [12, ''] as const) {
    pick(1, 11);
    pick(1, value);
    expect(element.querySelector('.price')).toBeNull();
    expect(find(element, '.wcpt-variable-switch__default').className).not.toContain('wcpt-hide');
  }
});

const html = (precision: number, diff = '') =>
  `<span class="wcpt-on-sale wcpt-variable-switch wcpt-hide" data-wcpt-precision="${precision}">−<span class="wcpt-on-sale__price-diff">${diff}</span> (<span class="wcpt-on-sale__percent-diff"></span> %)</span>`;

it.each([
  [0, '', '8,00', '10,00', '−2 (20 %)'],
  [2, '', '8,75', '10,00', '−1,25 (12,5 %)'],
  [1, '', '9,00', '10,00', '−1 (10 %)'],
  [2, '0 €', '6,66', '10,00', '−3,34\u00a0€ (33,4 %)'],
  [1, '<span class="wcpt-amount"></span> EUR', '6,67', '10,00', '−3,33 EUR (33,3 %)'],
])('the saving of a variation with precision %d, %s: %s of %s', async (precision, diff, now, regular, shown) => {
  const element = await show(html(precision, diff), [{ display_price: now, display_regular_price: regular }, {}]);
  pick(1, 11);
  expect([element.textContent, element.classList.contains('wcpt-hide')]).toEqual([shown, false]);
  pick(1, 12);
  expect(element.classList.contains('wcpt-hide')).toBe(true);
  pick(1, 11);
  pick(1, '');
  expect(element.classList.contains('wcpt-hide')).toBe(true);
});

it.each([
  ['sku', 'sku', 'A-1'],
  ['gtin', 'wcpt_gtin', '385'],
  ['product-id', 'variation_id', 11],
])('texts: %s', async (name, key, value) => {
  const element = await show(
    `<span class="wcpt-${name} wcpt-variable-switch" data-wcpt-${name}="P-1"><span class="wcpt-property-label">Oznaka: </span>P-1</span>`,
    [{ [key]: value }, { variation_id: 12, [key]: key === 'variation_id' ? 12 : '' }],
  );
  const printed = element.outerHTML;
  pick(1, 11);
  expect(text(element)).toBe(`Oznaka: ${value}`);
  pick(1, 12);
  expect(text(element)).toBe(`Oznaka: ${key === 'variation_id' ? 12 : 'P-1'}`);
  pick(1, 11);
  pick(1, '');
  expect(element.outerHTML).toBe(printed);
});

it('texts tell dimensions', async () => {
  const element = await show(
    '<span class="wcpt-dimensions wcpt-variable-switch" data-wcpt-default-dimensions="9 cm">9 cm</span>',
    [{ dimensions_html: '10 &times; 5 cm' }, {}],
  );
  pick(1, 11);
  expect(text(element)).toBe('10 × 5 cm');
  pick(1, 12);
  expect(text(element)).toBe('9 cm');
  pick(1, '');
  expect(text(element)).toBe('9 cm');
});

it('texts tell the product’s dimensions each time that a variation has none of its own', async () => {
  const element = await show(
    '<span class="wcpt-dimensions wcpt-variable-switch" data-wcpt-default-dimensions="9 cm">od 9 cm</span>',
    [{ dimensions_html: '10 cm' }, {}],
  );
  const told = [12, 11, 12, '' as const, 12].map(id => {
    pick(1, id);
    return text(element);
  });
  expect(told).toEqual(['9 cm', '10 cm', '9 cm', 'od 9 cm', '9 cm']);
});

it('texts take dimensions of an attribute cleaned', async () => {
  const element = await show(
    '<span class="wcpt-dimensions wcpt-variable-switch" data-wcpt-default-dimensions="<b>9</b> cm<img src=x onerror=hit()>">9 cm</span>',
    [{ dimensions_html: '' }, {}],
  );
  pick(1, 11);
  expect(element.innerHTML).toBe('<b>9</b> cm<img src="x">');
});

it.each(['height', 'width', 'length', 'weight'])('texts tell the %s', async measure => {
  const data = measure === 'weight' ? { weight: '1,5' } : { dimensions: { [measure]: 1.5 } };
  const element = await show(
    `<span class="wcpt-${measure} wcpt-variable-switch" data-wcpt-template="meri {n} enot" data-wcpt-empty-template="ni podatka">od 1 do 9</span>`,
    [data, {}],
  );
  pick(1, 11);
  expect(text(element)).toMatch(/^meri 1[.,]5 enot$/);
  pick(1, 12);
  expect(text(element)).toBe('ni podatka');
  pick(1, '');
  expect(text(element)).toBe('od 1 do 9');
});

it('texts are those of custom fields', async () => {
  vi.stubGlobal('wcpt_12_variable_switch_cf', { f: { 11: '<i>volna</i>', 1: 'mešano' } });
  const element = await show(
    '<span class="wcpt-custom-field wcpt-variable-switch" data-wcpt-element-id="f"><b class="wcpt-property-label">Snov</b>mešano</span>',
    [{}, {}],
  );
  const printed = element.outerHTML;
  pick(1, 11);
  expect(element.innerHTML).toBe('<b class="wcpt-property-label">Snov</b><i>volna</i>');
  pick(1, 12);
  expect(text(element)).toBe('Snovmešano');
  pick(1, 11);
  pick(1, '');
  expect(element.outerHTML).toBe(printed);
});

it('texts describe the chosen variation alone', async () => {
  const element = await show(
    '<div><div class="wcpt-variation-description__item" data-wcpt-variation-id="11">prva</div><div class="wcpt-variation-description__item" data-wcpt-variation-id="12">druga</div><div class="wcpt-variation-content"><p data-wcpt-variation-id="12">vsebina</p></div></div>',
    [{}, {}],
  );
  const shown = () =>
    [...element.querySelectorAll<HTMLElement>('[data-wcpt-variation-id]')]
      .filter(({ style }) => style.display !== 'none')
      .map(text);
  expect(shown()).toEqual([]);
  pick(1, 12);
  expect(shown()).toEqual(['druga', 'vsebina']);
  pick(1, 11);
  expect(shown()).toEqual(['prva']);
  pick(1, '');
  expect(shown()).toEqual([]);
});

const messages = (...names: string[]) =>
  names
    .map(name =>
      template(
        `data-wcpt-element-id="a" data-wcpt-availability-message="${name}"`,
        `${name} <b class="wcpt-stock-placeholder"></b>`,
      ),
    )
    .join('');
const AVAILABILITY =
  '<div class="wcpt-availability wcpt-variable-switch" data-wcpt-element-id="a" data-wcpt-low_stock_threshold="3" data-wcpt-stock="" data-wcpt-default-message_tpl="in_stock_message" data-wcpt-default-stock_class="wcpt-in-stock"><i class="wcpt-property-label">Zaloga: </i><span class="wcpt-in-stock">in_stock_message</span></div>';

it('the stock is told in the shop’s words, and hidden where there is nothing to say', async () => {
  const element = await show(
    AVAILABILITY,
    [
      { managing_stock: true, stock: 2 },
      { managing_stock: true, backorders_allowed: true, stock: 0 },
      { is_in_stock: false },
    ],
    messages('low_stock_message', 'in_stock_message', 'out_of_stock_message'),
  );
  const printed = element.outerHTML;
  pick(1, 11);
  expect(text(element)).toBe('Zaloga: low_stock_message 2');
  expect(element.querySelector(':scope > span.wcpt-low-stock')).not.toBeNull();
  pick(1, 12);
  expect(element.classList.contains('wcpt-hide')).toBe(true);
  pick(1, 13);
  expect([text(element), element.classList.contains('wcpt-hide')]).toEqual(['Zaloga: out_of_stock_message', false]);
  pick(1, 12);
  pick(1, '');
  expect(element.outerHTML).toBe(printed);
});

it('the stock is a number, or the label of its range', async () => {
  const ranges = quoted(JSON.stringify([[1, 5, 'le še [stock]']]));
  const element = await show(
    `<span class="wcpt-stock wcpt-variable-switch" data-wcpt-stock="40" data-wcpt-stock-range-labels="${ranges}">40</span>`,
    [{ stock: 3 }, { stock: '30' }, { stock: null }, { stock: -1 }],
  );
  const shown = (value: number | '') => {
    pick(1, value);
    return element.classList.contains('wcpt-hide') ? 'hidden' : text(element);
  };
  expect([shown(11), shown(12), shown(13), shown(14), shown('')]).toEqual(['le še 3', '30', 'hidden', '', '40']);
});

const IMAGE = {
  src: '/v.jpg',
  srcset: '/v.jpg 150w, /v2.jpg 300w',
  sizes: '150px',
  alt: 'Rdeča',
  full_src: '/v-full.jpg',
};
const pictureHtml = (picture: string) =>
  `<div class="wcpt-product-image-wrapper" data-wcpt-lightbox="/p-full.jpg" data-wcpt-offset-zoom-image-src="/p-zoom.jpg">${picture}<img class="wcpt-product-image-on-hover" src="/hover.jpg" alt=""></div>`;
const PICTURE = '<img src="/p.jpg" srcset="/p.jpg 150w" alt="Izdelek">';

it.each([PICTURE, `<a href="/p/">${PICTURE}</a>`])('a picture is that of the variation: %s', async picture => {
  const element = await show(pictureHtml(picture), [{ image: IMAGE }, { image: { src: '' } }]);
  const image = find(element, 'img');
  const printed = image.outerHTML;
  pick(1, 11);
  expect(image.outerHTML).toBe('<img src="/v.jpg" srcset="/v.jpg 150w, /v2.jpg 300w" alt="Rdeča" sizes="150px">');
  expect(element.getAttribute('data-wcpt-lightbox')).toBe('/v-full.jpg');
  expect(element.getAttribute('data-wcpt-offset-zoom-image-src')).toBe('/v-full.jpg');
  expect(element.getAttribute('data-wcpt-lightbox--original')).toBe('/p-full.jpg');
  expect(find(element, '.wcpt-product-image-on-hover').getAttribute('src')).toBe('/hover.jpg');
  pick(1, 12);
  expect([image.outerHTML, element.getAttribute('data-wcpt-lightbox')]).toEqual([printed, '/p-full.jpg']);
  pick(1, 11);
  pick(1, '');
  expect([image.outerHTML, element.getAttribute('data-wcpt-offset-zoom-image-src')]).toEqual([printed, '/p-zoom.jpg']);
});

it('a picture may be one of the table’s own', async () => {
  putJQuery(jQuery3);
  const element = await show(pictureHtml(PICTURE), [{ image: IMAGE, wcpt_image: { src: '/own.jpg' } }]);
  pick(1, 11);
  const image = find(element, 'img');
  expect([image.getAttribute('src'), image.getAttribute('srcset')]).toEqual(['/own.jpg', '/own.jpg']);
  expect(jQuery3(row(1)).data('wcpt_default_image')).toEqual({ src: '/p.jpg', srcset: '/p.jpg 150w', sizes: null });
});

it('a picture that another script brings later is the chosen one as well', async () => {
  const element = await show(pictureHtml(''), [{ image: IMAGE }, { image: { ...IMAGE, src: '/w.jpg' } }]);
  pick(1, 11);
  expect(element.classList.contains('wcpt-awaiting-image-lazy-load')).toBe(true);
  pick(1, 12);
  element.insertAdjacentHTML('afterbegin', PICTURE);
  const image = find(element, 'img');
  image.dispatchEvent(new Event('load'));
  expect(image.getAttribute('src')).toBe('/w.jpg');
  expect(element.classList.contains('wcpt-awaiting-image-lazy-load')).toBe(false);
  pick(1, '');
  expect(image.getAttribute('src')).toBe('/p.jpg');
});

const linkHtml = (href: string) => `<a class="wcpt-button" data-wcpt-link-code="product_link" href="${href}">Več</a>`;

it.each([
  ['/p/1/', '/p/1/?attribute_pa_barva=zelena+%26+rde%C4%8Da&variation_id=11'],
  ['/?p=1', '/?p=1&attribute_pa_barva=zelena+%26+rde%C4%8Da&variation_id=11'],
  ['/p/1/#opis', '/p/1/?attribute_pa_barva=zelena+%26+rde%C4%8Da&variation_id=11#opis'],
])('a link to the product: %s', async (href, chosen) => {
  const element = await show(linkHtml(href), [{ attributes: { attribute_pa_barva: 'zelena & rdeča' } }, {}]);
  pick(1, 12);
  pick(1, 11);
  expect([element.getAttribute('href'), element.getAttribute('data-wcpt-product-link')]).toEqual([chosen, href]);
  pick(1, '');
  expect(element.getAttribute('href')).toBe(href);
});

it('a link to the product leads to no script that content names as its first address', async () => {
  const planted = linkHtml('/p/1/').replace(' href', ' data-wcpt-product-link="javascript:hit()" href');
  const element = await show(planted, [{ attributes: { attribute_pa_barva: 'zelena' } }, {}]);
  pick(1, 12);
  pick(1, 11);
  expect(element.getAttribute('href')).toMatch(/^\?attribute_pa_barva=zelena/);
  pick(1, '');
  expect(element.getAttribute('href')).toBe('/p/1/');
});

const WHOLESALE = {
  wholesale_price: 8,
  original_display_price: '12,50',
  price_html: '<p>Cene</p><table><tr><td>10+</td></tr></table>',
};
const wholesaleHtml = (kind: string, view = '<span class="wcpt-wholesale__variation-view"></span>') =>
  `<span class="wcpt-wholesale wcpt-wholesale--${kind} wcpt-wholesale--default-view-enabled"><span class="wcpt-wholesale__default-view">od 7 €</span>${view}</span>`;
const views = (element: Element) =>
  [...element.classList].filter(name => name.endsWith('-enabled')).map(name => name.replace('wcpt-wholesale--', ''));

it.each([
  ['wholesale-price', '8\u00a0€', '-'],
  ['original-price', '12,50\u00a0€', '9,90\u00a0€'],
  ['wholesale-table', '10+', '-'],
])('wholesale: %s', async (kind, shown, without) => {
  const element = await show(wholesaleHtml(kind), [WHOLESALE, { display_price: '9,90', wholesale_price: '' }]);
  const printed = element.outerHTML;
  pick(1, 11);
  const view = find(element, '.wcpt-wholesale__variation-view');
  expect([view.textContent, views(element)]).toEqual([shown, ['variation-view-enabled']]);
  pick(1, 12);
  expect(view.textContent).toBe(without);
  pick(1, '');
  expect([views(element), element.textContent]).toEqual([['default-view-enabled'], 'od 7 €']);
  expect(element.outerHTML).toBe(printed);
});

it('wholesale gives an element without views its default back', async () => {
  const element = await show('<span class="wcpt-wholesale wcpt-wholesale--wholesale-price">od 7 €</span>', [{}]);
  pick(1, 11);
  expect(text(element)).toBe('-');
  pick(1, '');
  expect(text(element)).toBe('od 7 €');
});

it('wholesale fills the amount of a printed view', async () => {
  const view = '<b class="wcpt-wholesale__variation-view"><i class="wcpt-amount">1</i> EUR</b>';
  const element = await show(wholesaleHtml('wholesale-price', view), [{ wholesale_price: '' }, WHOLESALE]);
  pick(1, 11);
  pick(1, 12);
  expect(find(element, '.wcpt-wholesale__variation-view').textContent).toBe('8 EUR');
});

it('wholesale labels what is sold so', async () => {
  const element = await show(wholesaleHtml('wholesale-label'), [WHOLESALE, {}]);
  pick(1, 11);
  expect(views(element)).toEqual(['variation-view-enabled', 'variation-is-on-wholesale-view-enabled']);
  pick(1, 12);
  expect(views(element)).toEqual(['variation-view-enabled', 'variation-is-not-on-wholesale-view-enabled']);
  pick(1, '');
  expect(views(element)).toEqual(['default-view-enabled']);
});

it('templates that come with more rows are known', async () => {
  const element = await show(price(), [{}]);
  document.querySelector('.wcpt-nav-main')?.insertAdjacentHTML('beforeend', PRICE_TEMPLATES);
  document.dispatchEvent(new CustomEvent('berocket_ajax_filtering_end'));
  pick(1, 11);
  expect(text(element)).toBe('12,50 €');
});

it('odd data throw nothing', async () => {
  const stock = '<span class="wcpt-stock wcpt-variable-switch" data-wcpt-stock-range-labels="{">3</span>';
  const odd = {
    display_price: {},
    display_regular_price: null,
    image: 'x',
    dimensions: [],
    weight: true,
    stock: [],
    price_html: 7,
    sku: null,
  };
  const errors = vi.spyOn(console, 'error');
  await show(`<div>${price()}${stock}</div>`, [odd], PRICE_TEMPLATES);
  pick(1, 11);
  expect(row(1).getAttribute('data-wcpt-price')).toBe('');
  expect(errors).not.toHaveBeenCalled();
});

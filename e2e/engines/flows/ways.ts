import { flow } from '../flow';
import { putIntoCart } from '../pages';
import { COUNT, type Shopper } from '../shopper';

const FORM = 'form.variations_form';
const ELSEWHERE = '/zaloznik/';

async function buyVariation(shopper: Shopper, switches: string): Promise<void> {
  await shopper.open(`/product/pulover-reka/?${switches}`, FORM);
  await shopper.is(`${FORM}[current-image]`);
  await shopper.choose('#pa_barva', 'bela');
  await shopper.choose('#pa_velikost', 'm');
  await shopper.press(`${FORM} .single_add_to_cart_button:not(.disabled)`);
  await shopper.see(COUNT, '1 ');
}

/** Flows that work for every way of loading the script and every policy of the page. */
const inAllWays = (name: string, switches: string) => [
  flow(`${name}: a variation is bought`, shopper => buyVariation(shopper, switches)),
  flow(`${name}: the lightbox opens`, async shopper => {
    await shopper.open(`/product/skodelica-jutro/?${switches}`, '.woocommerce-product-gallery');
    await shopper.press('.woocommerce-product-gallery__trigger');
    await shopper.see('.sw-lightbox__position', 'Slika 1 od 4');
  }),
  flow(`${name}: the cart is updated`, async shopper => {
    await putIntoCart(shopper);
    await shopper.open(`/cart/?${switches}`, '.woocommerce');
    await shopper.fill('.cart_item input.qty', '5');
    await shopper.press('button[name="update_cart"]');
    await shopper.see(COUNT, '5 ');
  }),
  flow(`${name}: a table adds`, async shopper => {
    await shopper.open(`/tables/cart/?rows=30&${switches}`, '#wcpt-430');
    await shopper.press('.wcpt-row[data-wcpt-product-id="10000"] [data-wcpt-link-code]');
    await shopper.see('.wcpt-row[data-wcpt-product-id="10000"] .wcpt-in-cart', 'V košarici: 1');
  }),
];

async function thereAndBack(shopper: Shopper): Promise<void> {
  await shopper.leaveBy(() =>
    shopper.run(address => {
      setTimeout(() => location.assign(address));
    }, ELSEWHERE),
  );
  await shopper.isAt(ELSEWHERE);
  await shopper.back();
  // Until then the browser may scroll to where the page was left.
  await shopper.holds(
    'the page before',
    elsewhere => !location.href.endsWith(elsewhere) && document.readyState === 'complete',
    ELSEWHERE,
  );
}

export const wayFlows = [
  ...inAllWays('strict policy', 'csp=strict'),
  ...inAllWays('classic tag', 'script=classic'),
  flow('back: the list counts what was added since', async shopper => {
    await shopper.open('/shop/');
    await shopper.press('ul.products a.ajax_add_to_cart[data-product_id="11"]');
    await shopper.see(COUNT, '1 ');
    await thereAndBack(shopper);
    await shopper.isAt('/shop/');
    await shopper.see(COUNT, '1 ');
    await shopper.press('ul.products a.ajax_add_to_cart[data-product_id="11"]');
    await shopper.see(COUNT, '2 ');
  }),
  flow('back: a table is at the page that was left, and goes on', async shopper => {
    await shopper.open('/tables/all-filters/', '#wcpt-310');
    await shopper.press('.wcpt-pagination a.page-numbers', '2');
    await shopper.isAt('310_paged=2');
    await thereAndBack(shopper);
    await shopper.see('.wcpt-pagination .current', '2');
    await shopper.awake('#wcpt-310');
    await shopper.press('.wcpt-pagination a.page-numbers', '3');
    await shopper.isAt('310_paged=3');
  }),
  flow('back: a product’s form works', async shopper => {
    await buyVariation(shopper, 'jquery=3');
    await thereAndBack(shopper);
    await shopper.isAt('/product/pulover-reka/');
    await shopper.awake(FORM);
    await shopper.choose('#pa_barva', 'modra');
    await shopper.choose('#pa_velikost', 's');
    await shopper.see('.product_meta .sku', 'PUL-105');
  }),
  flow('back: the lightbox opens', async shopper => {
    await shopper.open('/product/skodelica-jutro/', '.woocommerce-product-gallery');
    await thereAndBack(shopper);
    await shopper.isAt('/product/skodelica-jutro/');
    await shopper.awake('.woocommerce-product-gallery');
    await shopper.press('.woocommerce-product-gallery__trigger');
    await shopper.see('.sw-lightbox__position', 'Slika 1 od 4');
  }),
  flow('back: a bundle counts the quantities that it shows', async shopper => {
    const field = '[name="woosb_qty_3"]';
    await shopper.open('/product/kuhinjski-komplet/', '.woosb-wrap');
    await shopper.fill(field, '2');
    await shopper.key('Tab');
    await shopper.see('.woosb-total', '26.52 €');
    await thereAndBack(shopper);
    await shopper.isAt('/product/kuhinjski-komplet/');
    await shopper.awake('.woosb-wrap');
    // WebKit resets the field between two frames.
    for (const _ of [1, 2]) await shopper.run(() => new Promise(resolve => requestAnimationFrame(resolve)));
    await shopper.holds(
      'the quantity of the field',
      where => {
        const pieces = document.querySelector<HTMLInputElement>(where)?.value;
        return document.querySelector<HTMLInputElement>('.woosb-ids')?.value.includes(`/pb02/${pieces}/`) === true;
      },
      field,
    );
  }),
];

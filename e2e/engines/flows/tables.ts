import { flow } from '../flow';
import { COUNT, type Shopper } from '../shopper';

const row = (table: number, product: number) => `#wcpt-${table} .wcpt-row[data-wcpt-product-id="${product}"]`;
const LIST = row(420, 9001);
const RADIOS = row(420, 9002);
const DIALOG = '[role="dialog"]';

async function open(shopper: Shopper, path: string, table: number): Promise<void> {
  await shopper.open(`/tables/${path}`, `#wcpt-${table}`);
}

export const tableFlows = [
  flow('table: the second page comes without a page load', async shopper => {
    await shopper.open('/tables/all-filters/', '.wcpt');
    await shopper.press('.wcpt-pagination a.page-numbers', '2');
    await shopper.called('wcpt_ajax');
    await shopper.isAt('310_paged=2');
  }),
  flow('table: a search of the server', async shopper => {
    await shopper.open('/tables/all-filters/', '.wcpt');
    await shopper.fill('.wcpt-search-input', 'lan');
    await shopper.key('Enter');
    await shopper.called('wcpt_ajax');
    await shopper.isAt('310_search');
  }),
  flow('table: a search in the browser', async shopper => {
    await shopper.open('/tables/instant/?rows=30', '.wcpt');
    await shopper.fill('.wcpt-search-input', 'zzzz');
    await shopper.seeNo('.wcpt-row .wcpt-title');
  }),
  flow('table: a colour is chosen in a menu, and dropped by its chip', async shopper => {
    await open(shopper, 'all-filters/', 310);
    await shopper.press('#wcpt-310 .wcpt-filter[data-wcpt-taxonomy="pa_barva"] > .wcpt-filter-heading');
    await shopper.press('#wcpt-310 .wcpt-filter[data-wcpt-taxonomy="pa_barva"] label', 'Rdeča');
    await shopper.isAt('=201');
    await shopper.press('.wcpt-clear-filter', 'Rdeča');
    await shopper.isNo('.wcpt-clear-filter');
  }),
  flow('table: the lower thumb of a range takes the pointer, though the upper one lies over it', async shopper => {
    await open(shopper, 'all-filters/?310_price_range_min=75', 310);
    await shopper.press('#wcpt-310 .wcpt-range-filter[data-wcpt-meta-key="_price"] > .wcpt-filter-heading');
    // The middle of a range from 0 to 150.
    await shopper.press('#wcpt-310 .wcpt-range-slider');
    await shopper.hasFocus('#wcpt-310 .wcpt-range-slider.original');
    await shopper.hasValue('#wcpt-310 .wcpt-range-slider.ghost', '150');
  }),
  flow('table: a menu opens under the pointer, and with keys', async shopper => {
    const filter = '#wcpt-310 .wcpt-header .wcpt-filter[data-wcpt-taxonomy="pa_barva"]';
    await open(shopper, 'all-filters/', 310);
    await shopper.pointAt(`${filter} > .wcpt-filter-heading`);
    await shopper.see(`${filter} > .wcpt-dropdown-menu`);
    await shopper.session.point(5, 5);
    await shopper.seeNo(`${filter} > .wcpt-dropdown-menu`);
    await shopper.focus(`${filter} > .wcpt-filter-heading`);
    await shopper.key('Enter');
    await shopper.see(`${filter} > .wcpt-dropdown-menu`);
    await shopper.key('Escape');
    await shopper.seeNo(`${filter} > .wcpt-dropdown-menu`);
  }),
  flow('table: a heading sorts with the server', async shopper => {
    const heading = '#wcpt-320 thead [data-wcpt-column-name="cena"]';
    await open(shopper, 'phone/', 320);
    await shopper.press(heading);
    await shopper.is(`${heading}[aria-sort="ascending"]`);
    await shopper.isAt('320_orderby=column_heading');
  }),
  flow('table: a heading sorts in the browser', async shopper => {
    const heading = '#wcpt-350 thead [data-wcpt-column-name="naziv"]';
    await open(shopper, 'instant/?rows=30', 350);
    await shopper.press(heading);
    await shopper.is(`${heading}[aria-sort="ascending"]`);
  }),
  flow('table: endless rows come when the end does', async shopper => {
    await open(shopper, 'infinite/?rows=150', 340);
    await shopper.see('#wcpt-340 .wcpt-row .wcpt-title', undefined, 50);
    await shopper.run(() => document.querySelector('.wcpt-infinite-scroll-dots')?.scrollIntoView());
    await shopper.see('#wcpt-340 .wcpt-row .wcpt-title', undefined, 100);
  }),
  flow('table: child rows open and close', async shopper => {
    await open(shopper, 'groups/', 380);
    await shopper.press('#wcpt-380 .wcpt-has-child-row .wcpt-child-row-toggle');
    await shopper.see('#wcpt-380 .wcpt-child-row', undefined, 1);
    await shopper.press('#wcpt-380 .wcpt-has-child-row .wcpt-child-row-toggle');
    await shopper.seeNo('#wcpt-380 .wcpt-child-row');
  }),
  flow('table: frozen columns stay while it scrolls sideways', async shopper => {
    await open(shopper, 'frozen/', 390);
    await shopper.is('#wcpt-390 .wcpt-table-scroll-wrapper[data-sw-freeze]');
    await shopper.holds('the first column to stay', () => {
      const wrapper = document.querySelector('#wcpt-390 .wcpt-table-scroll-wrapper');
      wrapper?.scrollTo({ left: 300, behavior: 'instant' });
      const first = document.querySelector('#wcpt-390 tbody .wcpt-row > td')?.getBoundingClientRect();
      const left = wrapper?.getBoundingClientRect().left ?? 0;
      return first !== undefined && wrapper?.scrollLeft === 300 && Math.abs(first.left - left) < 4;
    });
  }),
  flow('table: a row is added, shows so, and is removed', async shopper => {
    const one = row(430, 10000);
    await open(shopper, 'cart/', 430);
    await shopper.fill(`${one} .qty`, '3');
    await shopper.press(`${one} [data-wcpt-link-code]`);
    await shopper.see(`${one} .wcpt-in-cart`, 'V košarici: 3');
    await shopper.see(COUNT, '3 ');
    await shopper.press(`${one} .wcpt-remove`);
    await shopper.see(`${one} .wcpt-in-cart`, 'Ni v košarici');
    await shopper.see(COUNT, '0 ');
  }),
  flow('table: a product with variations opens its form, and is added', async shopper => {
    await open(shopper, 'cart/', 430);
    await shopper.press(`${row(430, 10206)} [data-wcpt-link-code]`);
    await shopper.see(DIALOG);
    await shopper.awake('.wcpt-product-form form.variations_form');
    await shopper.run(() => {
      const select = document.querySelector<HTMLSelectElement>('.wcpt-product-form select');
      if (!select) return;
      select.selectedIndex = 1;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await shopper.press('.wcpt-product-form .single_add_to_cart_button:not(.disabled)');
    await shopper.isNo(`${DIALOG} .wcpt-product-form`);
    await shopper.see(`${row(430, 10206)} .wcpt-in-cart`, 'V košarici: 1');
  }),
  flow('table: a row’s list shows the variation that is chosen', async shopper => {
    await open(shopper, 'variations/', 420);
    await shopper.is(`${row(420, 9013)} .wcpt-no-variation-selected`);
    await shopper.choose(`${LIST} .wcpt-select-variation-dropdown`, 'Rdeča, M');
    await shopper.see(`${LIST} .wcpt-price`, '17.34 €');
    await shopper.see(`${LIST} .wcpt-sku`, 'RAZ-300001');
  }),
  flow('table: a row’s radio buttons choose', async shopper => {
    await open(shopper, 'variations/', 420);
    await shopper.is(`${row(420, 9013)} .wcpt-no-variation-selected`);
    await shopper.press(`${RADIOS} .wcpt-select-variation`, 'Rdeča, L');
    await shopper.see(`${RADIOS} .wcpt-sku`, 'RAZ-301002');
  }),
  flow('table: rows are checked, counted and added together', async shopper => {
    const boxes = '#wcpt-410 .wcpt-row:not(.wcpt-out-of-stock) .wcpt-cart-checkbox:enabled';
    await open(shopper, 'bulk/?rows=40', 410);
    await shopper.see('#wcpt-410 .wcpt-cart-checkbox-heading');
    await shopper.press(boxes, undefined, 0);
    await shopper.press(boxes, undefined, 2);
    await shopper.see('div.wcpt-cart-checkbox-trigger');
    await shopper.press('#wcpt-410 .wcpt-add-selected__add');
    await shopper.seeNo('div.wcpt-cart-checkbox-trigger');
    await shopper.seeNo(COUNT, '0 ');
  }),
  flow('table: a row’s picture opens over the page, Back closes it', async shopper => {
    await open(shopper, 'pictures/', 470);
    await shopper.press(
      '#wcpt-470 .wcpt-row .wcpt-product-image-wrapper [role="button"], #wcpt-470 .wcpt-row button.wcpt-product-image-wrapper',
    );
    await shopper.see('.sw-lightbox__position', 'Slika 1 od 4');
    await shopper.isAt('pid=1');
    await shopper.back();
    await shopper.isNo('.sw-lightbox');
    await shopper.isAt('/tables/pictures/');
  }),
  flow('table: a heart adds to the wishlist, and the counter counts', async shopper => {
    const heart = `${row(490, 10000)} .wcpt-wishlist[role="button"]`;
    await open(shopper, 'wishlist/?wishlist=simple', 490);
    await shopper.press(heart);
    await shopper.is(`${heart}[aria-pressed="true"]`);
    await shopper.see('.wishlist_products_counter', 'Želje 1');
  }),
  flow(
    'table: a row’s audio plays and pauses',
    async shopper => {
      await open(shopper, 'audio/', 440);
      await shopper.awake('.wcpt-player');
      await shopper.press('.wcpt-player__play-button');
      await shopper.is('.wcpt-player--playing');
      await shopper.press('.wcpt-player--playing .wcpt-player__playing-button');
      await shopper.isNo('.wcpt-player--playing');
    },
    { impossible: { firefox: 'without a sound device it ends every sound with an error (OnMediaSinkAudioError)' } },
  ),
  flow('table: a search box leads to its category', async shopper => {
    await shopper.open('/tables/search/');
    await shopper.fill('form[aria-label="Povsod"] input[type="search"], form[aria-label="Povsod"] input', 'sklede');
    await shopper.leaveBy(() => shopper.key('Enter'));
    await shopper.isAt('s=sklede&post_type=product');
  }),
  flow('table: without background calls a page is a page load', async shopper => {
    await open(shopper, 'no-ajax/', 397);
    await shopper.leaveBy(() => shopper.press('.wcpt-pagination a.page-numbers', '2'));
    await shopper.isAt('397_paged=2');
  }),
  flow('table: the first page that is asked for in the address', async shopper => {
    await open(shopper, 'all-filters/?310_paged=2', 310);
    await shopper.see('.wcpt-pagination .current', '2');
  }),
  flow('table: one that comes later takes the place of its placeholder', async shopper => {
    await open(shopper, 'lazy/', 398);
    await shopper.see('#wcpt-398 .wcpt-row .wcpt-title');
  }),
  flow('CSV: a table is saved as a file', async shopper => {
    await open(shopper, 'csv/', 480);
    await shopper.press('.wcpt-csv-download', 'Prenesi tabelo');
    await shopper.see('.sw-table-csv', 'Datoteka tabela.csv je pripravljena.');
  }),
  flow('CSV: nothing to save, and a refusal, are said', async shopper => {
    await open(shopper, 'csv/', 480);
    await shopper.press('.wcpt-csv-download', 'Brez vrstic');
    await shopper.see('.sw-table-csv', 'Ni izdelkov, ki bi jih lahko shranili.');
  }),
];

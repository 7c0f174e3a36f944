import { flow } from '../flow';
import { PHONE } from '../shopper';

export const tableFlows = [
  flow('table: the second page comes without a page load', async shopper => {
    await shopper.open('/tables/all-filters/');
    await shopper.awake('.wcpt');
    await shopper.press('.wcpt-pagination a.page-numbers', '2');
    await shopper.called('wcpt_ajax');
    await shopper.isAt('310_paged=2');
  }),
  flow('table: a search of the server', async shopper => {
    await shopper.open('/tables/all-filters/');
    await shopper.awake('.wcpt');
    await shopper.fill('.wcpt-search-input', 'lan');
    await shopper.key('Enter');
    await shopper.called('wcpt_ajax');
    await shopper.isAt('310_search');
  }),
  flow('table: a search in the browser', async shopper => {
    await shopper.open('/tables/instant/?rows=30');
    await shopper.awake('.wcpt');
    await shopper.fill('.wcpt-search-input', 'zzzz');
    await shopper.seeNo('.wcpt-row .wcpt-title');
  }),
  flow('table: a row’s button adds its product', async shopper => {
    await shopper.open('/tables/cart/?rows=30');
    await shopper.awake('.wcpt');
    await shopper.press('.wcpt-row .wcpt-button-cart_ajax, .wcpt-row [data-wcpt-link-code="cart_ajax"]');
    await shopper.called('wcpt_cart');
  }),
  flow('table: on a phone the page is that of a phone', async shopper => {
    await shopper.session.resize(PHONE);
    await shopper.open('/tables/phone/');
    await shopper.awake('.wcpt');
    await shopper.see('.wcpt-device-phone .wcpt-row');
  }),
];

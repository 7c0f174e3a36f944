import { flow } from '../flow';
import { PHONE, type Shopper } from '../shopper';

const NOTICE = '.cookie-notice-container';
const STORE_NOTICE = '.woocommerce-store-notice';
const BANNER = '#coming-soon-footer-banner';
const LIVE = 'form.is-ajax-search [name=s]';
const RESULTS = '.is-ajax-search-result';
const NEWS = '#mc4wp-form-1';
const HANDHELD = '.handheld-navigation';

async function openNotice(shopper: Shopper, modes: string): Promise<void> {
  await shopper.open(`/shop/?notice=${modes}`, '#cookie-notice');
  await shopper.see(NOTICE);
}

const opensSearch = (kind: string) =>
  flow(`menu: its search opens and closes, ${kind}`, async shopper => {
    const field = `${kind === 'popup' ? '#is-popup-wrapper' : '.primary-navigation .is-menu'} form [name=s]`;
    await shopper.open(`/navigacija/?search=${kind}`);
    await shopper.press('.primary-navigation .is-menu > a');
    await shopper.see(field);
    await shopper.hasFocus(field);
    await shopper.key('Escape');
    await shopper.seeNo(field);
    await shopper.hasFocus('.primary-navigation .is-menu > a');
  });

export const pageWideFlows = [
  flow('consent: a yes is kept', async shopper => {
    await openNotice(shopper, 'bar');
    await shopper.press('#cn-accept-cookie');
    await shopper.seeNo(NOTICE);
    await shopper.open('/shop/?notice=bar');
    await shopper.is('body.cookies-accepted');
    await shopper.seeNo(NOTICE);
  }),
  flow('consent: a no is taken back', async shopper => {
    await openNotice(shopper, 'revoke');
    await shopper.press('#cn-refuse-cookie');
    await shopper.see('#cn-revoke-cookie');
    await shopper.is('body.cookies-refused');
    await shopper.press('#cn-revoke-cookie');
    await shopper.see(NOTICE);
    await shopper.press('#cn-accept-cookie');
    await shopper.is('body.cookies-accepted');
  }),
  flow('consent: services wait for it', async shopper => {
    await shopper.open('/storitve/?notice=bar');
    await shopper.see('.demo-chat');
    await shopper.isNo('script[data-shop-service="analytics"]');
    await shopper.press('#cn-accept-cookie');
    await shopper.is('script[data-shop-service="analytics"]');
  }),
  flow('notice: that of the shop goes, and stays away', async shopper => {
    await shopper.open('/shop/?banner=notice', STORE_NOTICE);
    await shopper.see(STORE_NOTICE);
    await shopper.press(`${STORE_NOTICE}__dismiss-link`);
    await shopper.seeNo(STORE_NOTICE);
    await shopper.open('/shop/?banner=notice');
    await shopper.seeNo(STORE_NOTICE);
  }),
  flow('notice: the banner goes with a key', async shopper => {
    await shopper.open('/shop/?banner=soon');
    await shopper.run(where => document.querySelector(where)?.scrollIntoView(), BANNER);
    await shopper.awake(BANNER);
    await shopper.focus(`${BANNER} [role="button"]`);
    await shopper.key('Enter');
    await shopper.seeNo(BANNER);
  }),
  flow('notice: one that comes with the page has the focus', async shopper => {
    await shopper.open('/product/lesena-deska/?add-to-cart=11');
    await shopper.see('.woocommerce-message');
    await shopper.hasFocus('.woocommerce-message');
  }),
  opensSearch('dropdown'),
  opensSearch('sliding'),
  opensSearch('full-width-menu'),
  opensSearch('popup'),
  flow('live search: results come, arrow keys go through them', async shopper => {
    await shopper.open('/navigacija/');
    await shopper.fill(LIVE, 'skodelica');
    await shopper.see(`${RESULTS} .is-title a`);
    await shopper.key('ArrowDown');
    await shopper.hasFocus(`${RESULTS} .is-title a`);
    await shopper.key('ArrowUp');
    await shopper.hasFocus(LIVE);
    await shopper.key('Escape');
    await shopper.seeNo(RESULTS);
  }),
  flow('live search: a result leads to its product', async shopper => {
    await shopper.open('/navigacija/?jquery=none');
    await shopper.fill(LIVE, 'skodelica');
    await shopper.leaveBy(() => shopper.press(`${RESULTS} .is-title a`));
    await shopper.isAt('/product/');
  }),
  flow('menu: on a phone it opens level by level, Escape closes it', async shopper => {
    await shopper.session.resize(PHONE);
    await shopper.open('/navigacija/');
    await shopper.seeNo(HANDHELD);
    await shopper.press('.menu-toggle');
    await shopper.see(HANDHELD);
    await shopper.press(`${HANDHELD} button`, 'Podmeni: Za dom');
    await shopper.press(`${HANDHELD} button`, 'Podmeni: Kuhinja');
    await shopper.see(`${HANDHELD} a`, 'Posoda');
  }),
  flow('menu: on a phone it comes from the side', async shopper => {
    await shopper.session.resize(PHONE);
    await shopper.open('/navigacija/?menu=off-canvas');
    await shopper.press('.menu-toggle');
    await shopper.see(HANDHELD);
  }),
  flow('newsletter: parts show with what others hold', async shopper => {
    await shopper.open('/novice/', NEWS);
    await shopper.seeNo(`${NEWS} [name="COLOR"]`);
    await shopper.choose(`${NEWS} [name="INTEREST"]`, 'tekstil');
    await shopper.see(`${NEWS} [name="COLOR"]`);
  }),
  flow('newsletter: it is sent and answered', async shopper => {
    await shopper.open('/novice/', NEWS);
    await shopper.fill(`${NEWS} [name="EMAIL"]`, 'ana@lipa.si');
    await shopper.press(`${NEWS} [name="AGREE_TO_TERMS"][type="checkbox"]`);
    await shopper.leaveBy(() => shopper.press(`${NEWS} [type="submit"]`));
    await shopper.see(`${NEWS} .mc4wp-success`, 'Hvala, prijavili smo vas na novice.');
  }),
  flow('newsletter: a refused form keeps its values', async shopper => {
    await shopper.open('/novice/', NEWS);
    await shopper.fill(`${NEWS} [name="EMAIL"]`, 'ana@lipa');
    await shopper.press(`${NEWS} [name="AGREE_TO_TERMS"][type="checkbox"]`);
    await shopper.leaveBy(() => shopper.press(`${NEWS} [type="submit"]`));
    await shopper.see(`${NEWS} .mc4wp-error`, 'Vnesite veljaven e-poštni naslov.');
    await shopper.hasValue(`${NEWS} [name="EMAIL"]`, 'ana@lipa');
  }),
];

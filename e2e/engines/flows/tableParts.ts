import { flow } from '../flow';
import { COUNT, PHONE, type Shopper } from '../shopper';

const PHONE_TABLE = '#wcpt-320';
const TIPS = '#wcpt-485';
const OPENED = '.wcpt-tooltip.wcpt-open > .wcpt-tooltip-content-wrapper';
const MODAL = '[role="dialog"]';

async function openPhone(shopper: Shopper): Promise<void> {
  await shopper.session.resize(PHONE);
  await shopper.open('/tables/phone/', PHONE_TABLE);
  await shopper.see('.wcpt-device-phone .wcpt-row');
  await shopper.isNo(`${PHONE_TABLE}.wcpt-loading`);
}

async function openTips(shopper: Shopper): Promise<void> {
  await shopper.open('/tables/tooltips/', TIPS);
  await shopper.is(`${TIPS} [data-sw-freeze]`);
  await shopper.is(`${TIPS} tbody .wcpt-tooltip-label[aria-expanded="false"]`);
}

export const tablePartFlows = [
  flow('phone: filters are chosen in a dialog and applied together', async shopper => {
    await openPhone(shopper);
    await shopper.press(`${PHONE_TABLE} .wcpt-rn-filter`);
    await shopper.see(MODAL);
    await shopper.fill(`${MODAL} .wcpt-search-input`, 'skleda');
    await shopper.press(`${MODAL} button, ${MODAL} [role="button"]`, 'Uporabi');
    await shopper.seeNo(MODAL);
    await shopper.isAt('320_search_1=skleda');
    await shopper.hasFocus(`${PHONE_TABLE} .wcpt-rn-filter`);
  }),
  flow('phone: another order is applied by itself', async shopper => {
    await openPhone(shopper);
    await shopper.press(`${PHONE_TABLE} .wcpt-rn-sort`);
    await shopper.press(`${MODAL} label`, 'Cena: od nižje do višje');
    await shopper.seeNo(MODAL);
    await shopper.isAt('320_orderby=option_1');
  }),
  flow('phone: Escape drops what was not applied', async shopper => {
    await openPhone(shopper);
    await shopper.press(`${PHONE_TABLE} .wcpt-rn-filter`);
    await shopper.see(MODAL);
    await shopper.key('Escape');
    await shopper.seeNo(MODAL);
    await shopper.hasFocus(`${PHONE_TABLE} .wcpt-rn-filter`);
  }),
  flow('tooltip: it shows under the pointer and goes with it', async shopper => {
    await openTips(shopper);
    await shopper.pointAt(`${TIPS} tbody .wcpt-tooltip-label`, 'Lan');
    await shopper.see(OPENED);
    await shopper.session.point(5, 5);
    await shopper.isNo(OPENED);
  }),
  flow('tooltip: one in a heading opens with a click, Escape closes it', async shopper => {
    await openTips(shopper);
    await shopper.press(`${TIPS} thead .wcpt-tooltip-label`);
    await shopper.see(OPENED, 'Iz česa je izdelek');
    await shopper.key('Escape');
    await shopper.isNo(OPENED);
  }),
  flow('tooltip: a button in it is that of its row', async shopper => {
    await openTips(shopper);
    await shopper.press(`${TIPS} tbody .wcpt-tooltip-label`, 'Kupi');
    await shopper.press(`${OPENED} .wcpt-plus`);
    await shopper.press(`${OPENED} [data-wcpt-link-code]`);
    await shopper.see(COUNT, '2 ');
  }),
];

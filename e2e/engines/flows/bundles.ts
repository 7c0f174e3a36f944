import { flow } from '../flow';
import { COUNT, type Shopper } from '../shopper';

const PERCENT = '/product/kuhinjski-komplet/';
const CHOOSE = '/product/sestavi-komplet/';
const PICKERS = '/product/zimski-komplet/';
const BUTTON = 'form.cart .single_add_to_cart_button';
const ALERT = '.woosb-alert';
const item = (key: string) => `.woosb-product[data-key="${key}"]`;

async function open(shopper: Shopper, path: string): Promise<void> {
  await shopper.open(path, '.woosb-wrap');
  await shopper.isNo('[class^="woosb-quantity-input-"]:not([tabindex])');
}

export const bundleFlows = [
  flow('bundle: quantities change total and price', async shopper => {
    await open(shopper, PERCENT);
    await shopper.see('.woosb-total', '18.73 €');
    await shopper.fill(`${item('pb02')} input.qty`, '3');
    await shopper.key('Tab');
    await shopper.see('.woosb-total', '34.31 €');
    await shopper.see('.summary p.price', '34.31 €');
  }),
  flow('bundle: one that is not ready says why, plus makes it so', async shopper => {
    await open(shopper, CHOOSE);
    await shopper.see(ALERT, 'vsaj 3. Izbrano: 2.');
    await shopper.press(BUTTON);
    await shopper.hasFocus(ALERT);
    await shopper.press(`${item('sa01')} .woosb-quantity-input-plus`);
    await shopper.seeNo(ALERT);
    await shopper.press(BUTTON);
    await shopper.see(COUNT, '1 ');
  }),
  flow('bundle: a picker puts its variation in', async shopper => {
    await open(shopper, PICKERS);
    const jumper = item('va01');
    await shopper.run(where => document.querySelector(where)?.scrollIntoView(), jumper);
    await shopper.is(`${jumper} .variations_form[current-image]`);
    await shopper.choose(`${jumper} select[name="attribute_pa_barva"]`, 'modra');
    await shopper.choose(`${jumper} select[name="attribute_pa_velikost"]`, 's');
    await shopper.is(`${jumper}[data-id="105"]`);
  }),
];

import { bundleWith, GLOBALS } from '../../support/attacks';
import { flow } from '../flow';
import { COUNT, type Shopper } from '../shopper';

const RUNS = `onload="window.attacked = true" onerror="window.attacked = true"`;
const HTML = `<small class="z-ddv">z DDV</small><img src="/images/skodelica.svg" ${RUNS}>`;
/** Content of a reader comes into a page of the shop, whose widgets then find it. */
async function plant(shopper: Shopper, content: string): Promise<void> {
  await shopper.open('/product/lesena-deska/');
  await shopper.run(html => document.body.insertAdjacentHTML('afterbegin', html), content);
}

async function ranNothing(shopper: Shopper): Promise<void> {
  // A lazy picture that the planted content has pushed far down is not asked for.
  await shopper.holds('all pictures to be there', () =>
    [...document.images].every(image => image.complete || image.loading === 'lazy'),
  );
  await shopper.holds('nothing to have run', () => Reflect.get(window, 'attacked') === undefined);
  await shopper.isNo('[onload], [onerror]');
}

export const attackFlows = [
  flow('attack: a price suffix with HTML in an attribute is shown cleaned', async shopper => {
    await plant(shopper, bundleWith(HTML));
    await shopper.see('.woosb-total .z-ddv', 'z DDV');
    await ranNothing(shopper);
  }),
  flow('attack: content with the names of globals switches nothing off', async shopper => {
    await plant(shopper, GLOBALS.map(name => `<div id="${name}"></div>`).join(''));
    await shopper.press('form.cart .single_add_to_cart_button');
    await shopper.see(COUNT, '1 ');
    await shopper.holds('the bundle to be there', () => typeof window.ShopWidgets?.mountAll === 'function');
  }),
];

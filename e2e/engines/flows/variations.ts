import { flow } from '../flow';
import { COUNT, type Shopper } from '../shopper';

const FORM = 'form.variations_form';
const EMBEDDED = '/product/pulover-reka/';
const LOOKED_UP = '/product/majica-pika/';
const PRICE = '.summary > p.price';
const SKU = '.product_meta .sku';
const BUTTON = `${FORM} .single_add_to_cart_button`;
/** Once the variation is shown. */
const READY = `${BUTTON}:not(.disabled)`;

async function open(shopper: Shopper, path: string): Promise<void> {
  await shopper.open(path, FORM);
  // The first look ends with an attribute that only the widget writes.
  await shopper.is(`${FORM}[current-image]`);
}

async function choose(shopper: Shopper, colour: string, size: string): Promise<void> {
  await shopper.choose('#pa_barva', colour);
  await shopper.choose('#pa_velikost', size);
}

const buys = (jquery: string) =>
  flow(`variations: the right one goes into the cart, jquery=${jquery}`, async shopper => {
    await open(shopper, `${EMBEDDED}?jquery=${jquery}`);
    await choose(shopper, 'bela', 'm');
    await shopper.hasValue('.variation_id', '112');
    await shopper.press(READY);
    await shopper.see(COUNT, '1 ');
  });

export const variationFlows = [
  buys('3'),
  buys('4'),
  buys('none'),
  flow('variations: a choice shows its price, number and stock; a reset those of the product', async shopper => {
    await open(shopper, EMBEDDED);
    await choose(shopper, 'modra', 's');
    await shopper.see(PRICE, '59.00');
    await shopper.see(SKU, 'PUL-105');
    await shopper.see(`${FORM} .single_variation`, 'Na zalogi: 2 kosa');
    await shopper.press(`${FORM} .reset_variations`);
    await shopper.seeNo(SKU, 'PUL-105');
    await shopper.hasFocus('#pa_barva');
  }),
  flow('variations: a click before all is chosen says so', async shopper => {
    await open(shopper, EMBEDDED);
    await shopper.press(BUTTON);
    await shopper.see(`${FORM} .sw-failure`, 'zberite možnosti izdelka');
    await shopper.hasFocus('#pa_barva');
  }),
  flow('variations: one that the server looks up', async shopper => {
    await open(shopper, LOOKED_UP);
    await choose(shopper, 'siva', 'm');
    await shopper.see(PRICE, '15.90');
    await shopper.press(READY);
    await shopper.see(COUNT, '1 ');
  }),
  flow('variations: a choice that the shop does not have says so', async shopper => {
    await open(shopper, LOOKED_UP);
    await choose(shopper, 'crna', '4xl');
    await shopper.see('.wc-no-matching-variations', 'žal nimamo izdelka');
  }),
  flow('variations: an address chooses them', async shopper => {
    await open(shopper, '/product/brisaca-val/?attribute_vezenina=Brez+vezenine');
    await shopper.see(`${FORM} .single_variation`, 'Na zalogi: 8 kosov');
  }),
];

import { flow } from '../flow';
import { COUNT, type Shopper } from '../shopper';

const FORM = 'form.variations_form';
const JUMPER = '/product/jopa-breg/';
const CAP = '/product/kapa-val/';
const swatch = (value: string) => `.variable-item[data-value='${value}']`;
const chosen = (value: string) => `${swatch(value)}[aria-checked="true"]`;

async function open(shopper: Shopper, path: string): Promise<void> {
  await shopper.open(path, FORM, '.variable-items-wrapper');
  await shopper.is(`${FORM}[current-image]`);
}

export const swatchFlows = [
  flow('swatches: a variation is chosen and goes to the cart', async shopper => {
    await open(shopper, JUMPER);
    for (const value of ['modra', '40', 'Šatulja "Češnja"']) await shopper.press(swatch(value));
    await shopper.see('label[for="pa_barva"]', 'Barva: Modra');
    await shopper.hasValue('.variation_id', '605');
    await shopper.press(`${FORM} .single_add_to_cart_button:not(.disabled)`);
    await shopper.see(COUNT, '1 ');
  }),
  flow('swatches: arrow keys choose, past what is not sold', async shopper => {
    await open(shopper, JUMPER);
    await shopper.focus(swatch('rdeca'));
    await shopper.key('ArrowRight');
    await shopper.hasFocus(swatch('modra'));
    await shopper.is(chosen('modra'));
    await shopper.key('ArrowUp');
    await shopper.key('ArrowLeft');
    await shopper.hasFocus(swatch('crna'));
  }),
  flow('swatches: the reset takes all back', async shopper => {
    await open(shopper, JUMPER);
    await shopper.press(swatch('zelena'));
    await shopper.is(`${swatch('42')}[aria-disabled="true"]`);
    await shopper.press(`${FORM} .reset_variations`);
    await shopper.isNo(chosen('zelena'));
    await shopper.hasFocus(swatch('rdeca'));
  }),
  flow('swatches: under the pointer one says its name', async shopper => {
    await open(shopper, JUMPER);
    await shopper.pointAt(swatch('modra'));
    await shopper.see('[role="tooltip"]', 'Modra');
  }),
  flow('swatches: the rest of the sizes shows on demand', async shopper => {
    await open(shopper, CAP);
    await shopper.seeNo(swatch('64'));
    await shopper.press('.woo-variation-swatches-variable-item-more');
    await shopper.see(swatch('64'));
  }),
];

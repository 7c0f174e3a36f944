import { flow } from '../flow';
import { putIntoCart } from '../pages';
import { COUNT, type Shopper } from '../shopper';

export const BUTTON = '#wcpay-express-checkout-element .__PrivateStripeElement >>> button';
export const SHEET = '.demo-wallet >>> dialog';
export const BUTTONS = '.demo-wallet >>> button';

export async function openSheet(shopper: Shopper, path: string): Promise<void> {
  await putIntoCart(shopper);
  await shopper.open(path);
  await shopper.press(BUTTON, 'Google Pay');
  await shopper.see(SHEET);
}

const pays = (name: string, path: string) =>
  flow(`wallet: ${name} pays`, async shopper => {
    await openSheet(shopper, path);
    await shopper.press('.demo-wallet >>> .choice', 'Ana');
    await shopper.see(SHEET, 'Osebni prevzem');
    await shopper.leaveBy(() => shopper.press(BUTTONS, 'Plačaj'));
    await shopper.isAt('/checkout/order-received/1001/');
  });

export const walletFlows = [
  pays('a product', '/product/skodelica-jutro/?payments=on'),
  pays('a product, with the plugin before 10.5,', '/product/skodelica-jutro/?payments=older'),
  pays('the cart', '/cart/?payments=on'),
  flow('wallet: cancelled, and the cart is as before', async shopper => {
    await openSheet(shopper, '/product/skodelica-jutro/?payments=on');
    await shopper.press(BUTTONS, 'Prekliči');
    await shopper.isNo('.sw-express-cover');
    await shopper.see(COUNT, '2 ');
  }),
  flow('wallet: beside a variation the pay-later amount is shown', async shopper => {
    await shopper.open('/product/pulover-reka/?payments=on', 'form.variations_form');
    await shopper.choose('#pa_barva', 'modra');
    await shopper.choose('#pa_velikost', 's');
    await shopper.see('#payment-method-message .__PrivateStripeElement >>> *', 'Plačajte v 3 delih po 19,67 €');
  }),
];

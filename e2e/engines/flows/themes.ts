import { partsOf } from '../../support/themes';
import { flow } from '../flow';
import type { Shopper } from '../shopper';

const FORM = 'form.variations_form';

/** Opens the cart that is on every page of a theme; the drawer has opened with the add. */
async function openCart(shopper: Shopper, theme: string): Promise<void> {
  if (theme === 'blocks') await shopper.press('.wc-block-mini-cart__button');
  else if (theme !== 'drawer') await shopper.focus('a.cart-contents');
}

/** Waits until the variation's stock has slid in, above the button. */
async function stockShown(shopper: Shopper): Promise<void> {
  await shopper.see('.single_variation', 'Na zalogi: 2 kosa');
  await shopper.holds(
    'the stock to rest',
    () => document.querySelector('.single_variation')?.getAnimations().length === 0,
  );
}

const buys = (theme: string, query = '') =>
  flow(`themes: ${theme}: a shopper chooses, adds, removes and goes to the checkout`, async shopper => {
    const { counter, cart, remove, picture, listButton } = partsOf(theme);
    await shopper.open(`/product/pulover-reka/?theme=${theme}${query}`, FORM);
    await shopper.choose('#pa_barva', 'modra');
    await shopper.choose('#pa_velikost', 's');
    await shopper.is(`${picture}[src*="pulover-moder"]`);
    await stockShown(shopper);
    await shopper.press(`.summary ${FORM} .single_add_to_cart_button:not(.disabled)`);
    await shopper.see(counter, '1');
    await shopper.open('/shop/');
    await shopper.press(listButton);
    await shopper.see(counter, '2');
    await openCart(shopper, theme);
    await shopper.see(`${cart} ${remove}`, undefined, 2);
    await shopper.press(`${cart} ${remove}`);
    await shopper.see(`${cart} ${remove}`, undefined, 1);
    await shopper.see(counter, '1');
    await shopper.isAt('/shop/');
    await shopper.open('/checkout/', 'form.checkout');
    await shopper.see('#order_review', 'Skodelica Jutro');
  });

export const themeFlows = [
  buys('drawer'),
  buys('sticky'),
  buys('legacy'),
  buys('catalogue'),
  buys('blocks', '&jquery=none'),
  flow('themes: catalogue: a variation is bought in the quick view', async shopper => {
    await shopper.open('/shop/?theme=catalogue');
    await shopper.press('.post-100 .quick-view-link');
    await shopper.awake(FORM);
    await shopper.is(`${FORM}[current-image]`);
    await shopper.choose('#pa_barva', 'modra');
    await shopper.choose('#pa_velikost', 's');
    await shopper.see('#quick-view p.price', '59.00');
    await stockShown(shopper);
    await shopper.press('#quick-view .woocommerce-product-gallery__trigger');
    await shopper.see('.pswp--open img');
    await shopper.key('Escape');
    await shopper.isNo('.pswp--open');
    await shopper.press('#quick-view .single_add_to_cart_button:not(.disabled)');
    await shopper.see('a.cart-contents .count', '1 ');
  }),
  flow('themes: sticky: the bar adds with its own quantity', async shopper => {
    await shopper.open('/product/skodelica-jutro/?theme=sticky');
    await shopper.run(() => document.querySelector('.site-footer')?.scrollIntoView());
    await shopper.press('.sticky-bar .plus');
    await shopper.press('.sticky-bar .single_add_to_cart_button');
    await shopper.see('a.cart-contents .count', '2 ');
  }),
];

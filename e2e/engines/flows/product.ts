import { flow } from '../flow';
import { COUNT, PHONE, type Shopper } from '../shopper';

const SIMPLE = '/product/skodelica-jutro/';
const FORM = '#review_form form';
const TABS = '.wc-tabs-wrapper';
const tab = (key: string) => `.${key}_tab a`;
const panel = (key: string) => `#tab-${key}`;
const star = (n: number) => `p.stars a.star-${n}`;

async function openTabs(shopper: Shopper, path = SIMPLE): Promise<void> {
  await shopper.open(path);
  await shopper.run(where => document.querySelector(where)?.scrollIntoView(), TABS);
  await shopper.awake(TABS);
}

async function openReview(shopper: Shopper): Promise<void> {
  await openTabs(shopper, `${SIMPLE}#reviews`);
  await shopper.run(where => document.querySelector(where)?.scrollIntoView(), FORM);
  await shopper.see('p.stars a', undefined, 5);
}

async function write(shopper: Shopper): Promise<void> {
  await shopper.fill('#comment', 'Zelo zadovoljna.');
  await shopper.fill('#author', 'Nina');
  await shopper.fill('#email', 'nina@lipa.example');
}

export const productFlows = [
  flow('tabs: a click shows a panel in place of another', async shopper => {
    await openTabs(shopper);
    await shopper.see(panel('description'));
    await shopper.press(tab('additional_information'));
    await shopper.see(panel('additional_information'));
    await shopper.seeNo(panel('description'));
  }),
  flow('tabs: arrow keys move, Enter opens', async shopper => {
    await openTabs(shopper, `${SIMPLE}?jquery=none`);
    await shopper.focus(tab('description'));
    await shopper.key('ArrowRight');
    await shopper.hasFocus(tab('additional_information'));
    await shopper.key('Enter');
    await shopper.see(panel('additional_information'));
  }),
  flow('tabs: an address opens the reviews', async shopper => {
    await openTabs(shopper, `${SIMPLE}#comment-502`);
    await shopper.see(panel('reviews'));
    await shopper.seeNo(panel('description'));
  }),
  flow('tabs: on a phone the link to the reviews opens them', async shopper => {
    await shopper.session.resize(PHONE);
    await shopper.open(SIMPLE);
    await shopper.press('a.woocommerce-review-link');
    await shopper.see(panel('reviews'));
    await shopper.isAt('#reviews');
  }),
  flow('stars: a click chooses, and the review is there', async shopper => {
    await openReview(shopper);
    await shopper.press(star(4));
    await shopper.is(`${star(4)}[aria-checked="true"]`);
    await write(shopper);
    await shopper.leaveBy(() => shopper.press('#submit'));
    await shopper.isAt('#comment-');
    await shopper.see(panel('reviews'), 'Zelo zadovoljna.');
  }),
  flow('stars: arrow keys choose', async shopper => {
    await openReview(shopper);
    await shopper.focus(star(1));
    await shopper.key('Space');
    await shopper.key('ArrowRight');
    await shopper.key('ArrowRight');
    await shopper.is(`${star(3)}[aria-checked="true"]`);
  }),
  flow('stars: a review without any says what is missing', async shopper => {
    await openReview(shopper);
    await write(shopper);
    await shopper.press('#submit');
    await shopper.see('.sw-rating-error', 'Ocenite izdelek');
    await shopper.hasFocus(star(1));
  }),
  flow('quantity: plus and minus step', async shopper => {
    await shopper.open('/product/lesena-deska/', 'form.cart .quantity');
    await shopper.press('form.cart .plus');
    await shopper.press('form.cart .plus');
    await shopper.hasValue('form.cart .qty', '3');
    await shopper.press('form.cart .minus');
    await shopper.hasValue('form.cart .qty', '2');
  }),
  flow(
    'quantity: more than there is gets a notice',
    async shopper => {
      await shopper.open('/product/kroznik-rob/', 'form.cart .quantity');
      for (let time = 0; time < 3; time += 1) {
        await shopper.press('form.cart .single_add_to_cart_button');
        await shopper.see(COUNT, `${time + 1} `);
      }
      await shopper.press('form.cart .single_add_to_cart_button');
      await shopper.see('.woocommerce-error, .sw-notice');
    },
    { expects: /the shop refused the form/ },
  ),
];

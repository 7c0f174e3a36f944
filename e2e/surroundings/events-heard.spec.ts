import { expect, mounted, test } from '../support/fixtures';
import { inTurn, withEach } from '../support/inTurn';
import { answerCalls, cartWith, expectHeard, heard, LIST, MINI_CART, openCase } from './support';

const VARIATIONS = [
  {
    variation_id: 1,
    attributes: { attribute_size: 's' },
    variation_is_active: true,
    variation_is_visible: true,
    is_purchasable: true,
    is_in_stock: true,
    price_html: '<span class="price">1 €</span>',
  },
  {
    variation_id: 2,
    attributes: { attribute_size: 'm' },
    variation_is_active: true,
    variation_is_visible: true,
    is_purchasable: true,
    is_in_stock: true,
    price_html: '<span class="price">2 €</span>',
  },
];
const LISTED = JSON.stringify(VARIATIONS).replaceAll('"', '&quot;');
const CHOICE = (
  clear: string,
) => `<table class="variations"><tr><td><select name="attribute_size" data-attribute_name="attribute_size">
  <option value="">–</option><option value="s">S</option><option value="m">M</option></select>${clear}</td></tr></table>
  <div class="single_variation_wrap"><div class="single_variation"></div><input type="hidden" class="variation_id" name="variation_id" value="0"></div>`;
const FORM = (clear = '<a class="reset_variations" href="#">Počisti</a>') =>
  `<div class="product"><form class="variations_form cart" method="post" data-product_id="7" data-product_variations="${LISTED}">${CHOICE(clear)}</form></div>`;
const ID = '.variation_id';

withEach(test, ['3', '4', 'none'], jquery => {
  test('a script that listens natively and with jQuery counts an add once', async ({ page, shop }) => {
    await answerCalls(page, 'add_to_cart', cartWith('1'));
    await openCase(page, shop, {
      jquery: jquery === 'none' ? 'none' : jquery === '4' ? '4' : '3',
      body: LIST,
      script: `var heard = []; const count = () => heard.push('once');
        document.body.addEventListener('added_to_cart', count);
        if (window.jQuery) jQuery(document.body).on('added_to_cart', count);
        document.addEventListener('shop-widgets:added_to_cart', ({ detail }) => heard.push(detail.cartHash.length > 0));`,
    });
    await page.locator('.ajax_add_to_cart').click();
    await expectHeard(page, ['once', true]);
  });
});

inTurn(test, ['3', '4'], (turn, jquery) => {
  const version = jquery === '4' ? '4' : '3';
  for (const [what, run, id] of [
    ['change', "jQuery('select').val('m').trigger('change')", '2'],
    ['change.wc-variation-form', "jQuery('select').val('m').trigger('change.wc-variation-form')", '2'],
    [
      'check_variations.wc-variation-form',
      "jQuery('select').val('m'); jQuery('form').trigger('check_variations.wc-variation-form')",
      '2',
    ],
    ['click on Clear', "jQuery('.reset_variations').trigger('click')", ''],
    ['click.wc-variation-form on Clear', "jQuery('.reset_variations').trigger('click.wc-variation-form')", ''],
  ] as const)
    turn.test(`a triggered ${what} does what a person does`, async ({ page, shop }) => {
      await openCase(page, shop, { jquery: version, body: FORM() });
      await mounted(page, '.variations_form');
      await page.selectOption('select', 's');
      await expect(page.locator(ID)).toHaveValue('1');
      await page.evaluate(run);
      await expect(page.locator(ID)).toHaveValue(id);
    });

  turn.test(
    'a list’s button that a script clicks adds once, before and after a person has touched the list; others hear it once',
    async ({ page, shop }) => {
      const calls = await answerCalls(page, 'add_to_cart', cartWith('1'));
      await openCase(page, shop, {
        jquery: version,
        body: LIST,
        script: "var heard = []; jQuery(document.body).on('click', '.add_to_cart_button', () => heard.push('click'));",
      });
      const added = page.locator('.added_to_cart');
      await page.evaluate("void jQuery('.add_to_cart_button').trigger('click')");
      await expect(added).toBeVisible();
      expect(calls).toHaveLength(1);
      expect(await heard(page)).toEqual(['click']);
      await page.evaluate("void jQuery('.add_to_cart_button').trigger('click')");
      await expect.poll(() => calls.length).toBe(2);
      expect(await heard(page)).toEqual(['click', 'click']);
      await expect(page).toHaveURL(/primer\/$/);
    },
  );

  turn.test('a payment method that a script clicks is chosen, told, and kept', async ({ page, shop }) => {
    await openCase(page, shop, {
      jquery: version,
      body: `<form class="checkout woocommerce-checkout"><div id="payment" class="woocommerce-checkout-payment"><ul class="wc_payment_methods">
        <li><input type="radio" name="payment_method" id="payment_method_bacs" value="bacs" checked><div class="payment_box payment_method_bacs">Banka</div></li>
        <li><input type="radio" name="payment_method" id="payment_method_cod" value="cod"><div class="payment_box payment_method_cod" style="display:none">Povzetje</div></li>
        </ul><button id="place_order">Naroči</button></div></form>`,
      script:
        "var heard = []; jQuery(document.body).on('payment_method_selected', () => heard.push(jQuery('[name=payment_method]:checked').val()));",
    });
    await mounted(page, 'form.checkout');
    await page.evaluate("heard.length = 0; jQuery('#payment_method_cod').prop('checked', true).trigger('click')");
    await expect(page.locator('.payment_box.payment_method_cod')).toBeVisible();
    await expect(page.locator('.payment_box.payment_method_bacs')).toBeHidden();
    await expectHeard(page, ['cod']);
  });
});

const REMOVE =
  '<ul class="woocommerce-mini-cart"><li class="woocommerce-mini-cart-item"><a class="remove_from_cart_button" href="#removed" data-cart_item_key="k1">×</a></li></ul>';

for (const [where, script] of [
  ['below the body', "jQuery('main').on('click', BUTTONS, () => !keeps)"],
  [
    'at the body, before ours,',
    "jQuery(document.body).on('click', BUTTONS, event => { if (keeps) { event.preventDefault(); event.stopImmediatePropagation(); } })",
  ],
] as const)
  test(`a click that a script stops ${where} adds and removes nothing`, async ({ page, shop }) => {
    const calls = await answerCalls(page, 'add_to_cart', cartWith(REMOVE));
    const removals = await answerCalls(page, 'remove_from_cart', cartWith(''));
    await answerCalls(page, 'get_refreshed_fragments', cartWith(REMOVE));
    await openCase(page, shop, {
      body: LIST + MINI_CART,
      script: `var keeps = true; const BUTTONS = '.ajax_add_to_cart, .remove_from_cart_button'; ${script};`,
    });
    const press = async () => {
      await page.locator('.ajax_add_to_cart').click();
      await page.locator('.remove_from_cart_button').click();
    };
    await press();
    await mounted(page, '.products');
    await mounted(page, '.widget_shopping_cart_content');
    await page.evaluate('keeps = false');
    await press();
    await expect.poll(() => [calls.length, removals.length]).toEqual([1, 1]);
    await expect(page.locator('.remove_from_cart_button')).toHaveCount(0);
  });

for (const [what, clear] of [
  ['a button without a type', '<button class="reset_variations">Počisti</button>'],
  ['a span', '<span role="button" tabindex="0" class="reset_variations">Počisti</span>'],
] as const)
  test(`Clear printed as ${what} clears, and nothing is sent`, async ({ page, shop }) => {
    const calls = await answerCalls(page, 'add_to_cart', cartWith('1'));
    await openCase(page, shop, { body: FORM(clear) });
    await mounted(page, '.variations_form');
    await page.selectOption('select', 's');
    await expect(page.locator(ID)).toHaveValue('1');
    await page.locator('.reset_variations').click();
    await expect(page.locator('select')).toHaveValue('');
    await expect(page.locator('.reset_variations')).toHaveCSS('visibility', 'hidden');
    expect(calls).toEqual([]);
  });

test('a picker that is no form, started by a plugin, finds its variation', async ({ page, shop }) => {
  await openCase(page, shop, {
    body: `<div class="product"><form class="cart" method="post"><div class="bundled_item variations_form" data-product_id="77" data-product_variations="${LISTED}">${CHOICE('')}</div></form></div>`,
    script: `var heard = []; jQuery('.bundled_item').on('found_variation', (_, { variation_id }) => heard.push(variation_id));
      jQuery('.bundled_item').on('wc_variation_form', () => heard.push('started'));
      jQuery(() => jQuery('.bundled_item').wc_variation_form());`,
  });
  await mounted(page, '.bundled_item');
  // As with the shop's script, what is chosen is looked at once more as the picker starts.
  await expect.poll(() => heard(page)).toEqual(['started']);
  await page.selectOption('select', 'm');
  await expect(page.locator(ID)).toHaveValue('2');
  expect(await heard(page)).toEqual(['started', 2]);
});

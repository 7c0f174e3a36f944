import type { Page } from 'playwright/test';
import { findings } from './support/findings';
import { expect, mounted, test } from './support/fixtures';
import { holdBack } from './support/holdBack';
import { callsOf, cartStarted, expectPieces, FEW_LEFT, focused, GROUPED, SIMPLE } from './support/shopper';

const QUANTITY = 'form.cart .quantity';
const FIELD = `${QUANTITY} .qty`;
const PLUS = `${QUANTITY} .plus`;
const MINUS = `${QUANTITY} .minus`;
const ADD = 'form.cart .single_add_to_cart_button';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(QUANTITY).first().scrollIntoViewIfNeeded();
  await mounted(page, QUANTITY);
}

for (const jquery of ['3', '4', 'none']) {
  test(`jQuery ${jquery}: added buttons step, and each listener hears it once`, async ({ page, shop }) => {
    await open(page, `${shop.url + SIMPLE}?jquery=${jquery}`);
    await page.evaluate(() => {
      const heard: string[] = [];
      Reflect.set(window, 'heard', heard);
      document.addEventListener('change', () => heard.push('native'));
      const $: unknown = Reflect.get(window, 'jQuery');
      if (typeof $ === 'function') $(document).on('change', 'input.qty', () => heard.push('jQuery'));
    });
    await page.click(PLUS);
    await expect(page.locator(FIELD)).toHaveValue('2');
    // The form around it may be waking: it is to hear of it as well.
    await expect
      .poll(() => page.evaluate(() => [...Reflect.get(window, 'heard')].sort()))
      .toEqual(jquery === 'none' ? ['native'] : ['jQuery', 'native']);
  });
}

test('added buttons stand around the server’s own field and add what they show', async ({ page, shop }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const field = document.querySelector('form.cart .qty');
      if (document.readyState === 'interactive') Reflect.set(window, 'field', field?.cloneNode());
      if (document.readyState === 'interactive') Reflect.set(window, 'fieldItself', field);
    });
  });
  await open(page, shop.url + SIMPLE);
  await cartStarted(page);
  const state = await page.evaluate(() => {
    const field = document.querySelector('form.cart .qty');
    const sent: unknown = Reflect.get(window, 'field');
    return {
      isSame: field === Reflect.get(window, 'fieldItself') && sent instanceof Element && sent.isEqualNode(field),
      around: [field?.previousElementSibling, field?.nextElementSibling].map(one => one?.getAttribute('aria-label')),
    };
  });
  expect(state).toEqual({
    isSame: true,
    around: ['Zmanjšaj količino: Skodelica Jutro', 'Povečaj količino: Skodelica Jutro'],
  });
  await page.click(PLUS);
  await page.click(PLUS);
  await page.click(ADD);
  await expectPieces(page, 3);
  expect(callsOf(shop, 'add_to_cart').map(({ fields }) => fields.quantity)).toEqual(['3']);
});

test('the theme’s own buttons are used, and none are added', async ({ page, shop }) => {
  await open(page, shop.url + FEW_LEFT);
  await expect(page.locator(`${QUANTITY} .sw-step`)).toHaveCount(0);
  await page.click(PLUS);
  await expect(page.locator(FIELD)).toHaveValue('2');
});

test('with the keyboard: buttons name what they do, keep the focus at a limit, and repeat', async ({ page, shop }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const field = document.querySelector<HTMLInputElement>('form.cart .qty');
      if (field) field.max = '3';
    });
  });
  await open(page, shop.url + SIMPLE);
  await page.locator(FIELD).focus();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain('plus');
  for (const key of ['Enter', 'Space', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator(FIELD)).toHaveValue('3');
  await expect(page.getByRole('button', { name: 'Povečaj količino: Skodelica Jutro' })).toBeFocused();
  await expect(page.locator(PLUS)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.locator(FIELD)).toHaveValue('2');
  await expect(page.locator(PLUS)).toHaveAttribute('aria-disabled', 'false');
});

test('a button that is held repeats until it is let go', async ({ page, shop }) => {
  await page.clock.install();
  await open(page, shop.url + SIMPLE);
  await cartStarted(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const box = await page.locator(PLUS).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.clock.runFor(499);
  await expect(page.locator(FIELD)).toHaveValue('1');
  await page.clock.runFor(1);
  await expect(page.locator(FIELD)).toHaveValue('2');
  await page.clock.runFor(160);
  await expect(page.locator(FIELD)).toHaveValue('4');
  await page.mouse.up();
  await page.clock.runFor(5000);
  await expect(page.locator(FIELD)).toHaveValue('4');
  await page.mouse.down();
  await page.mouse.up();
  await page.clock.runFor(5000);
  await expect(page.locator(FIELD)).toHaveValue('5');
});

test('limits of a variation are followed, and one sold individually has no buttons to see', async ({ page, shop }) => {
  await open(page, `${shop.url}/product/pulover-reka/`);
  await page.locator('form.cart').scrollIntoViewIfNeeded();
  await mounted(page, 'form.variations_form');
  await page.selectOption('#pa_barva', 'rdeca');
  await page.selectOption('#pa_velikost', { index: 1 });
  const max = await page.locator(FIELD).getAttribute('max');
  if (max) {
    await page.fill(FIELD, max);
    await expect(page.locator(PLUS)).toHaveAttribute('aria-disabled', 'true');
  }
  await page.locator(FIELD).evaluate((field: HTMLInputElement) => {
    field.type = 'hidden';
  });
  await expect(page.locator(`${QUANTITY} .sw-step`)).toHaveCount(0);
});

test('a grouped product has buttons for each quantity, none for what is sold once', async ({ page, shop }) => {
  await open(page, shop.url + GROUPED);
  await page.locator(ADD).scrollIntoViewIfNeeded();
  await expect(page.locator('.group_table .sw-step.plus')).toHaveCount(3);
  await cartStarted(page);
  await page.locator('.group_table .plus').nth(1).click();
  await page.locator('.group_table .plus').nth(1).click();
  await page.getByRole('checkbox').check();
  await page.click(ADD);
  await expectPieces(page, 3);
});

test('rows of the cart have no buttons; those of a theme step, and the form sends what they show', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/shop/?add-to-cart=11`);
  await page.goto(`${shop.url}/cart/`);
  const quantity = '.product-quantity .quantity';
  await mounted(page, quantity);
  await page.locator(`${quantity} .qty`).focus();
  await expect(page.locator(`${quantity} .plus, ${quantity} .minus`)).toHaveCount(0);
  await page.locator(quantity).evaluate(element => {
    element.insertAdjacentHTML('beforeend', '<button type="button" class="plus">+</button>');
  });
  await page.click(`${quantity} .plus`);
  await expect(page.locator(`${quantity} .qty`)).toHaveValue('2');
  await page.click('[name="update_cart"]');
  await expectPieces(page, 2);
});

test('a quantity that a script brings later has buttons as well', async ({ page, shop }) => {
  await open(page, shop.url + SIMPLE);
  await page.evaluate(() => {
    const html = '<div class="quantity" id="late"><input class="qty" type="number" value="1" min="3"></div>';
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', html);
    scrollTo(0, 0);
  });
  await mounted(page, '#late');
  await page.click('#late .plus');
  await expect(page.locator('#late .qty')).toHaveValue('4');
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('axe finds nothing before and after use, and nothing hangs out', async ({ page, shop }) => {
      for (const address of [SIMPLE, FEW_LEFT, GROUPED]) {
        await open(page, shop.url + address);
        expect(await findings(page)).toEqual([]);
        await page.locator(PLUS).first().click();
        await page.locator(MINUS).first().press('Enter');
        expect(await findings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    });
  });
}

for (const width of [390, 800, 1280]) {
  for (const [kind, address] of [
    ['simple product', SIMPLE],
    ['product with variations', '/product/pulover-reka/'],
  ] as const) {
    test(`at ${width} px the add button of a ${kind} stays where it is when plus and minus come`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const letCome = await holdBack(page, '**/shop-widgets.js');
      await page.goto(shop.url + address, { waitUntil: 'commit' });
      const button = page.locator(ADD);
      const top = () => page.locator('form.cart').evaluate(form => form.getBoundingClientRect().top);
      /** The button and the field, seen from the top of their form. */
      const places = async () => {
        const from = await top();
        const all = [button, page.locator(FIELD)];
        return Promise.all(
          all.map(async one => {
            const box = await one.boundingBox();
            return box && { ...box, y: box.y - from };
          }),
        );
      };
      await button.waitFor();
      await expect(page.locator('body')).toHaveClass(/woocommerce-js/);
      await page.evaluate(() => document.fonts.ready);
      const before = await places();
      letCome();
      await expect(page.locator(PLUS)).toBeVisible();
      expect(await places()).toEqual(before);
    });
  }
}

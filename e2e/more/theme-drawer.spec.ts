import type { Page } from 'playwright/test';
import { expect, mounted, test } from '../support/fixtures';
import { callsOf, listButton, SHOP_PAGE, SIMPLE, visit } from '../support/shopper';

const lines = (page: Page) => page.locator('#drawer .woocommerce-mini-cart-item');

/** Adds the lines of a theme's drawer, in markup of the theme's own, to the shop's answers. */
async function answerDrawer(page: Page): Promise<void> {
  await page.route(/wc-ajax=(?:add_to_cart|remove_from_cart|get_refreshed_fragments)/, async route => {
    const response = await route.fetch();
    const answer = await response.json();
    const shops = String(answer.fragments['div.widget_shopping_cart_content']);
    const list = /<ul[\s\S]*<\/ul>/.exec(shops)?.[0] ?? '<p>Prazno</p>';
    const fragments = { ...answer.fragments, '#drawer .lines': `<div class="lines">${list}</div>` };
    await route.fulfill({ json: { ...answer, fragments } });
  });
}

/** A theme's script: a drawer that opens when something was added, and closes when the focus leaves it. */
async function putDrawer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const drawer = document.createElement('aside');
    drawer.id = 'drawer';
    drawer.innerHTML = '<h2 tabindex="-1">Košarica</h2><div class="lines"></div>';
    document.body.prepend(drawer);
    drawer.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !drawer.contains(relatedTarget)) drawer.classList.remove('is-open');
    });
    const heard: unknown[] = [];
    Reflect.set(window, 'heard', heard);
    const $: unknown = Reflect.get(window, 'jQuery');
    const hear = (name: string, args: unknown[]) => {
      const button: unknown = args.find(arg => arg instanceof Element || Object(arg).jquery);
      const element: unknown = Object(button).jquery ? Object(button)[0] : button;
      heard.push([
        name,
        drawer.querySelectorAll('.woocommerce-mini-cart-item').length,
        args.map(arg => (arg === button ? (Object(arg).jquery ? 'jQuery' : 'element') : typeof arg)).join(),
        element instanceof HTMLElement ? (element.dataset.product_id ?? element.getAttribute('value')) : null,
      ]);
      if (name !== 'added_to_cart') return;
      drawer.classList.add('is-open');
      drawer.querySelector('h2')?.focus();
    };
    for (const name of ['adding_to_cart', 'added_to_cart', 'removed_from_cart']) {
      if (typeof $ === 'function') $(document.body).on(name, (_: unknown, ...args: unknown[]) => hear(name, args));
      else
        document.body.addEventListener(name, event => {
          const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
          hear(name, Array.isArray(detail) ? detail : []);
        });
    }
  });
}

const heard = (page: Page): Promise<unknown[]> => page.evaluate(() => Reflect.get(window, 'heard'));

for (const jquery of ['3', '4', 'none']) {
  const kind = jquery === 'none' ? 'element' : 'jQuery';
  const title = jquery === 'none' ? 'without jQuery' : `with jQuery ${jquery}`;

  test(`an add opens a theme's drawer, and a removal keeps it open, ${title}`, async ({ page, shop }) => {
    await answerDrawer(page);
    await visit(page, `${shop.url}${SHOP_PAGE}?jquery=${jquery}`);
    await putDrawer(page);
    await listButton(page, 11).click();
    await expect(page.locator('#drawer')).toHaveClass('is-open');
    await listButton(page, 12).dispatchEvent('click');
    await expect(lines(page)).toHaveCount(2);
    expect(await heard(page)).toEqual([
      ['adding_to_cart', 0, `${kind},object`, '11'],
      ['added_to_cart', 1, `object,string,${kind}`, '11'],
      ['adding_to_cart', 1, `${kind},object`, '12'],
      ['added_to_cart', 2, `object,string,${kind}`, '12'],
    ]);
    await mounted(page, '#drawer .woocommerce-mini-cart');
    const remove = page.locator('#drawer .remove_from_cart_button');
    await remove.first().focus();
    await page.keyboard.press('Enter');
    await expect(lines(page)).toHaveCount(1);
    await expect(remove).toBeFocused();
    await expect(page.locator('#drawer')).toHaveClass('is-open');
    await mounted(page, '#drawer .woocommerce-mini-cart');
    await page.keyboard.press('Enter');
    await expect(lines(page)).toHaveCount(0);
    await expect(page.locator('#drawer .lines')).toBeFocused();
    await expect(page.locator('#drawer')).toHaveClass('is-open');
    await expect(page).toHaveURL(`${shop.url}${SHOP_PAGE}?jquery=${jquery}`);
    expect(callsOf(shop, 'remove_from_cart')).toHaveLength(2);
    expect((await heard(page)).slice(4)).toEqual([
      ['removed_from_cart', 1, `object,string,${kind}`, '11'],
      ['removed_from_cart', 0, `object,string,${kind}`, '12'],
    ]);
  });

  test(`a product page's add tells the theme of the pressed button, ${title}`, async ({ page, shop }) => {
    await answerDrawer(page);
    await visit(page, `${shop.url}${SIMPLE}?jquery=${jquery}`);
    await putDrawer(page);
    const button = page.locator('form.cart .single_add_to_cart_button');
    const id = await button.getAttribute('value');
    await button.click();
    await expect(page.locator('#drawer')).toHaveClass('is-open');
    expect(await heard(page)).toEqual([
      ['adding_to_cart', 0, `${kind},object`, id],
      ['added_to_cart', 1, `object,string,${kind}`, id],
    ]);
  });
}

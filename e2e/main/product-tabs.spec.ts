import type { Page } from 'playwright/test';
import { expectAtTop, open, shown, TABS, tab } from '../pages/tabs';
import { expect, gotoMounted, mounted, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { inTurn } from '../support/inTurn';
import { focused, SIMPLE } from '../support/shopper';

const panel = (page: Page, key: string) => page.locator(`#tab-${key}`);

inTurn(test, ['3', '4', 'none'], (turn, jquery) => {
  const at = (path: string) => path.replace(/(?=#|$)/, `${path.includes('?') ? '&' : '?'}jquery=${jquery}`);

  turn.test('a click shows its panel, and leaves focus, address and scroll position alone', async ({ page, shop }) => {
    await open(page, shop.url + at(SIMPLE));
    // The page is long enough for any panel, and parts above that are still loading move nothing.
    await page.addStyleTag({ content: 'main { padding-bottom: 3000px } html { overflow-anchor: none }' });
    const moved = await tab(page, 'additional_information').evaluate(link => {
      const before = { y: scrollY, focused: document.activeElement };
      if (link instanceof HTMLElement) link.click();
      return { y: scrollY - before.y, focus: document.activeElement !== before.focused };
    });
    expect(moved).toEqual({ y: 0, focus: false });
    expect(await shown(page)).toEqual(['additional_information']);
    await expect(tab(page, 'additional_information')).toHaveAttribute('tabindex', '0');
    await expect(tab(page, 'description')).toHaveAttribute('tabindex', '-1');
    await expect(tab(page, 'description')).toHaveAttribute('aria-selected', 'false');
    expect(new URL(page.url()).hash).toBe('');
  });

  turn.test('the link to the reviews opens them and goes there, before and after hydration', async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(shop.url + at(SIMPLE));
    await page.locator('a.woocommerce-review-link').click();
    await mounted(page, TABS);
    await expect.poll(() => shown(page)).toEqual(['reviews']);
    await expectAtTop(page, '#reviews');
    expect(new URL(page.url()).hash).toBe('#reviews');

    await tab(page, 'description').click();
    expect(await shown(page)).toEqual(['description']);
    // The address stays the same this time.
    await page.locator('a.woocommerce-review-link').click();
    expect(await shown(page)).toEqual(['reviews']);
    await expectAtTop(page, '#reviews');
  });

  turn.test('arrows, Home and End move the focus; Enter and the space bar open', async ({ page, shop }) => {
    await open(page, shop.url + at(SIMPLE));
    await tab(page, 'description').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'additional_information')).toBeFocused();
    expect(await shown(page)).toEqual(['description']);
    await page.keyboard.press('Enter');
    expect(await shown(page)).toEqual(['additional_information']);
    await page.keyboard.press('End');
    await expect(tab(page, 'reviews')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'description')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'reviews')).toBeFocused();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    expect(await shown(page)).toEqual(['reviews']);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Home');
    await expect(tab(page, 'description')).toBeFocused();
    await expect(panel(page, 'description')).toBeHidden();
  });

  turn.test('an address that changes to a place in a hidden panel opens it and goes there', async ({ page, shop }) => {
    await open(page, shop.url + at(SIMPLE));
    expect(await shown(page)).toEqual(['description']);
    await page.evaluate(() => {
      location.hash = '#comment-502';
    });
    await expect.poll(() => shown(page)).toEqual(['reviews']);
    await expectAtTop(page, '#comment-502');
    await page.evaluate(() => {
      location.hash = '#vsebina';
    });
    await expectAtTop(page, '#vsebina');
    expect(await shown(page)).toEqual(['reviews']);
  });
});

test.describe('in a theme that scrolls smoothly', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the link to the reviews goes there while the panels above them close', async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(shop.url + SIMPLE);
    await page.locator('a.woocommerce-review-link').click();
    await expect.poll(() => shown(page)).toEqual(['reviews']);
    await expectAtTop(page, '#reviews');
  });
});

test('Back to the page keeps in sight what the browser shows while panels close', async ({ page, shop }) => {
  const top = () => page.locator('#reviews').evaluate(reviews => Math.round(reviews.getBoundingClientRect().top));
  await page.setViewportSize({ width: 390, height: 500 });
  await gotoMounted(page, `${shop.url + SIMPLE}#reviews`, TABS);
  await expectAtTop(page, '#reviews');
  await page.evaluate(() => scrollBy({ top: 250, behavior: 'instant' }));
  await page.goto(`${shop.url}/shop/`);
  const arrive = await holdBack(page, /chunks\/product-/);
  await page.goBack();
  // A slow browser restores another line near it by itself; the address would lead to 0.
  await expect.poll(async () => Math.abs(await top())).toBeLessThan(500);
  const left = await top();
  expect(Math.abs(left)).toBeGreaterThan(60);
  arrive();
  await mounted(page, TABS);
  await expect.poll(() => shown(page)).toEqual(['reviews']);
  await expect.poll(top).toBe(left);
});

test('a click on a tab that is not hydrated is kept', async ({ page, shop }) => {
  await page.goto(shop.url + SIMPLE);
  await tab(page, 'reviews').click();
  await expect.poll(() => shown(page)).toEqual(['reviews']);
});

test('where the script does not come, every panel is readable and the links jump', async ({ page, shop }) => {
  await page.goto(`${shop.url + SIMPLE}?script=none`);
  await tab(page, 'reviews').click();
  expect(await shown(page)).toEqual(['description', 'additional_information', 'reviews']);
  await expectAtTop(page, '#tab-reviews');
});

test('other scripts hear init and the first click, and may raise init anew', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    document.addEventListener('readystatechange', () => {
      const $: unknown = Reflect.get(window, 'jQuery');
      if (document.readyState !== 'interactive' || typeof $ !== 'function') return;
      // The stars of the review form, which stand in a panel, have an event of this name as well.
      $(document.body).on('init', '.wc-tabs-wrapper', ({ target, currentTarget }: Event) => {
        if (target === currentTarget) heard.push('init');
      });
      $('.wc-tabs a').on('click', (event: Event) => {
        heard.push(event.currentTarget instanceof Element ? `click ${event.currentTarget.getAttribute('href')}` : '');
      });
    });
  });
  await open(page, shop.url + SIMPLE);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toEqual(['click #tab-description', 'init']);
  await tab(page, 'reviews').click();
  await page.evaluate("void jQuery('#rating').trigger('init')");
  expect(await shown(page)).toEqual(['reviews']);
  await page.evaluate("void jQuery('.wc-tabs-wrapper').trigger('init')");
  expect(await shown(page)).toEqual(['description']);
  await page.evaluate("void jQuery('.additional_information_tab a').trigger('click')");
  expect(await shown(page)).toEqual(['additional_information']);
});

test('arrow keys follow an upright list, and one from right to left', async ({ page, shop }) => {
  await open(page, shop.url + SIMPLE);
  await page.addStyleTag({ content: '.wc-tabs { flex-direction: column }' });
  await tab(page, 'description').focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('a');
  await expect(tab(page, 'description')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tab(page, 'additional_information')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(tab(page, 'description')).toBeFocused();

  await page.addStyleTag({ content: '.wc-tabs { flex-direction: row }' });
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'additional_information')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'description')).toBeFocused();
});

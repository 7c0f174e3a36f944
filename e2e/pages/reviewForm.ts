import type { Page } from 'playwright/test';
import { expect, mounted, type TestShop } from '../support/fixtures';

export const FORM = '#review_form form';
export const NOT_REQUIRED = '/product/cajnik-para/';
export const STARS = 'p.stars a';

export const star = (page: Page, n: number) => page.locator(`p.stars a.star-${n}`);
export const submit = (page: Page) => page.locator('#submit');
export const error = (page: Page) => page.locator('.sw-rating-error');

/** Number of the chosen star, by class and by role, and the value that would be sent. */
export const chosen = (page: Page) =>
  page.locator(FORM).evaluate(form => ({
    active: [...form.querySelectorAll('p.stars.selected a.active')].map(({ className }) => className).join(),
    checked: [...form.querySelectorAll('p.stars [aria-checked="true"]')].map(({ textContent }) => textContent).join(),
    value: form instanceof HTMLFormElement ? new FormData(form).get('rating') : null,
  }));
export const rated = (n: number) => ({ active: `star-${n} active`, checked: `${n} od 5 zvezdic`, value: String(n) });

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(FORM).scrollIntoViewIfNeeded();
  await mounted(page, FORM);
  await expect(page.locator(STARS)).toHaveCount(5);
}

export async function write(page: Page): Promise<void> {
  await page.fill('#comment', 'Zelo zadovoljna.');
  await page.fill('#author', 'Nina');
  await page.fill('#email', 'nina@lipa.example');
}

export const expectStored = async (page: Page, shop: TestShop, path: string, rating: number) => {
  await page.waitForURL(/#comment-\d+$/);
  const reviews = shop.products.bySlug(path.split('/')[2] ?? '')?.reviews ?? [];
  expect(reviews.at(-1)).toMatchObject({ author: 'Nina', rating, text: 'Zelo zadovoljna.' });
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  await expect(page.locator('.reviews_tab')).toHaveClass(/active/);
};

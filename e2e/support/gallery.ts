import { expect, type Locator, type Page } from 'playwright/test';
import { mounted } from './fixtures';

export const GALLERY = '.woocommerce-product-gallery';
export const FRAME = `${GALLERY} .flex-viewport`;
export const TRIGGER = '.woocommerce-product-gallery__trigger';
export const SLIDES = '.woocommerce-product-gallery__wrapper > .woocommerce-product-gallery__image';

/** Simple product with four pictures, one with three of different heights, with one, and with none. */
export const FOUR = '/product/skodelica-jutro/';
export const HEIGHTS = '/product/stenska-ura/';
export const ONE = '/product/kroznik-rob/';
export const NONE = '/product/darilni-bon/';

export async function openGallery(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await mounted(page, GALLERY);
}

export const thumbnail = (page: Page, index: number): Locator =>
  page.locator('.flex-control-thumbs > li > img').nth(index);

/** Waits until a slide is the active one, its thumbnail says so, and it fills the frame. */
export async function expectSlide(page: Page, index: number): Promise<void> {
  await expect(page.locator(SLIDES).nth(index)).toHaveClass(/flex-active-slide/);
  await expect(page.locator('.flex-active-slide')).toHaveCount(1);
  await expect(page.locator('.flex-active')).toHaveCount(1);
  await expect(thumbnail(page, index)).toHaveClass('flex-active');
  await expect(thumbnail(page, index)).toHaveAttribute('aria-current', 'true');
  await page.waitForFunction(
    ([frame, slides, at]) => {
      const outer = document.querySelector(frame)?.getBoundingClientRect();
      const inner = document.querySelectorAll(slides)[at]?.getBoundingClientRect();
      return outer && inner && Math.abs(outer.left - inner.left) < 1 && Math.abs(outer.height - inner.height) < 1;
    },
    [FRAME, SLIDES, index] as const,
  );
}

/** Lets the page move, as for most shoppers. */
export const allowMotion = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'no-preference' });

/** Swipes over the gallery with a finger. */
export async function swipe(page: Page, distance: number): Promise<void> {
  const box = await page.locator(FRAME).boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2 - distance / 2;
  const y = (box?.y ?? 0) + 100;
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + distance * share, y }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10);
  await touch('touchEnd', 1);
}

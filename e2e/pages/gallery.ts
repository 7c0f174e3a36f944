import type { Locator, Page } from 'playwright/test';
import { changePage } from '../support/changePage';
import { expect, gotoMounted, mounted } from '../support/fixtures';
import { painted } from '../support/watching';

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
  await gotoMounted(page, address, GALLERY);
}

export const thumbnail = (page: Page, index: number): Locator =>
  page.locator('.flex-control-thumbs > li > img').nth(index);

/** Waits until a slide is the active one, its thumbnail says so, and it fills the frame; a red test tells all of it. */
export async function expectSlide(page: Page, index: number): Promise<void> {
  const looks = { active: [index], thumbnail: [index], current: [index], inFrame: [index], isAsHigh: true };
  await expect.poll(() => page.evaluate(lookAtSlides, [FRAME, SLIDES] as const)).toEqual(looks);
}

/** Runs in the page: the places of the slides and thumbnails that show something. */
function lookAtSlides([frame, slides]: readonly [string, string]) {
  const all = [...document.querySelectorAll(slides)];
  const thumbnails = [...document.querySelectorAll('.flex-control-thumbs > li > img')];
  const outer = document.querySelector(frame)?.getBoundingClientRect() ?? new DOMRect();
  const placesOf = (elements: readonly Element[], is: (element: Element) => boolean) =>
    elements.flatMap((element, at) => (is(element) ? [at] : []));
  const inFrame = placesOf(all, one => Math.abs(one.getBoundingClientRect().left - outer.left) < 1);
  return {
    active: placesOf(all, ({ classList }) => classList.contains('flex-active-slide')),
    thumbnail: placesOf(thumbnails, ({ className }) => className === 'flex-active'),
    current: placesOf(thumbnails, one => one.getAttribute('aria-current') === 'true'),
    inFrame,
    isAsHigh: inFrame.some(at => Math.abs((all[at]?.getBoundingClientRect().height ?? 0) - outer.height) < 1),
  };
}

/** Lets the page move, as for most shoppers. */
export const allowMotion = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'no-preference' });

/**
 * Drags the gallery with a finger that rests before it is lifted, and waits until the gallery rests as well. Each move has frames of its
 * own: Chromium scrolls, at a frame, to where the finger was at that time, so moves that are dated ahead of it are left out, and the slides
 * may stay below the half at which they snap to the next one. The end is dated later: else it is a flick, which may pass two slides.
 * @param distance px, well over half of the gallery's width: the first 15 px of a touch move nothing
 */
export async function swipe(page: Page, distance: number): Promise<void> {
  const rest = await page.evaluateHandle(frame => {
    const target = document.querySelector(frame);
    return {
      comes: new Promise(resolve => target?.addEventListener('scrollend', () => resolve(true), { once: true })),
    };
  }, FRAME);
  const box = await page.locator(FRAME).boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2 - distance / 2;
  const y = (box?.y ?? 0) + 100;
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + distance * share, y }] });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', step / 10);
    await painted(page);
  }
  const timestamp = Date.now() / 1000 + 0.3;
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  await rest.evaluate(({ comes }) => comes);
}

export const DIALOG = '.sw-lightbox [role="dialog"]';

export async function expectOpen(page: Page, position: string): Promise<void> {
  await expect(page.locator(DIALOG)).toBeVisible();
  await expect(page.locator('.sw-lightbox__position')).toHaveText(position);
}

/** Changes the page's HTML on its way to the browser. */
export const damaged = (page: Page, change: (html: string) => string) => changePage(page, '**/product/**', change);

export async function openProduct(page: Page, address: string): Promise<void> {
  await openGallery(page, address);
  await page.locator('form.cart').scrollIntoViewIfNeeded();
  await mounted(page, 'form.variations_form');
  await expect(page.locator('.single_add_to_cart_button')).toHaveClass(/disabled/);
}

export const ZOOMED = '.zoomImg';
export const laptop = { width: 1280, height: 900 };

/** Moves the mouse over the shown picture, by shares of its size. */
export async function hover(page: Page, x: number, y: number): Promise<void> {
  const box = await page.locator(`${FRAME}, ${GALLERY} > .woocommerce-product-gallery__wrapper`).boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * x, (box?.y ?? 0) + (box?.height ?? 0) * y);
}

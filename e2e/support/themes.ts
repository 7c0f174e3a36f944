import { expect, type Page } from 'playwright/test';
import { choose, FORM } from '../pages/variationForm';
import { mounted, type TestShop } from './fixtures';
import { isSamePage, markPage, VARIABLE } from './shopper';

/** Selectors and actions for the parts that all themes have. */
interface ThemeParts {
  /** Number of pieces in the cart. */
  readonly counter: string;
  /** The cart that is on every page. */
  readonly cart: string;
  readonly remove: string;
  /** The picture of the product's page that follows the choice. */
  readonly picture: string;
  /** Button of the list that adds the mug. */
  readonly listButton: string;
  /** Makes the cart visible. */
  openCart(page: Page): Promise<void>;
}

const COMMON: ThemeParts = {
  counter: 'a.cart-contents .count',
  cart: '.site-cart__drop .widget_shopping_cart_content',
  remove: '.remove_from_cart_button',
  picture: '.woocommerce-product-gallery .flex-active-slide img',
  listButton: 'ul.products .add_to_cart_button[data-product_id="11"]',
  openCart: page => page.locator('a.cart-contents').focus(),
};

/** The themes' parts by name. */
export const THEME_PARTS: Readonly<Record<string, ThemeParts>> = {
  drawer: {
    ...COMMON,
    counter: '.cart-toggle__count',
    cart: '.cart-drawer__content',
    // It has opened with the add.
    openCart: page => expect(page.locator('.cart-drawer')).toHaveClass(/is-open/),
  },
  sticky: COMMON,
  legacy: { ...COMMON, picture: '.legacy-gallery__picture' },
  catalogue: COMMON,
  blocks: {
    ...COMMON,
    counter: '.wc-block-mini-cart__badge',
    cart: '.wc-block-mini-cart__contents',
    remove: '.wc-block-cart-item__remove-link',
    listButton: '.wc-block-product .add_to_cart_button[data-product_id="11"]',
    openCart: page => page.locator('.wc-block-mini-cart__button').click(),
  },
};

/** The parts of a theme. @throws where there is no such theme */
export function partsOf(theme: string): ThemeParts {
  const parts = THEME_PARTS[theme];
  if (!parts) throw new Error(`No theme ${theme}`);
  return parts;
}

/** Opens a page in a theme, which the next pages then have as well. */
export async function openIn(page: Page, shop: TestShop, theme: string, path: string): Promise<void> {
  await page.goto(`${shop.url}${path}${path.includes('?') ? '&' : '?'}theme=${theme}`);
}

/** Waits until the theme counts a number of pieces. */
export async function expectCount(page: Page, theme: string, count: number): Promise<void> {
  await expect(page.locator(partsOf(theme).counter)).toHaveText(new RegExp(`^${count}\\b`));
}

/** Chooses the blue pullover in S on its page, and sees its picture. */
export async function chooseBlue(page: Page, theme: string): Promise<void> {
  await mounted(page, FORM);
  await choose(page, 'modra', 's');
  await expect(page.locator(partsOf(theme).picture)).toHaveAttribute('src', /pulover-moder\.svg/);
}

/** Puts the blue pullover into the cart from its page. */
export async function addPullover(page: Page, shop: TestShop, theme: string): Promise<void> {
  await openIn(page, shop, theme, VARIABLE);
  await chooseBlue(page, theme);
  await page.locator(`.summary ${FORM} .single_add_to_cart_button`).click();
  await expectCount(page, theme, 1);
}

/** Removes the first of two lines from the cart of the page; the page stays, and so does the other line in view. */
export async function removeFirst(page: Page, theme: string): Promise<void> {
  const { cart, remove } = partsOf(theme);
  const links = page.locator(cart).locator(remove);
  await markPage(page);
  await expect(links).toHaveCount(2);
  await links.first().click();
  await expectCount(page, theme, 1);
  await expect(links).toHaveCount(1);
  await expect(links).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
}

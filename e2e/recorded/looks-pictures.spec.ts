import type { Page } from 'playwright/test';
import { hasCaptures, NO_CAPTURES } from '../support/capturedPages';
import { test } from '../support/capturedShop';
import { coveredControls } from '../support/clickable';
import { expect } from '../support/fixtures';
import { allAwake, answerAsPictured, WINDOWS } from '../support/picturedShop';
import { type Compared, expectLook } from '../support/pictures';

test.use({ hasAssets: true });
test.skip(!hasCaptures, NO_CAPTURES);
// A page is opened once for all its states, and has up to 500 rows.
test.describe.configure({ timeout: 120_000 });

/** A state of a page that there is a picture of. */
interface State extends Compared {
  readonly picture: string;
  /** Actions that lead there from the state before. */
  readonly reach?: (page: Page) => Promise<unknown>;
}

/** Parts of the sidebar that the shop's own scripts draw, or that tell what was looked at before. */
const SIDEBAR = {
  'the shop’s own script draws the slider of prices': '.widget_price_filter',
  'the shop’s own script draws the list of categories': '.widget_product_categories',
  'another visitor has looked at other products': '.widget_recently_viewed_products',
};
/** Place of the theme's own bar, which its script shows once the form is out of sight. */
const THEME_BAR = { 'the theme’s own script shows a bar': { x: 0, y: 0, width: 1280, height: 96 } };
const PRODUCTS = {
  'related products come in random order': '.related, .up-sells',
  'the next product is another one by then': '.storefront-product-pagination',
};
const STEPS = {
  'better: plus and minus beside the quantity': 'form.cart .quantity, form.cart .single_add_to_cart_button',
};
const CART_COUNT = {
  'the recorded page counts another cart': '.site-header-cart, .storefront-handheld-footer-bar .cart',
};

const VARIATIONS = 'form.variations_form';
const TABLE = '#wcpt-448';

/** The states of each page, in the order in which a shopper goes through them. */
function statesAt(width: number): Record<string, readonly State[]> {
  const isPhone = width < 768;
  const tableLook = { except: SIDEBAR };
  return {
    shop: [{ picture: 'shop', except: SIDEBAR }],
    'product-simple': [
      { picture: 'simple', except: { ...SIDEBAR, ...PRODUCTS, ...STEPS } },
      {
        picture: 'simpletabs',
        reach: page => page.locator('.woocommerce-tabs').evaluate(tabs => tabs.scrollIntoView()),
        except: { ...SIDEBAR, ...PRODUCTS, ...(width > 768 && THEME_BAR) },
      },
      {
        picture: 'reviews',
        reach: async page => {
          await page.locator('.reviews_tab a').click();
          // As far as the window of the picture was scrolled.
          const further = width > 768 ? 151 : 152;
          await page.locator('#reviews').evaluate((reviews, more) => {
            reviews.scrollIntoView();
            scrollBy(0, more);
          }, further);
        },
        except: {
          ...{ ...SIDEBAR, ...PRODUCTS, ...(width > 768 && THEME_BAR) },
          'portraits come from another host': 'img.avatar',
        },
      },
    ],
    'product-variable': [
      {
        picture: 'variable',
        reach: async page => {
          const selects = page.locator(`${VARIATIONS} select`);
          await selects.nth(0).selectOption({ index: 1 });
          await selects.nth(1).selectOption({ index: 1 });
          await page.evaluate(() => window.scrollTo(0, 0));
        },
        except: {
          ...{ ...SIDEBAR, ...PRODUCTS, ...STEPS },
          'better: the price above is that of what was chosen': '.summary > .price',
        },
      },
    ],
    'product-swatches': [
      {
        picture: 'swatches',
        reach: page => page.locator('.color-variable-item').first().click(),
        except: {
          ...{ ...SIDEBAR, ...PRODUCTS, ...STEPS },
          'better: the chosen name is part of the label, so it stands 2 px further left':
            '.woo-selected-variation-item-name',
        },
      },
    ],
    'product-bundle': [{ picture: 'bundle', except: { ...SIDEBAR, ...PRODUCTS, ...STEPS } }],
    cart: [{ picture: 'cart', except: { ...SIDEBAR, ...CART_COUNT } }],
    checkout: [{ picture: 'checkout', except: { ...SIDEBAR, ...CART_COUNT, 'another cart': '#order_review tbody' } }],
    table: [
      { picture: 'table', ...tableLook },
      {
        picture: 'tablefilter',
        reach: page => page.locator(`${TABLE} .wcpt-filter-heading:visible`).first().click(),
        ...tableLook,
      },
      {
        picture: 'tableqty',
        reach: async page => {
          await page.keyboard.press('Escape');
          await page.mouse.move(0, 0);
          await page.locator(`${TABLE} .qty`).nth(1).fill('9999');
          const most = page.locator(`${TABLE} .wcpt-quantity-error-message--max`).nth(1);
          await expect(most).toHaveText('Največ: 15');
          await expect(most).toBeVisible();
        },
        ...tableLook,
        except: {
          ...tableLook.except,
          'better: says at once how many there are at most, and adds no more': `${TABLE} .wcpt-row:nth-child(2) :is(.wcpt-quantity, .wcpt-quantity-error-message, [data-wcpt-link-code])`,
        },
      },
      {
        picture: 'tableadd',
        reach: async page => {
          await page.locator(`${TABLE} .qty`).nth(1).fill('1');
          await page.locator(`${TABLE} [data-wcpt-link-code]`).nth(1).click();
          await expect(page.locator('.wcpt-cart-widget')).toBeVisible();
        },
        ...tableLook,
        except: {
          ...tableLook.except,
          'the recorded cart is another one': '.site-header-cart, .widget_shopping_cart',
          ...(isPhone && {
            'better: no shade where the table is at its end': { x: 361, y: 440, width: 6, height: 230 },
          }),
        },
      },
    ],
    'table-big': [{ picture: 'tablebig', ...tableLook }],
  };
}

for (const window of WINDOWS) {
  test.describe(`at ${window.width}`, () => {
    test.use({ viewport: window });

    for (const [name, states] of Object.entries(statesAt(window.width))) {
      test(`${name} looks as with the shop’s own scripts`, async ({ page, open, shop }, testInfo) => {
        await answerAsPictured(page, shop);
        await open(name, 'none');
        await allAwake(page);
        for (const { picture, reach, ...compared } of states) {
          await reach?.(page);
          await expectLook(page, testInfo, picture, compared);
          expect.soft(await coveredControls(page), `controls of ${picture} under something else`).toEqual([]);
        }
      });
    }
  });
}

import { AMOUNT, CHOOSE, chooseJumper, FIXED, openBundle, openPickers, PERCENT, parts } from '../pages/bundles';
import {
  expectOpen,
  expectSlide,
  FOUR,
  GALLERY,
  HEIGHTS,
  NONE,
  ONE,
  openGallery,
  TRIGGER,
  thumbnail,
} from '../pages/gallery';
import { openQuantity, PLUS, QUANTITY } from '../pages/productPage';
import { CAP, chosen, JUMPER, openSwatches, swatch } from '../pages/swatches';
import { choose, parts as formParts, openForm, SIZE } from '../pages/variationForm';
import { expectFits, type Step, testAxe } from '../support/atWidths';
import { expect } from '../support/fixtures';
import { cartStarted, expectPieces, FEW_LEFT, GROUPED, SIMPLE, VARIABLE } from '../support/shopper';

for (const path of [FIXED, PERCENT, AMOUNT, CHOOSE]) {
  testAxe(
    `the bundle ${path}`,
    async (page, shop) => {
      await openBundle(page, shop, path);
      await cartStarted(page);
    },
    async page => {
      const quantity = page.locator('.woosb-quantity:not(.woosb-quantity-disabled) input').first();
      if (await quantity.count()) {
        await quantity.fill('3');
        await quantity.blur();
      }
      await parts(page).button.click();
      await expectPieces(page, 1);
      await expectFits(page);
    },
  );
}

testAxe(
  'a bundle with pickers',
  (page, shop) => openPickers(page, shop),
  async page => {
    await parts(page).button.click({ force: true });
    await expect(parts(page).alert).toBeFocused();
  },
  async page => {
    await chooseJumper(page, 'rdeca', 'l', 103);
    await expect(parts(page).alert).toBeHidden();
    await expectFits(page);
  },
);

const openPictures =
  (path: string): Step =>
  async (page, shop) => {
    await openGallery(page, shop.url + path);
    await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
  };

testAxe('galleries', ...[HEIGHTS, ONE, NONE, FOUR].map(openPictures), async page => {
  await thumbnail(page, 3).click();
  await expectSlide(page, 3);
  await expectFits(page);
});

testAxe(
  'the lightbox',
  async (page, shop) => {
    await openGallery(page, shop.url + HEIGHTS);
    await page.locator(TRIGGER).click();
    await expectOpen(page, 'Slika 1 od 3');
  },
  async page => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.sw-lightbox')).toHaveCount(0);
  },
);

for (const address of [SIMPLE, FEW_LEFT, GROUPED]) {
  testAxe(
    `the quantity of ${address}`,
    (page, shop) => openQuantity(page, shop.url + address),
    async page => {
      await page.locator(PLUS).first().click();
      await page.locator(`${QUANTITY} .minus`).first().press('Enter');
      await expectFits(page);
    },
  );
}

for (const path of [JUMPER, CAP]) {
  testAxe(
    `the swatches of ${path}`,
    async (page, shop) => {
      await openSwatches(page, shop, path);
      // The code that answers makes it a button.
      await expect(page.locator('.woo-variation-swatches-variable-item-more:not([role])')).toHaveCount(0);
    },
    async page => {
      await swatch(page, 'rdeca').click();
      await expect(swatch(page, 'rdeca')).toHaveClass(/selected/);
      await swatch(page, 'modra').hover();
      await expect(page.getByRole('tooltip')).toHaveText('Modra');
    },
    async page => {
      await formParts(page).reset.click();
      await expect.poll(() => chosen(page)).not.toContain('rdeca');
      await expectFits(page);
    },
  );
}

testAxe(
  'variations',
  async (page, shop) => {
    await openForm(page, shop, VARIABLE);
    await expect(formParts(page).button).toHaveClass(/disabled/);
  },
  async page => {
    await choose(page, 'rdeca', 'l');
    await expect(formParts(page).price).toContainText('47.20');
  },
  async page => {
    await page.locator(SIZE).selectOption('xl');
    await expect(formParts(page).block).toContainText('Ni na zalogi');
  },
  async page => {
    await formParts(page).reset.click();
    await expect(formParts(page).alert).not.toBeEmpty();
  },
);

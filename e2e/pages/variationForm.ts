import { expect, type Locator, type Page } from 'playwright/test';
import { gotoMounted, type TestShop } from '../support/fixtures';

export const FORM = 'form.variations_form';
export const SERVER = '/product/majica-pika/';
export const COLOUR = '#pa_barva';
export const SIZE = '#pa_velikost';
export const CHOOSE_FIRST = 'Pred dodajanjem v košarico izberite možnosti izdelka.';
export const UNAVAILABLE = 'Ta izdelek žal ni na voljo. Izberite drugo kombinacijo.';

/** Parts of a product page around its variations form. */
export const parts = (page: Page) => ({
  form: page.locator(FORM),
  button: page.locator(`${FORM} .single_add_to_cart_button`),
  quantity: page.locator(`${FORM} input.qty`),
  reset: page.locator(`${FORM} .reset_variations`),
  alert: page.locator(`${FORM} .reset_variations_alert`),
  refusal: page.locator(`${FORM} .sw-failure`),
  block: page.locator(`${FORM} .single_variation`),
  variationId: page.locator(`${FORM} .variation_id`),
  overlay: page.locator(`${FORM} .blockOverlay`),
  noMatch: page.locator(`${FORM} .wc-no-matching-variations`),
  failure: page.locator(`${FORM} .sw-lookup-failed`),
  price: page.locator('.summary > p.price'),
  sku: page.locator('.product_meta .sku'),
  weight: page.locator('.woocommerce-product-attributes-item--weight td'),
  dimensions: page.locator('.woocommerce-product-attributes-item--dimensions td'),
  picture: page.locator('.images .flex-active-slide img'),
});

/** Opens a product page, and waits for the form's first look. */
export async function openForm(page: Page, shop: TestShop, path: string, query = ''): Promise<void> {
  await gotoMounted(page, shop.url + path + query, FORM);
  await looked(page);
}

/** The first look ends with an attribute that only the widget writes. */
export async function looked(page: Page): Promise<void> {
  await expect(page.locator(FORM)).toHaveAttribute('current-image', /^/);
}

export async function choose(page: Page, colour: string, size: string): Promise<void> {
  await page.locator(COLOUR).selectOption(colour);
  await page.locator(SIZE).selectOption(size);
}

/** Texts of alerts, closed as they come. */
export function alertsOf(page: Page): string[] {
  const texts: string[] = [];
  page.on('dialog', dialog => {
    texts.push(dialog.message());
    void dialog.accept();
  });
  return texts;
}

/** Values of a select that can be chosen; disabled ones in brackets. */
export const optionsOf = (select: Locator): Promise<string[]> =>
  select.evaluate(element =>
    element instanceof HTMLSelectElement
      ? [...element.options].map(option => (option.disabled ? `(${option.value})` : option.value))
      : [],
  );

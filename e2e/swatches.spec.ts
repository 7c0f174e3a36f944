import { expect, mounted, test } from './support/fixtures';
import { inTurn } from './support/inTurn';
import { callsOf } from './support/shopper';
import { CAP, chosen, JUMPER, LIST, openSwatches, ready, swatch, withSettings } from './support/swatches';
import { parts } from './support/variationForm';

for (const turn of inTurn(test, ['3', '4', 'none'])) {
  const { jquery } = turn;
  test.describe(`jQuery ${jquery}`, () => {
    turn.test('swatches choose a variation, which goes to the cart', async ({ page, shop }) => {
      await openSwatches(page, shop, JUMPER, `?jquery=${jquery}`);
      await swatch(page, 'modra').click();
      await swatch(page, '40').click();
      await swatch(page, 'Šatulja "Češnja"').click();
      await expect(parts(page).variationId).toHaveValue('605');
      expect(await chosen(page)).toEqual(['modra', '40', 'gladka', 'Šatulja "Češnja"']);
      await expect(page.locator('label[for="pa_barva"]')).toHaveText('Barva: Modra');
      await expect(parts(page).button).not.toHaveClass(/disabled/);
      await parts(page).button.click();
      await expect(page.locator('a.cart-contents .count')).toHaveText(/^1 /);
    });

    turn.test('follow selects that a script changes, and the reset link', async ({ page, shop }) => {
      await openSwatches(page, shop, JUMPER, `?jquery=${jquery}`);
      await page.evaluate(hasJQuery => {
        const select = document.querySelector<HTMLSelectElement>('#pa_barva');
        if (!select) return;
        select.value = 'zelena';
        const $: unknown = Reflect.get(window, 'jQuery');
        if (hasJQuery && typeof $ === 'function') $(select).trigger('change');
        else select.dispatchEvent(new Event('change', { bubbles: true }));
      }, jquery !== 'none');
      expect(await chosen(page)).toEqual(['zelena', '', 'gladka', '']);
      await expect(swatch(page, '42')).toHaveClass(/disabled/);
      await expect(swatch(page, '42')).toHaveAttribute('aria-disabled', 'true');
      await expect(swatch(page, '42')).toHaveAttribute('data-wvstooltip-out-of-stock', 'Ni na voljo');
      await parts(page).reset.click();
      await expect.poll(() => chosen(page)).toEqual(['', '', '', '']);
      await expect(page.locator('label[for="pa_barva"]')).toHaveText('Barva');
      await expect(swatch(page, 'rdeca')).toBeFocused();
    });
  });
}

test('states: out of stock can be chosen, what the shop does not sell can not', async ({ page, shop }) => {
  await openSwatches(page, shop, JUMPER);
  await expect(swatch(page, 'crna')).toHaveClass(/no-stock/);
  await expect(swatch(page, 'crna')).not.toHaveClass(/disabled/);
  await expect(swatch(page, 'crna')).toHaveAttribute('data-wvstooltip-out-of-stock', 'Ni na zalogi');
  await expect(swatch(page, 'zlata')).toHaveClass(/disabled/);
  await expect(swatch(page, 'zlata')).toHaveAttribute('aria-disabled', 'true');
  await swatch(page, 'zlata').dispatchEvent('click');
  await swatch(page, 'crna').click();
  await expect.poll(() => chosen(page)).toEqual(['crna', '', 'gladka', '']);
});

test('a click on the chosen one clears it, or not', async ({ page, shop }) => {
  await openSwatches(page, shop, JUMPER);
  await swatch(page, 'modra').click();
  await expect(swatch(page, 'modra')).toHaveClass(/selected/);
  await swatch(page, 'modra').click();
  await expect(swatch(page, 'modra')).not.toHaveClass(/selected/);
  await openSwatches(page, shop, CAP);
  await swatch(page, 'modra').click();
  await expect(swatch(page, 'modra')).toHaveClass(/selected/);
  await swatch(page, 'modra').click();
  await expect(swatch(page, 'modra')).toHaveClass(/selected/);
});

test('a radio’s label acts once, and its radio keeps in step', async ({ page, shop }) => {
  await openSwatches(page, shop, JUMPER);
  const item = swatch(page, 'Brez zavijanja');
  const radio = item.locator('input');
  await item.getByText('Brez zavijanja').click();
  await expect(item).toHaveAttribute('aria-checked', 'true');
  await expect(radio).toBeChecked();
  await item.locator('label').click({ position: { x: 14, y: 12 } });
  await expect(item).toHaveAttribute('aria-checked', 'false');
  await expect(radio).not.toBeChecked();
});

test('what is left in stock stands at the last open attribute', async ({ page, shop }) => {
  await openSwatches(page, shop, JUMPER);
  const label = swatch(page, '40').locator('.wvs-stock-left-info');
  await swatch(page, 'Brez zavijanja').click();
  await expect(label).toHaveAttribute('data-wvs-stock-info', '');
  await swatch(page, 'rdeca').click();
  await expect(label).toHaveAttribute('data-wvs-stock-info', 'Še 2');
  await expect(swatch(page, '40')).toHaveClass(/wvs-show-stock-left-info/);
  await expect(swatch(page, '38')).not.toHaveClass(/wvs-show-stock-left-info/);
  await swatch(page, '38').click();
  await expect(label).toHaveAttribute('data-wvs-stock-info', '');
});

test('a choice that leaves no variation clears the other attributes, where that is on', async ({ page, shop }) => {
  await withSettings(page, { deselect_unavailable: '1', disable_out_of_stock: '1' });
  await openSwatches(page, shop, JUMPER);
  await swatch(page, 'zelena').click();
  await expect(swatch(page, '42')).toHaveClass(/disabled/);
  await expect(swatch(page, '42')).not.toHaveAttribute('aria-disabled');
  await swatch(page, '42').click();
  await expect.poll(() => chosen(page)).toEqual(['', '42', '', '']);
  // In stock in blue, out of stock in red.
  await swatch(page, 'modra').click();
  await expect.poll(() => chosen(page)).toEqual(['modra', '42', '', '']);
  await swatch(page, 'rdeca').click();
  await expect.poll(() => chosen(page)).toEqual(['rdeca', '', '', '']);
});

test('looked up on the server: nothing is disabled, the rest of the sizes shows on demand', async ({ page, shop }) => {
  await openSwatches(page, shop, CAP);
  await expect(page.locator('.variable-item.disabled')).toHaveCount(0);
  await expect(swatch(page, '64')).toBeHidden();
  const more = page.getByRole('button', { name: '+3 Velikost' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(swatch(page, '60')).toBeFocused();
  await swatch(page, 'modra').click();
  await swatch(page, '64').click();
  await expect(parts(page).variationId).toHaveValue('666');
  expect(callsOf(shop, 'get_variation')).toHaveLength(1);
});

test('a default and an address choose swatches', async ({ page, shop }) => {
  await openSwatches(page, shop, JUMPER, '?attribute_pa_barva=zelena&attribute_pa_velikost=38');
  await expect.poll(() => chosen(page)).toEqual(['zelena', '38', 'gladka', '']);
  await expect(page.locator('label[for="pa_barva"]')).toHaveText('Barva: Zelena');
  const labels = page.locator('table.variations .label label');
  await expect(labels).toHaveText(['Barva: Zelena', 'Velikost: 38', 'Vzorec: Gladka', 'Zavijanje']);
});

test('nothing moves from the server’s paint to working swatches', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'shifted', seen);
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          // A quantity gets its buttons meanwhile.
          if (!element?.closest('.variations_button')) seen.push(element?.outerHTML.slice(0, 100) ?? '');
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openSwatches(page, shop, JUMPER, '?attribute_pa_barva=zelena&jquery=none');
  await expect(page.locator('label[for="pa_barva"]')).toHaveText('Barva: Zelena');
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toEqual([]);
});

test('swatches that come later, go, or are put anew into their list', async ({ page, shop }) => {
  await openSwatches(page, shop, CAP);
  await page
    .locator(LIST)
    .first()
    .evaluate(list => {
      const html = list.innerHTML;
      list.innerHTML = '';
      setTimeout(() => {
        list.innerHTML = html.replaceAll(/ tabindex="[^"]*"/g, ' tabindex="0"');
      });
    });
  await expect(swatch(page, 'zelena')).toHaveAttribute('tabindex', '-1');
  await swatch(page, 'zelena').click();
  await expect(swatch(page, 'zelena')).toHaveAttribute('aria-checked', 'true');
  await expect(page.locator('#pa_barva')).toHaveValue('zelena');
  await page.evaluate(() => {
    const form = document.querySelector('form.variations_form');
    const html = form?.outerHTML ?? '';
    form?.remove();
    document.querySelector('.summary')?.insertAdjacentHTML('beforeend', html.replaceAll('wvs-loaded', ''));
  });
  await ready(page);
  await swatch(page, 'modra').click();
  await expect(page.locator('#pa_barva')).toHaveValue('modra');
});

test('without its code that is reported, and a click tries again', async ({ page, shop, consoleLines }) => {
  await page.route(/chunks\/swatches-/, route => route.abort());
  await page.goto(shop.url + CAP);
  await mounted(page, 'form.variations_form');
  await expect.poll(() => consoleLines.take(/did not load, three times/)).toBeGreaterThan(0);
  await expect(page.locator('#pa_barva')).toHaveValue('');
  await page.unroute(/chunks\/swatches-/);
  await swatch(page, 'modra').click();
  await expect(swatch(page, 'modra')).toHaveAttribute('aria-checked', 'true');
  await expect(page.locator('#pa_barva')).toHaveValue('modra');
  consoleLines.allow(/Failed to load resource|did not load/);
});

test('without scripts the selects are there', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url + JUMPER);
  await expect(page.locator('#pa_barva')).toBeVisible();
  await expect(page.locator(LIST).first()).toBeHidden();
  await context.close();
});

test('taken away, the page is as the server sent it', async ({ page, shop }) => {
  await page.goto(`${shop.url}${JUMPER}?script=none`);
  const table = page.locator('table.variations');
  const before = await table.innerHTML();
  await openSwatches(page, shop, JUMPER);
  await swatch(page, 'gladka').dispatchEvent('click');
  await expect.poll(() => chosen(page)).toEqual(['', '', '', '']);
  await swatch(page, 'gladka').dispatchEvent('click');
  await expect.poll(() => chosen(page)).toEqual(['', '', 'gladka', '']);
  await page.evaluate(() => window.ShopWidgets?.unmountAll());
  // The form's own widget leaves some empty attributes behind.
  const plain = (html: string) =>
    html.replace(/ (?:style|class|data-wvs-stock-info)=""| style="visibility: hidden;"/g, '');
  await expect.poll(async () => plain(await table.innerHTML())).toBe(plain(before));
});

import { accept, BOX, choiceOf, notice, open, refuse, revoke } from '../pages/cookieNotice';
import { changePage, watchRequests } from '../support/changePage';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { denyCookies } from '../support/shopper';
import { painted } from '../support/watching';

test('a link that jumps down the page, and keys in a field, are no scrolling', async ({ page, shop }) => {
  await open(page, shop, 'scroll');
  await expect(notice(page)).toBeVisible();
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="#dno">Na dno</a> <input id="polje">');
    document.querySelector('footer')?.setAttribute('id', 'dno');
  });
  await page.locator('#polje').press('End');
  await page.getByRole('link', { name: 'Na dno' }).click();
  await page.waitForFunction(() => window.scrollY > 200);
  await painted(page);
  await expect(notice(page)).toBeVisible();
  expect(await choiceOf(page)).toBeUndefined();
  // Back up is no yes either; down over the offset is one.
  await page.locator('h1').click();
  await page.keyboard.press('Home');
  await page.waitForFunction(() => window.scrollY === 0);
  await painted(page);
  await expect(notice(page)).toBeVisible();
  expect(await choiceOf(page)).toBeUndefined();
  await page.keyboard.press('PageDown');
  await expect(notice(page)).toBeHidden();
});

test('scrolling on from a restored position below the offset is no choice', async ({ page, shop }) => {
  await open(page, shop, 'scroll');
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() => window.scrollY === 400);
  await page.mouse.wheel(0, -150);
  await page.waitForFunction(() => window.scrollY === 250);
  await painted(page);
  await expect(notice(page)).toBeVisible();
  expect(await choiceOf(page)).toBeUndefined();
});

for (const mode of ['scroll', 'click']) {
  for (const keepsCookies of [true, false]) {
    test(`a no stays: ${mode}, cookies ${keepsCookies ? 'kept' : 'blocked'}`, async ({ page, shop, consoleLines }) => {
      if (!keepsCookies) {
        await page.addInitScript(() => {
          Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
        });
      }
      await open(page, shop, `${mode},revoke`);
      await refuse(page).click();
      await revoke(page).click();
      await expect(notice(page)).toBeVisible();
      await page.locator('h1').click();
      await page.mouse.move(400, 300);
      await page.mouse.wheel(0, 400);
      await page.waitForFunction(() => window.scrollY === 400);
      await page.mouse.wheel(0, -400);
      await page.waitForFunction(() => window.scrollY === 0);
      await expect(notice(page)).toBeVisible();
      await expect(page.locator('body')).toHaveClass(/cookies-refused/);
      expect((await choiceOf(page))?.value).toBe(keepsCookies ? 'false' : undefined);
      consoleLines.allow(/the browser keeps no cookies/);
    });
  }
}

test('the button for more information opens its page', async ({ page, shop, consoleLines }) => {
  await open(page, shop, 'bar');
  await page.locator('#cn-more-info').click();
  await expect(page).toHaveURL(`${shop.url}/zaloznik/`);
  consoleLines.allow(/404/);
});

test('a click that accepts and leaves the page is not undone by loading it again', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, shop, 'click,reload');
  await expect(notice(page)).toBeVisible();
  // Longer than the notice takes to go.
  shop.faults.set('page', { delay: 1500, times: 1 });
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="/novice/">Na novice</a>');
  });
  await page.getByRole('link', { name: 'Na novice' }).click();
  await expect(page).toHaveURL(/\/novice\/$/);
  expect((await choiceOf(page))?.value).toBe('true');
});

for (const isCached of [false, true]) {
  test(`a choice loads the page again without what was added by its address${isCached ? ', past a cache' : ''}`, async ({
    page,
    shop,
  }) => {
    await changePage(page, '**/shop/?*', html => html.replace('"cache":false', `"cache":${isCached}`));
    await open(page, shop, 'reload', '&add-to-cart=101#seznam');
    const loads = watchRequests(page, /\/shop\/\?/);
    await accept(page).click();
    const query = isCached ? '?notice=reload&cn-reloaded=1' : '?notice=reload';
    await expect(page).toHaveURL(`${shop.url}/shop/${query}#seznam`);
    await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
    await expect.poll(() => loads).toEqual([`${shop.url}/shop/${query}`]);
  });
}

test('an older cross that is no button is pressed with keys', async ({ page, shop }) => {
  await changePage(page, '**/shop/?notice=bar', html =>
    html.replace(/<button (id="cn-close-notice"[^>]*)><\/button>/, '<span $1></span>'),
  );
  await open(page, shop, 'bar');
  const cross = page.getByRole('button', { name: 'Zapri brez privolitve' });
  await expect(cross).toBeVisible();
  await page.locator('#cn-more-info').focus();
  await page.keyboard.press('Tab');
  await expect(cross).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  expect((await choiceOf(page))?.value).toBe('false');
});

test('another value in the cookie is a no', async ({ page, shop }) => {
  await page.context().addCookies([{ name: 'cookie_notice_accepted', value: '1', url: shop.url }]);
  await page.goto(`${shop.url}/shop/?notice=bar`);
  await expect(page.locator('body')).toHaveClass(/cookies-refused/);
  await expect(notice(page)).toBeHidden();
});

test('with blocked cookies a choice holds for the page; the console says so', async ({ page, shop, consoleLines }) => {
  await denyCookies(page);
  await open(page, shop, 'bar', '&jquery=none');
  await accept(page).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
  await expect.poll(() => consoleLines.take(/the browser keeps no cookies/)).toBe(1);
});

test('at the top it lies over nothing, nor does what takes a choice back', async ({ page, shop }) => {
  await open(page, shop, 'top,revoke');
  const isClear = async () => {
    const header = await page.locator('.site-header').boundingBox();
    const box = await page.locator(BOX).boundingBox();
    return (header?.y ?? 0) >= (box?.height ?? 0);
  };
  await expect(notice(page)).toBeVisible();
  await expect.poll(isClear).toBe(true);
  await accept(page).click();
  await expect(revoke(page)).toBeVisible();
  await expect.poll(isClear).toBe(true);
});

test('a link that takes a choice back is heard while the notice loads', async ({ page, shop }) => {
  await page.context().addCookies([{ name: 'cookie_notice_accepted', value: 'true', url: shop.url }]);
  const arrive = await holdBack(page, /chunks\/banners-/);
  const asked = page.waitForRequest(/chunks\/banners-/);
  await page.goto(`${shop.url}/shop/?notice=revoke`);
  await asked;
  await page.evaluate(() => {
    const link = '<a class="cn-revoke-cookie cn-revoke-inline" href="#">Izbira piškotkov</a>';
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', link);
  });
  await page.locator('.cn-revoke-inline').click();
  arrive();
  await expect(notice(page)).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
});

test('a control that is added later takes a made choice back', async ({ page, shop }) => {
  await page.context().addCookies([{ name: 'cookie_notice_accepted', value: 'true', url: shop.url }]);
  await page.goto(`${shop.url}/shop/?notice=bar`);
  await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
  await page.evaluate(() => {
    const button = '<button type="button" class="cn-revoke-cookie">Izbira piškotkov</button>';
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', button);
  });
  await page.getByRole('button', { name: 'Izbira piškotkov' }).click();
  await expect(notice(page)).toBeVisible();
  await refuse(page).click();
  await expect(page.locator('body')).toHaveClass(/cookies-refused/);
});

for (const jquery of ['3', 'none']) {
  test(`scripts hear its height, also those that ask later, jQuery ${jquery}`, async ({ page, shop }) => {
    await page.addInitScript(() => {
      const heard: number[] = [];
      Reflect.set(window, 'heights', heard);
      document.addEventListener('shop-widgets:notice_height', ({ detail }) => heard.push(detail.height));
    });
    await open(page, shop, 'bar', `&jquery=${jquery}`);
    await expect(notice(page)).toBeVisible();
    const heights = () => page.evaluate((): number[] => Reflect.get(window, 'heights'));
    const covered = () => page.locator(BOX).evaluate((box: HTMLElement) => box.offsetHeight);
    await expect.poll(async () => (await heights()).at(-1)).toBe(await covered());
    await page.evaluate(() => {
      for (const id of ['brought', 'marked']) {
        const chat = document.createElement('div');
        chat.id = id;
        if (id === 'brought') chat.dataset.shopNoticeInset = '';
        document.body.append(chat);
      }
    });
    const given = (id: string) =>
      page.locator(`#${id}`).evaluate((chat: HTMLElement) => chat.style.getPropertyValue('--shop-notice-height'));
    await expect.poll(() => given('brought')).toBe(`${await covered()}px`);
    expect(await given('marked')).toBe('');
    await page.locator('#marked').evaluate((chat: HTMLElement) => chat.setAttribute('data-shop-notice-inset', ''));
    await expect.poll(() => given('marked')).toBe(`${await covered()}px`);
    await accept(page).click();
    await expect.poll(async () => (await heights()).at(-1)).toBe(0);
    expect(await given('brought')).toBe('');
    expect(await given('marked')).toBe('');
  });
}

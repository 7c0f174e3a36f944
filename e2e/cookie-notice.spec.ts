import type { Page } from 'playwright/test';
import { cookiesOf } from './support/cookies';
import { findings } from './support/findings';
import { expect, mounted, type TestShop, test } from './support/fixtures';
import { holdBack } from './support/holdBack';
import { cartStarted } from './support/shopper';

const BOX = '#cookie-notice';

const notice = (page: Page) => page.locator('.cookie-notice-container');
const revoke = (page: Page) => page.locator('#cn-revoke-cookie');
const accept = (page: Page) => page.locator('#cn-accept-cookie');
const refuse = (page: Page) => page.locator('#cn-refuse-cookie');

async function open(page: Page, shop: TestShop, modes: string, query = ''): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    for (const name of [
      'setCookieNotice',
      'showCookieNotice',
      'hideCookieNotice',
      'showRevokeNotice',
      'hideRevokeNotice',
    ]) {
      document.addEventListener(name, event => {
        const value: unknown = event instanceof CustomEvent ? event.detail.value : undefined;
        heard.push(value === undefined ? name : `${name} ${value} ${document.body.classList.contains('cookies-set')}`);
      });
    }
  });
  await page.goto(`${shop.url}/shop/?notice=${modes}${query}`);
  await mounted(page, BOX);
}

const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard'));
const choiceOf = async (page: Page) => (await cookiesOf(page)).find(({ name }) => name === 'cookie_notice_accepted');

for (const query of ['&jquery=3', '&jquery=none', '&csp=strict']) {
  test.describe(query.slice(1), () => {
    test('is shown to who has not decided; a yes is kept, told, and not asked for again', async ({ page, shop }) => {
      await open(page, shop, 'bar', query);
      await expect(notice(page)).toBeVisible();
      await expect(page.locator('body')).toHaveClass(/cookies-not-set/);
      await accept(page).click();
      await expect(notice(page)).toBeHidden();
      await expect(page.locator('body')).toHaveClass(/cookies-set cookies-accepted/);
      expect(await heard(page)).toEqual(['showCookieNotice', 'setCookieNotice true false', 'hideCookieNotice']);
      const cookie = await choiceOf(page);
      expect(cookie).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' });
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30);
      await page.goto(`${shop.url}/shop/?notice=bar${query}`);
      await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
      await expect(notice(page)).toBeHidden();
    });

    test('a no is kept as well, for as long as it says, and can be taken back', async ({ page, shop }) => {
      await open(page, shop, 'revoke', query);
      await refuse(page).click();
      await expect(revoke(page)).toBeVisible();
      await expect(revoke(page)).toBeFocused();
      await expect(page.locator('body')).toHaveClass(/cookies-refused/);
      const cookie = await choiceOf(page);
      expect(cookie?.value).toBe('false');
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(24);
      await revoke(page).click();
      await expect(notice(page)).toBeVisible();
      await expect(accept(page)).toBeFocused();
      expect((await choiceOf(page))?.value).toBe('false');
      await accept(page).click();
      await expect(notice(page)).toBeHidden();
      await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
      expect((await choiceOf(page))?.value).toBe('true');
    });
  });
}

test('the cross refuses, whatever its attribute says', async ({ page, shop }) => {
  await open(page, shop, 'bar');
  await page.locator('#cn-close-notice').click();
  await expect(notice(page)).toBeHidden();
  expect((await choiceOf(page))?.value).toBe('false');
});

test('the shopper’s scrolling accepts where the page says so, and not after a no', async ({ page, shop }) => {
  await open(page, shop, 'scroll');
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(notice(page)).toBeVisible();
  await refuse(page).click();
  await expect(notice(page)).toBeHidden();
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => window.scrollY > 200);
  expect((await choiceOf(page))?.value).toBe('false');
  await page.context().clearCookies();
  // The browser goes back to where a page was left, and that is below the offset.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.reload();
  await mounted(page, BOX);
  await expect(notice(page)).toBeVisible();
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 400);
  await expect(notice(page)).toBeHidden();
  expect((await choiceOf(page))?.value).toBe('true');
});

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
  await expect(notice(page)).toBeVisible();
  expect(await choiceOf(page)).toBeUndefined();
  // Back up is no yes either; down over the offset is one.
  await page.locator('h1').click();
  await page.keyboard.press('Home');
  await page.waitForFunction(() => window.scrollY === 0);
  await expect(notice(page)).toBeVisible();
  expect(await choiceOf(page)).toBeUndefined();
  await page.keyboard.press('PageDown');
  await expect(notice(page)).toBeHidden();
});

test('who scrolls on from below the offset, where the browser brought the page back to, has said nothing', async ({
  page,
  shop,
}) => {
  await open(page, shop, 'scroll');
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() => window.scrollY === 400);
  await page.mouse.wheel(0, -150);
  await page.waitForFunction(() => window.scrollY === 250);
  await expect(notice(page)).toBeVisible();
  expect(await choiceOf(page)).toBeUndefined();
});

for (const mode of ['scroll', 'click']) {
  for (const keepsCookies of [true, false]) {
    test(`a no that is asked about anew stays a no: ${mode}, cookies ${keepsCookies ? 'kept' : 'blocked'}`, async ({
      page,
      shop,
      consoleLines,
    }) => {
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

for (const [cookie, tells] of [
  ['true', 'cookies-set cookies-accepted'],
  ['false', 'cookies-set cookies-refused'],
  [undefined, 'cookies-not-set'],
] as const) {
  test(`a page without the notice, from a cache, tells the visitor’s own choice: ${tells}`, async ({ page, shop }) => {
    if (cookie) await page.context().addCookies([{ name: 'cookie_notice_accepted', value: cookie, url: shop.url }]);
    const others = cookie === 'true' ? 'cookies-not-set' : 'cookies-set cookies-accepted';
    await page.route('**/shop/', async route => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('<body class="', `<body class="${others} `);
      await route.fulfill({ response: answer, body });
    });
    await page.goto(`${shop.url}/shop/`);
    const told = () => page.evaluate(() => [...document.body.classList].filter(name => name.startsWith('cookies-')));
    await expect.poll(told).toEqual(tells.split(' '));
  });
}

test('what tells more opens its page', async ({ page, shop, consoleLines }) => {
  await open(page, shop, 'bar');
  await page.locator('#cn-more-info').click();
  await expect(page).toHaveURL(`${shop.url}/zaloznik/`);
  consoleLines.allow(/404/);
});

test('a link that takes a choice back says nothing twice where its code does not load', async ({
  page,
  shop,
  consoleLines,
}) => {
  await page.context().addCookies([{ name: 'cookie_notice_accepted', value: 'true', url: shop.url }]);
  await page.route(/chunks\/banners-/, route => route.abort());
  await page.goto(`${shop.url}/shop/?notice=manual`);
  await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
  await page.locator('.cn-revoke-inline').click();
  // It is tried again after a pause.
  const told = () => consoleLines.lines.filter(line => /did not load/.test(line)).length;
  await expect.poll(told, { timeout: 20_000 }).toBe(1);
  await page.locator('.cn-revoke-inline').click();
  await expect(page).toHaveURL(/notice=manual#?$/);
  await expect.poll(() => consoleLines.take(/did not load/)).toBe(1);
  consoleLines.allow(/ERR_FAILED|Failed to/);
});

test('a click beside it accepts where the page says so, and does its own job as well', async ({ page, shop }) => {
  await open(page, shop, 'click');
  await page.evaluate(() => document.querySelector('h1')?.click());
  await expect(notice(page)).toBeVisible();
  await page.locator('.cn-text-container').first().click();
  await expect(notice(page)).toBeVisible();
  await page.locator('.ajax_add_to_cart').first().click();
  await expect(notice(page)).toBeHidden();
  expect((await choiceOf(page))?.value).toBe('true');
  await expect(page.locator('.ajax_add_to_cart').first()).toHaveClass(/\badded\b/);
});

test('a choice loads the page again where the page says so', async ({ page, shop }) => {
  await open(page, shop, 'reload');
  const reloaded = page.waitForEvent('load');
  await accept(page).click();
  await reloaded;
  await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
  await expect(notice(page)).toBeHidden();
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

test('an older cross that is no button is pressed with keys', async ({ page, shop }) => {
  await page.route('**/shop/?notice=bar', async route => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /<button id="cn-close-notice"([^>]*)><\/button>/,
      '<span id="cn-close-notice"$1></span>',
    );
    await route.fulfill({ response: answer, body });
  });
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

test('a link in the content takes a choice back; without a notice it says what to do', async ({
  page,
  shop,
  consoleLines,
}) => {
  await open(page, shop, 'manual');
  await accept(page).click();
  await expect(notice(page)).toBeHidden();
  await page.goto(`${shop.url}/shop/?notice=manual`);
  await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
  const link = page.locator('.cn-revoke-inline');
  await link.click();
  await expect(notice(page)).toBeVisible();
  await refuse(page).click();
  await expect(notice(page)).toBeHidden();
  await expect(link).toBeFocused();
  await page.goto(`${shop.url}/shop/?notice=missing`);
  await cartStarted(page);
  await link.click();
  await link.click();
  await expect(page.getByText('Izbire piškotkov na tej strani ni mogoče spremeniti.')).toHaveCount(1);
  expect((await choiceOf(page))?.value).toBe('false');
  consoleLines.allow(/no #cookie-notice on the page/);
});

test('who has decided takes the choice back by a control that comes later, anywhere in the page', async ({
  page,
  shop,
}) => {
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

test('who has decided is told a choice of another tab as well', async ({ page, shop }) => {
  await page.context().addCookies([{ name: 'cookie_notice_accepted', value: 'true', url: shop.url }]);
  await page.goto(`${shop.url}/shop/?notice=bar`);
  await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
  await page.context().addCookies([{ name: 'cookie_notice_accepted', value: 'false', url: shop.url }]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('body')).toHaveClass(/cookies-refused/);
});

test('an answer in another tab hides it here', async ({ page, shop, context }) => {
  await open(page, shop, 'bar');
  const other = await context.newPage();
  await other.goto(`${shop.url}/shop/?notice=bar`);
  await mounted(other, BOX);
  await accept(other).click();
  await expect(notice(other)).toBeHidden();
  await other.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
});

test('another value in the cookie is a no', async ({ page, shop }) => {
  await page.context().addCookies([{ name: 'cookie_notice_accepted', value: '1', url: shop.url }]);
  await page.goto(`${shop.url}/shop/?notice=bar`);
  await expect(page.locator('body')).toHaveClass(/cookies-refused/);
  await expect(notice(page)).toBeHidden();
});

test('where cookies are blocked a choice holds for the page, and the console says so', async ({
  page,
  shop,
  consoleLines,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      set: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, shop, 'bar', '&jquery=none');
  await accept(page).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
  await expect.poll(() => consoleLines.take(/the browser keeps no cookies/)).toBe(1);
});

test('a choice is made with the keyboard alone, and the focus goes on in the page', async ({ page, shop }) => {
  await open(page, shop, 'bar');
  await expect(notice(page)).toBeVisible();
  await refuse(page).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

test('it tells the page how much it covers', async ({ page, shop }) => {
  await open(page, shop, 'bar');
  await expect(notice(page)).toBeVisible();
  const height = () => page.locator('footer').evaluate(footer => footer.style.getPropertyValue('--shop-notice-height'));
  await expect.poll(height).toMatch(/^\d{2,}px$/);
  // An inherited property there would have the whole page styled anew.
  expect(await page.evaluate(() => document.documentElement.style.cssText + document.body.style.cssText)).toBe('');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.locator('footer').boundingBox();
  const box = await page.locator(BOX).boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(box?.y ?? 0));
  await accept(page).click();
  await expect.poll(height).toBe('');
});

for (const jquery of ['3', 'none']) {
  test(`scripts hear its height on the bus, and what asks for it later has it, jQuery ${jquery}`, async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      const heard: number[] = [];
      Reflect.set(window, 'heights', heard);
      document.addEventListener('notice_height', event => {
        if (event instanceof CustomEvent) heard.push(event.detail[0].height);
      });
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

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} px, before and after a choice`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, shop, 'revoke');
    await expect(notice(page)).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await accept(page).click();
    await expect(revoke(page)).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

test('without script nothing covers the page', async ({ page, shop }) => {
  await page.goto(`${shop.url}/shop/?notice=bar&script=none`);
  await expect(page.locator(BOX)).toBeAttached();
  await expect(page.locator(BOX)).toBeHidden();
});

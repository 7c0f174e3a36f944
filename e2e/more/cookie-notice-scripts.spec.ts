import { accept, BOX, notice, open, refuse } from '../pages/cookieNotice';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';

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

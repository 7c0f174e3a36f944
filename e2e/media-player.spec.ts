import type { Page } from 'playwright/test';
import { findings } from './support/findings';
import { expect, mounted, test } from './support/fixtures';
import { recordAnnouncements } from './support/shopper';

const AUDIO = '/tables/audio/';
const player = (page: Page, at: number) => page.locator('.wcpt-player').nth(at);
const play = (page: Page, at: number) => player(page, at).locator('.wcpt-player__play-button');
const end = (page: Page, at: number) => player(page, at).locator('.wcpt-player__playing-button');
const PLAYING = /(?:^| )wcpt-player--playing(?: |$)/;

async function open(page: Page, url: string, query = ''): Promise<void> {
  await page.goto(url + AUDIO + query);
  await mounted(page, '.wcpt');
  await mounted(page, '.wcpt-player');
}

/** Whether each audio of our own plays, by row. */
const times = (page: Page) =>
  page
    .locator('audio.wcpt-audio-elm')
    .evaluateAll(all => all.map(audio => audio instanceof HTMLAudioElement && !audio.paused));

for (const jquery of ['3', 'none']) {
  test.describe(jquery === 'none' ? 'without jQuery' : `with jQuery ${jquery}`, () => {
    test('plays and pauses a row, one at a time', async ({ page, shop }) => {
      await open(page, shop.url, `?jquery=${jquery}`);
      await expect(page.locator('audio.wcpt-audio-elm')).toHaveCount(0);
      await play(page, 0).click();
      await expect(player(page, 0)).toHaveClass(PLAYING);
      await expect(player(page, 0)).toHaveClass(/wcpt-media-loaded/);
      await play(page, 1).click();
      await expect(player(page, 1)).toHaveClass(PLAYING);
      await expect(player(page, 0)).not.toHaveClass(PLAYING);
      expect(await times(page)).toEqual([false, true]);
      await end(page, 1).click();
      await expect(player(page, 1)).not.toHaveClass(PLAYING);
      expect(await times(page)).toEqual([false, false]);
    });
  });
}

test('works with the keyboard, and the focus stays with the buttons', async ({ page, shop }) => {
  await open(page, shop.url);
  await expect(play(page, 0)).toHaveAttribute('aria-label', /^Predvajaj: .+/);
  await play(page, 0).focus();
  await page.keyboard.press('Enter');
  await expect(player(page, 0)).toHaveClass(PLAYING);
  await expect(end(page, 0)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(player(page, 0)).not.toHaveClass(PLAYING);
  await expect(play(page, 0)).toBeFocused();
});

test('a row shows that it plays, in its colours or the shop’s, and no other does', async ({ page, shop }) => {
  await open(page, shop.url);
  const row = page.locator('.wcpt-row').nth(1);
  await play(page, 1).click();
  await expect(row).toHaveClass(/wcpt-waveplayer-active/);
  await expect(row).toHaveCSS('outline', 'rgb(65, 152, 222) solid 2px');
  await play(page, 0).click();
  await expect(row).not.toHaveClass(/wcpt-waveplayer-active/);
  await expect(page.locator('.wcpt-waveplayer-active')).toHaveCount(1);
  await expect(page.locator('.wcpt-row').nth(0)).toHaveCSS('outline', 'rgb(65, 152, 222) solid 1px');
  await end(page, 0).click();
  await expect(page.locator('.wcpt-waveplayer-active')).toHaveCount(0);
});

test('media of the page itself stops for a row, and a row for it', async ({ page, shop }) => {
  await open(page, shop.url);
  const native = page.locator('.mejs-container audio');
  await play(page, 0).click();
  await expect(player(page, 0)).toHaveClass(PLAYING);
  await native.evaluate(async audio => {
    if (audio instanceof HTMLAudioElement) await audio.play();
  });
  await expect(player(page, 0)).not.toHaveClass(PLAYING);
  await expect(page.locator('.mejs-container')).toHaveClass(/wcpt-mejs-playing/);
  await play(page, 3).click();
  await expect(player(page, 3)).toHaveClass(PLAYING);
  await expect(page.locator('.mejs-container')).not.toHaveClass(/wcpt-mejs-playing/);
});

test('a missing recording is shown as paused and announced', async ({ page, shop, consoleLines }) => {
  await open(page, shop.url);
  const announced = await recordAnnouncements(page);
  await play(page, 2).click();
  await expect.poll(announced).toEqual([expect.stringMatching(/^Posnetka ni mogoče predvajati: /)]);
  await expect(player(page, 2)).not.toHaveClass(PLAYING);
  await play(page, 0).click();
  await expect(player(page, 0)).toHaveClass(PLAYING);
  await expect.poll(() => consoleLines.take(/Failed to load resource/)).toBe(1);
});

test('a row that leaves the page falls silent', async ({ page, shop }) => {
  await open(page, shop.url);
  await play(page, 0).click();
  await expect(player(page, 0)).toHaveClass(PLAYING);
  const audio = await page.locator('audio.wcpt-audio-elm').elementHandle();
  await page.locator('.wcpt-pagination a.page-numbers', { hasText: '2' }).click();
  await expect(page.locator('audio.wcpt-audio-elm')).toHaveCount(0);
  expect(await audio?.evaluate(element => element instanceof HTMLAudioElement && element.paused)).toBe(true);
  await play(page, 0).click();
  await expect(player(page, 0)).toHaveClass(PLAYING);
});

test('with another player named the buttons are left alone', async ({ page, shop }) => {
  await page.goto(`${shop.url}${AUDIO}?services=player`);
  await mounted(page, '.wcpt-player');
  await expect(play(page, 0)).not.toHaveAttribute('role');
});

test('works under the strict policy', async ({ page, shop }) => {
  await open(page, shop.url, '?csp=strict');
  await play(page, 1).click();
  await expect(player(page, 1)).toHaveClass(PLAYING);
  await expect(page.locator('.wcpt-row').nth(1)).toHaveCSS('background-color', 'rgb(238, 244, 236)');
});

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, shop.url);
    expect(await findings(page)).toEqual([]);
    await play(page, 0).click();
    await expect(player(page, 0)).toHaveClass(PLAYING);
    expect(await findings(page)).toEqual([]);
  });
}

test('in two tables: one plays at a time, on when its row comes again, and what can’t play says so at the row', async ({
  page,
  shop,
  consoleLines,
}) => {
  await page.goto(`${shop.url}/tables/audio-two/`);
  await mounted(page, '.wcpt');
  await mounted(page, '#wcpt-442 .wcpt-player');
  const rowOf = (table: number, at: number) => page.locator(`#wcpt-${table} .wcpt-row`).nth(at);
  const playing = page.locator('.wcpt-player--playing');
  await rowOf(442, 0).locator('.wcpt-player__play-button').click();
  const name = await rowOf(442, 0).locator('.wcpt-title').innerText();
  await expect(rowOf(442, 0).locator('.wcpt-player')).toHaveClass(PLAYING);

  // Another order: the same row is another element.
  await page.locator('#wcpt-442 .wcpt-heading', { hasText: 'Izdelek' }).click();
  await expect(rowOf(442, 0).locator('.wcpt-title')).not.toHaveText(name);
  const moved = page.locator('#wcpt-442 .wcpt-row', { hasText: name });
  await expect(moved).toHaveClass(/wcpt-waveplayer-active/);
  await expect(moved.locator('.wcpt-player')).toHaveClass(PLAYING);
  expect(await times(page)).toEqual([true]);

  // The player of the other table, the platform's, the one in the footer.
  await rowOf(441, 0).locator('.wcpt-player__play-button').click();
  await expect(rowOf(441, 0).locator('.wcpt-player')).toHaveClass(PLAYING);
  await expect(playing).toHaveCount(1);
  const coloured = page.locator('#wcpt-442 .wcpt-row:has(.wcpt-waveplayer-container)').first();
  await coloured.locator('.mejs-container audio').evaluate(async audio => {
    if (audio instanceof HTMLAudioElement) await audio.play();
  });
  await expect(playing).toHaveCount(0);
  await expect(coloured).toHaveCSS('outline', 'rgb(179, 107, 0) solid 3px');
  await expect(coloured).toHaveCSS('background-color', 'rgb(255, 246, 224)');
  const footer = page.locator('#wcpt-442 .wcpt-row:has(.wcpt-player--sonaar)').first();
  await footer.locator('.wcpt-player__play-button').press('Enter');
  await expect(footer.locator('.wcpt-player')).toHaveClass(PLAYING);
  await expect(coloured).not.toHaveClass(/wcpt-waveplayer-active/);
  await expect(footer.locator('.wcpt-player__playing-button')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(playing).toHaveCount(0);

  // A picture, a file that is not there, one that the network takes away.
  for (const src of ['/images/vaza.svg', '/audio/ni.wav']) {
    const broken = page.locator(`#wcpt-442 .wcpt-player[data-wcpt-src="${src}"]`).first();
    await broken.locator('.wcpt-player__play-button').click();
    await expect(broken).toContainText('Posnetka ni mogoče predvajati: ');
    await expect(broken).not.toHaveClass(PLAYING);
  }
  expect(await findings(page)).toEqual([]);
  shop.faults.set('audio', { kind: 'drop' });
  const dropped = rowOf(441, 1);
  await dropped.locator('.wcpt-player__play-button').click();
  await expect(dropped.locator('.sw-player-problem')).toBeVisible();
  shop.faults.clear('audio');
  await dropped.locator('.wcpt-player__play-button').click();
  await expect(dropped.locator('.wcpt-player')).toHaveClass(PLAYING);
  await expect(dropped.locator('.sw-player-problem')).toHaveCount(0);
  consoleLines.allow(/Failed to load resource|ERR_/);
});

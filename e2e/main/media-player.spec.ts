import type { Page } from 'playwright/test';
import { AUDIO, open, PLAYING, play, player, times } from '../pages/mediaPlayer';
import { expect, gotoMounted, test } from '../support/fixtures';
import { withEach } from '../support/inTurn';
import { recordAnnouncements } from '../support/shopper';

const end = (page: Page, at: number) => player(page, at).locator('.wcpt-player__playing-button');

withEach(test, ['3', 'none'], jquery => {
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

test('with another player named the buttons are left alone', async ({ page, shop }) => {
  await gotoMounted(page, `${shop.url}${AUDIO}?services=player`, '.wcpt-player');
  await expect(play(page, 0)).not.toHaveAttribute('role');
});

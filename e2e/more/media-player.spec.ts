import { open, PLAYING, play, player, times } from '../pages/mediaPlayer';
import { findings } from '../support/findings';
import { expect, gotoMounted, test } from '../support/fixtures';

test('works under the strict policy', async ({ page, shop }) => {
  await open(page, shop.url, '?csp=strict');
  await play(page, 1).click();
  await expect(player(page, 1)).toHaveClass(PLAYING);
  await expect(page.locator('.wcpt-row').nth(1)).toHaveCSS('background-color', 'rgb(238, 244, 236)');
});

test('in two tables one recording plays at a time; failures show at the row', async ({ page, shop, consoleLines }) => {
  await gotoMounted(page, `${shop.url}/tables/audio-two/`, '.wcpt', '#wcpt-442 .wcpt-player');
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

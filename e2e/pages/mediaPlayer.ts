import type { Page } from 'playwright/test';
import { gotoMounted } from '../support/fixtures';

export const AUDIO = '/tables/audio/';
export const player = (page: Page, at: number) => page.locator('.wcpt-player').nth(at);
export const play = (page: Page, at: number) => player(page, at).locator('.wcpt-player__play-button');
export const PLAYING = /(?:^| )wcpt-player--playing(?: |$)/;

export async function open(page: Page, url: string, query = ''): Promise<void> {
  await gotoMounted(page, url + AUDIO + query, '.wcpt', '.wcpt-player');
}

/** Whether each audio of our own plays, by row. */
export const times = (page: Page) =>
  page
    .locator('audio.wcpt-audio-elm')
    .evaluateAll(all => all.map(audio => audio instanceof HTMLAudioElement && !audio.paused));

import { pageJQuery } from '../../src/core/bus/jquery';

const NEW_PLAYERS = '.wp-audio-shortcode, .wp-video-shortcode';

/**
 * Starts the platform's media player for audio and video of a variation's description, where the page has it.
 * Source: contract 3.9.
 */
export function startMedia(block: Element): void {
  const platform: unknown = Reflect.get(globalThis, 'wp');
  const player: unknown =
    typeof platform === 'object' && platform !== null ? Reflect.get(platform, 'mediaelement') : undefined;
  const $ = pageJQuery();
  if (typeof player !== 'object' || player === null || !$) return;
  const players = [...block.querySelectorAll(NEW_PLAYERS)].filter(
    element => !element.matches('.mejs-container') && !element.parentElement?.matches('.mejs-mediaelement'),
  );
  const start: unknown = $.fn.mediaelementplayer;
  if (players.length === 0 || typeof start !== 'function') return;
  const settings: unknown = Reflect.get(globalThis, '_wpmejsSettings');
  start.call($(players), settings ?? {});
}

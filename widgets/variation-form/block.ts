import { pageJQuery } from '../../src/core/bus/jquery';
import { canMove } from '../../src/core/canMove';
import { pageGlobal } from '../../src/core/config/pageGlobal';

const PLAYERS = '.wp-audio-shortcode, .wp-video-shortcode';
/** How long a variation's block slides, in ms. Source: spec storefront 9. */
const SLIDE = 200;

const running = new WeakMap<HTMLElement, Animation>();
const shown = new WeakSet<HTMLElement>();

/** Reveals an element by height and opacity; one that is there already stays as it is. */
export function slideDown(element: HTMLElement): void {
  if (shown.has(element)) return;
  shown.add(element);
  running.get(element)?.cancel();
  element.style.display = '';
  if (getComputedStyle(element).display === 'none') element.style.display = 'block';
  if (!canMove(element)) return;
  const height = `${element.offsetHeight}px`;
  const frames = { height: ['0', height], opacity: [0, 1], overflow: ['hidden', 'hidden'] };
  running.set(element, element.animate(frames, { duration: SLIDE, easing: 'ease-out' }));
}

/** Hides an element by height and opacity; its content stays. */
export function slideUp(element: HTMLElement): void {
  shown.delete(element);
  running.get(element)?.cancel();
  if (!canMove(element) || element.offsetHeight === 0) {
    element.style.display = 'none';
    return;
  }
  const height = `${element.offsetHeight}px`;
  const frames = { height: [height, '0'], opacity: [1, 0], overflow: ['hidden', 'hidden'] };
  const animation = element.animate(frames, { duration: SLIDE, easing: 'ease-in' });
  running.set(element, animation);
  animation.onfinish = () => {
    element.style.display = 'none';
  };
}

/**
 * Starts the platform's media player for audio and video of a variation's description, where the page has it.
 * Source: contract 3.9.
 */
export function startMedia(block: Element): void {
  const platform = pageGlobal('wp');
  const player: unknown =
    typeof platform === 'object' && platform !== null ? Reflect.get(platform, 'mediaelement') : undefined;
  const $ = pageJQuery();
  if (typeof player !== 'object' || player === null || !$) return;
  const players = [...block.querySelectorAll(PLAYERS)].filter(
    element => !element.matches('.mejs-container') && !element.parentElement?.matches('.mejs-mediaelement'),
  );
  const start: unknown = $.fn.mediaelementplayer;
  if (players.length === 0 || typeof start !== 'function') return;
  const settings = pageGlobal('_wpmejsSettings');
  start.call($(players), settings ?? {});
}

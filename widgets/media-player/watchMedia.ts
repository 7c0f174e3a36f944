import { bus } from '../../src/core/bus/bus';
import type { PlayingMedia } from '../../src/core/bus/events/media';
import { clearActiveRow, markActiveRow } from './activeRow';
import { rewindKept } from './recordings';

export const OWN_AUDIO = 'wcpt-audio-elm';

let watchers = 0;
let ended = new AbortController();

/** Players of the platform in place of a media element: they dispatch no native events. */
const platformMedia = new Set<PlayingMedia>();

const setPlatform = (media: Element, isPlaying: boolean) =>
  media.closest('.mejs-container')?.classList.toggle('wcpt-mejs-playing', isPlaying);

/** A muted video without controls is part of the theme's look. */
export const isDecoration = (media: EventTarget): boolean =>
  media instanceof HTMLVideoElement && media.muted && !media.controls;

function pauseOthers(playing: EventTarget): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
    if (media === playing || (playing instanceof Element && playing.contains(media))) continue;
    if (!media.paused && !isDecoration(media)) media.pause();
    if (media.classList.contains(OWN_AUDIO) && media.currentTime > 0) media.currentTime = 0;
  }
  for (const media of platformMedia) {
    const isSame = media === playing || (media instanceof Node && playing instanceof Node && media.contains(playing));
    if (!isSame && !media.paused) media.pause();
  }
}

function onPlay(media: EventTarget): void {
  if (isDecoration(media)) return;
  pauseOthers(media);
  rewindKept();
  if (!(media instanceof Element)) return;
  setPlatform(media, true);
  markActiveRow(media);
}

function onPause(media: EventTarget): void {
  if (!(media instanceof Element)) return;
  setPlatform(media, false);
  clearActiveRow(media);
}

const EVENTS = { play: onPlay, pause: onPause, ended: onPause };

function listen(signal: AbortSignal): void {
  for (const [type, act] of Object.entries(EVENTS)) {
    const hear = ({ target }: Event) => target instanceof HTMLMediaElement && act(target);
    // Media events do not bubble.
    document.addEventListener(type, hear, { capture: true, signal });
  }
  bus.on('MEJSready', ({ media }) => addMedia(media, signal), { target: document, signal });
}

function addMedia(media: PlayingMedia, signal: AbortSignal): void {
  if (!(media instanceof HTMLMediaElement) && !platformMedia.has(media)) {
    platformMedia.add(media);
    for (const [type, act] of Object.entries(EVENTS)) media.addEventListener(type, () => act(media), { signal });
    signal.addEventListener('abort', () => platformMedia.delete(media), { once: true });
  }
  if (!media.paused) onPlay(media);
}

/** Lets one medium of the page play at a time, while any player is mounted. */
export function watchMedia(signal: AbortSignal): void {
  if (watchers++ === 0) {
    ended = new AbortController();
    listen(ended.signal);
  }
  signal.addEventListener('abort', () => --watchers === 0 && ended.abort(), { once: true });
}

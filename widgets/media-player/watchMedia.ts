import { bus } from '../../src/core/bus/bus';
import type { PlayingMedia } from '../../src/core/bus/events/media';
import { clearActiveRow, markActiveRow } from './activeRow';
import { rewindKept } from './recordings';

/** Audio that a player of ours has made. */
export const OWN_AUDIO = 'wcpt-audio-elm';

let watchers = 0;
let ended = new AbortController();

/** What a platform's player has put in the place of a media element: its events are no native ones. */
const strangers = new Set<PlayingMedia>();

const setPlatform = (media: Element, isPlaying: boolean) =>
  media.closest('.mejs-container')?.classList.toggle('wcpt-mejs-playing', isPlaying);

/** A muted video without controls is part of the theme's look. */
const isLook = (media: EventTarget): boolean => media instanceof HTMLMediaElement && media.muted && !media.controls;

/** Pauses all other media of the page; rows go back to their start. */
function pauseOthers(playing: EventTarget): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
    if (media === playing || (playing instanceof Element && playing.contains(media))) continue;
    if (!media.paused && !isLook(media)) media.pause();
    if (media.classList.contains(OWN_AUDIO) && media.currentTime > 0) media.currentTime = 0;
  }
  for (const media of strangers) {
    const isSame = media === playing || (media instanceof Node && playing instanceof Node && media.contains(playing));
    if (!isSame && !media.paused) media.pause();
  }
}

function onPlay(media: EventTarget): void {
  if (isLook(media)) return;
  pauseOthers(media);
  rewindKept();
  if (!(media instanceof Element)) return;
  setPlatform(media, true);
  markActiveRow(media);
}

function onRest(media: EventTarget): void {
  if (!(media instanceof Element)) return;
  setPlatform(media, false);
  clearActiveRow(media);
}

const EVENTS = { play: onPlay, pause: onRest, ended: onRest };

function listen(signal: AbortSignal): void {
  for (const [type, act] of Object.entries(EVENTS)) {
    const hear = ({ target }: Event) => target instanceof HTMLMediaElement && act(target);
    // Media events do not bubble.
    document.addEventListener(type, hear, { capture: true, signal });
  }
  bus.on('MEJSready', ({ media }) => meet(media, signal), { target: document, signal });
}

/** Takes up what a platform's player has made late. */
function meet(media: PlayingMedia, signal: AbortSignal): void {
  if (!(media instanceof HTMLMediaElement) && !strangers.has(media)) {
    strangers.add(media);
    for (const [type, act] of Object.entries(EVENTS)) media.addEventListener(type, () => act(media), { signal });
    signal.addEventListener('abort', () => strangers.delete(media), { once: true });
  }
  if (!media.paused) onPlay(media);
}

/**
 * Has one medium of the page play at a time, whoever plays it, while any player is mounted.
 * Source: add-on contract 14.8; contract product-table 22.
 */
export function watchMedia(signal: AbortSignal): void {
  if (watchers++ === 0) {
    ended = new AbortController();
    listen(ended.signal);
  }
  signal.addEventListener('abort', () => --watchers === 0 && ended.abort(), { once: true });
}

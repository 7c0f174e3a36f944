import { markActiveRow } from './activeRow';

/** Audio that a player of ours has made. */
export const OWN_AUDIO = 'wcpt-audio-elm';

let watchers = 0;
let ended = new AbortController();

const setPlatform = (media: Element, isPlaying: boolean) =>
  media.closest('.mejs-container')?.classList.toggle('wcpt-mejs-playing', isPlaying);

/** Pauses all other media of the page; rows go back to their start. */
function pauseOthers(playing: EventTarget | null): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
    if (media === playing) continue;
    // A muted video without controls is part of the theme's look.
    if (!media.paused && !(media.muted && !media.controls)) media.pause();
    if (media.classList.contains(OWN_AUDIO) && media.currentTime > 0) media.currentTime = 0;
  }
}

function listen(signal: AbortSignal): void {
  const hear = (type: string, act: (media: HTMLMediaElement) => void) =>
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLMediaElement) act(target);
      },
      // Media events do not bubble.
      { capture: true, signal },
    );
  hear('play', media => {
    if (media.muted && !media.controls) return;
    pauseOthers(media);
    setPlatform(media, true);
    markActiveRow(media);
  });
  hear('pause', media => setPlatform(media, false));
  hear('ended', media => setPlatform(media, false));
}

/**
 * Has one medium of the page play at a time, whoever plays it, while any player is mounted.
 * Source: add-on contract 14.8.
 */
export function watchMedia(signal: AbortSignal): void {
  if (watchers++ === 0) {
    ended = new AbortController();
    listen(ended.signal);
  }
  signal.addEventListener('abort', () => --watchers === 0 && ended.abort(), { once: true });
}

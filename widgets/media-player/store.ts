import { pageJQuery } from '../../src/core/bus/jquery';
import { announce } from '../../src/core/cart/liveRegion';
import { createDrawnStore } from '../../src/ui/storeContext';
import { clearActiveRow, markActiveRow } from './activeRow';
import { tMediaPlayer } from './messages';
import { keepRecording, takeRecording, takeTime } from './recordings';
import { OWN_AUDIO, watchMedia } from './watchMedia';

/** Why a recording that was to play does not. */
type Problem = 'failed' | 'blocked' | 'offline';

export interface PlayerState {
  readonly status: 'paused' | 'playing' | Problem;
  readonly isLoaded: boolean;
}

export type PlayerStore = ReturnType<typeof createPlayerStore>;

export const problemIn = ({ status }: PlayerState): Problem | undefined =>
  status === 'paused' || status === 'playing' ? undefined : status;

export function recordingName(player: HTMLElement): string {
  const row = player.closest('.wcpt-row');
  // A table in a cell has titles of its own.
  const title = [...(row?.querySelectorAll('.wcpt-title') ?? [])].find(one => one.closest('.wcpt-row') === row);
  return title?.textContent?.trim() || tMediaPlayer('mediaPlayer.recording');
}

export const problemText = (player: HTMLElement, problem: Problem): string =>
  tMediaPlayer(`mediaPlayer.${problem}`, { name: recordingName(player) });

/** What a player shows. */
export function createPlayerView(player: HTMLElement) {
  const store = createDrawnStore<PlayerState>(() => ({ status: 'paused', isLoaded: false }));
  const { getState, draw } = store;
  return {
    ...store,
    rest(): void {
      if (getState().status === 'playing') draw({ status: 'paused' });
      clearActiveRow(player);
    },
    fail(problem: Problem): void {
      draw({ status: problem });
      clearActiveRow(player);
      announce(problemText(player, problem));
    },
  };
}

/** Name under which other scripts find a player's audio. */
const SHARED = 'wcpt-media-el';

/** A failed recording is shown as paused, with a text and an announcement. See contract/product-table.md#audio-csv-wishlist. */
export function createPlayerStore(player: HTMLElement, src: string) {
  const { rest, fail, draw, ...store } = createPlayerView(player);
  const before = takeRecording(player);
  const over = new AbortController();
  let audio: HTMLAudioElement | undefined;

  /** Created when it is first played. Not rendered by React: it is invisible. */
  function createAudio(): HTMLAudioElement {
    const made = document.createElement('audio');
    made.className = OWN_AUDIO;
    made.preload = 'none';
    made.loop = isOn(player.dataset.wcptLoop);
    made.src = src;
    const time = takeTime(player);
    if (time > 0) made.currentTime = time;
    return connect(made);
  }

  function connect(made: HTMLAudioElement): HTMLAudioElement {
    const { signal } = over;
    made.addEventListener('play', () => draw({ status: 'playing' }), { signal });
    made.addEventListener('canplay', () => draw({ isLoaded: true }), { signal });
    made.addEventListener('pause', rest, { signal });
    made.addEventListener('ended', rest, { signal });
    // Also when the connection breaks while it plays: it is not paused then.
    made.addEventListener('error', () => fail(problemOf(made.error)), { signal });
    if (made.parentElement !== player) player.append(made);
    pageJQuery()?.(player).data(SHARED, made);
    return made;
  }

  async function play(): Promise<void> {
    audio ??= createAudio();
    if (audio.error) audio.load();
    try {
      await audio.play();
    } catch (error) {
      // Its error event reports it, or it was paused before it began.
      const name = error instanceof DOMException ? error.name : '';
      const isTold = over.signal.aborted || audio.error || name === 'AbortError';
      if (!isTold) fail(name === 'NotAllowedError' ? 'blocked' : 'failed');
    }
  }

  function press(action: 'play' | 'pause' | 'stop'): void {
    if (action === 'play') void play();
    else audio?.pause();
    if (action === 'stop' && audio) audio.currentTime = 0;
  }

  function goOn(made: HTMLAudioElement): void {
    audio = connect(made);
    draw({
      status: made.paused ? 'paused' : 'playing',
      isLoaded: made.readyState > HTMLMediaElement.HAVE_CURRENT_DATA,
    });
    if (made.paused) void play();
    else markActiveRow(made);
  }

  function start(signal: AbortSignal): void {
    watchMedia(signal);
    if (before) goOn(before);
    signal.addEventListener('abort', () => {
      over.abort();
      clearActiveRow(player);
      if (audio) keepRecording(player, audio);
      pageJQuery()?.(player).data(SHARED, null);
    });
  }

  /** `isGoingOn`: it plays already, since the row's earlier markup. */
  return { ...store, player, isGoingOn: before !== undefined, press, start };
}

/** Browsers report the same for a failed load and an unknown format. */
const problemOf = (error: MediaError | null): Problem =>
  (error && error.code === error.MEDIA_ERR_NETWORK) || !navigator.onLine ? 'offline' : 'failed';

/** Whether an attribute is on: any value but a word for no, also an empty one. */
const isOn = (value: string | undefined): boolean => value !== undefined && !/^(?:0|false|no|off)$/i.test(value);

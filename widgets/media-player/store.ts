import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { pageJQuery } from '../../src/core/bus/jquery';
import { announce } from '../../src/core/cart/liveRegion';
import { clearActiveRow, markActiveRow } from './activeRow';
import { tMediaPlayer } from './messages';
import { keepRecording, takeRecording, takeTime } from './recordings';
import { OWN_AUDIO, watchMedia } from './watchMedia';

/** Why a recording does not play: it can't, the browser does not let it, the connection is gone. */
export type Problem = 'failed' | 'blocked' | 'offline';

export interface PlayerState {
  readonly isPlaying: boolean;
  /** Whether enough of the recording is there to play. */
  readonly isLoaded: boolean;
  /** Until the next try. */
  readonly problem: Problem | undefined;
}

export interface PlayerStore extends StoreApi<PlayerState> {
  readonly player: HTMLElement;
  /** Whether it plays already, since the row's earlier markup. */
  readonly isGoingOn: boolean;
  /** A button was pressed. */
  press(action: 'play' | 'pause' | 'stop'): void;
  /** Lets the player work; at its end it falls silent. */
  start(signal: AbortSignal): void;
}

/** Nothing has been played. */
export const AT_REST: PlayerState = { isPlaying: false, isLoaded: false, problem: undefined };

/** What a player plays, in words: the product of its row. */
export function recordingName(player: HTMLElement): string {
  const title = player.closest('.wcpt-row')?.querySelector('.wcpt-title')?.textContent?.trim();
  return title || tMediaPlayer('mediaPlayer.recording');
}

/** What is said of a recording that does not play. */
export const problemText = (player: HTMLElement, problem: Problem): string =>
  tMediaPlayer(`mediaPlayer.${problem}`, { name: recordingName(player) });

/** Where other scripts look for a player's audio. Source: contract product-table 36. */
const SHARED = 'wcpt-media-el';

/**
 * The recording of a row. What does not play is shown as paused, told of at the row and announced; the next press tries
 * again. Source: contract product-table 22; add-on contract 14.6, 14.8.
 * @param src an address that may be followed
 */
export function createPlayerStore(player: HTMLElement, src: string): PlayerStore {
  const store = createStore<PlayerState>()(() => AT_REST);
  const show = (state: Partial<PlayerState>) => flushSync(() => store.setState(state));
  const before = takeRecording(player);
  const over = new AbortController();
  let audio: HTMLAudioElement | undefined;

  const rest = () => {
    show({ isPlaying: false });
    clearActiveRow(player);
  };
  const fail = (problem: Problem) => {
    show({ isPlaying: false, problem });
    clearActiveRow(player);
    announce(problemText(player, problem));
  };

  /** Made when it is first played. No part of the picture: nobody sees it. */
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

  /** Its events say what is shown. */
  function connect(made: HTMLAudioElement): HTMLAudioElement {
    const { signal } = over;
    made.addEventListener('play', () => show({ isPlaying: true, problem: undefined }), { signal });
    made.addEventListener('canplay', () => show({ isLoaded: true }), { signal });
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
    // What failed is asked for again.
    if (audio.error) audio.load();
    try {
      await audio.play();
    } catch (error) {
      // Its error event tells of it, or somebody paused it before it began.
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

  /** Goes on with what has played in the row's earlier markup. */
  function goOn(made: HTMLAudioElement): void {
    audio = connect(made);
    show({ isPlaying: !made.paused, isLoaded: made.readyState > HTMLMediaElement.HAVE_CURRENT_DATA });
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

  return { ...store, player, isGoingOn: before !== undefined, press, start };
}

/** Of what does not load and what is no sound browsers say the same. */
const problemOf = (error: MediaError | null): Problem =>
  (error && error.code === error.MEDIA_ERR_NETWORK) || !navigator.onLine ? 'offline' : 'failed';

/** Any value but a spoken no; the bare attribute is a yes. */
const isOn = (value: string | undefined): boolean => value !== undefined && !/^(?:0|false|no|off)$/i.test(value);

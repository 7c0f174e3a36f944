import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { announce } from '../../src/core/cart/liveRegion';
import { clearActiveRow } from './activeRow';
import { tMediaPlayer } from './messages';
import { OWN_AUDIO, watchMedia } from './watchMedia';

export interface PlayerState {
  readonly isPlaying: boolean;
  /** Whether enough of the recording is there to play. */
  readonly isLoaded: boolean;
}

export interface PlayerStore extends StoreApi<PlayerState> {
  readonly player: HTMLElement;
  /** A button was pressed. */
  press(action: 'play' | 'pause' | 'stop'): void;
  /** Lets the player work; at its end it falls silent. */
  start(signal: AbortSignal): void;
}

/** What a player plays, in words: the product of its row. */
export function recordingName(player: HTMLElement): string {
  const title = player.closest('.wcpt-row')?.querySelector('.wcpt-title')?.textContent?.trim();
  return title || tMediaPlayer('mediaPlayer.recording');
}

/**
 * The recording of a row. What does not play is shown as paused and announced; the next press tries again.
 * Source: contract product-table 22; add-on contract 14.6, 14.8.
 * @param src an address that may be followed
 */
export function createPlayerStore(player: HTMLElement, src: string): PlayerStore {
  const store = createStore<PlayerState>()(() => ({ isPlaying: false, isLoaded: false }));
  const show = (state: Partial<PlayerState>) => flushSync(() => store.setState(state));
  let audio: HTMLAudioElement | undefined;
  let isOver = false;

  const rest = () => {
    show({ isPlaying: false });
    clearActiveRow(player);
  };
  const fail = () => {
    rest();
    announce(tMediaPlayer('mediaPlayer.failed', { name: recordingName(player) }));
  };

  /** Made when it is first played; its events say what is shown. No part of the picture: nobody sees it. */
  function createAudio(): HTMLAudioElement {
    const made = document.createElement('audio');
    made.className = OWN_AUDIO;
    made.preload = 'none';
    made.loop = isOn(player.dataset.wcptLoop);
    made.src = src;
    made.addEventListener('play', () => show({ isPlaying: true }));
    made.addEventListener('canplay', () => show({ isLoaded: true }));
    made.addEventListener('pause', rest);
    made.addEventListener('ended', rest);
    // Also when the connection breaks while it plays: it is not paused then.
    made.addEventListener('error', fail);
    player.append(made);
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
      const isTold = isOver || audio.error || (error instanceof DOMException && error.name === 'AbortError');
      if (!isTold) fail();
    }
  }

  function press(action: 'play' | 'pause' | 'stop'): void {
    if (action === 'play') void play();
    else audio?.pause();
    if (action === 'stop' && audio) audio.currentTime = 0;
  }

  function start(signal: AbortSignal): void {
    watchMedia(signal);
    signal.addEventListener('abort', () => {
      isOver = true;
      audio?.pause();
      audio?.remove();
      clearActiveRow(player);
    });
  }

  return { ...store, player, press, start };
}

/** Any value but a spoken no; the bare attribute is a yes. */
const isOn = (value: string | undefined): boolean => value !== undefined && !/^(?:0|false|no|off)$/i.test(value);

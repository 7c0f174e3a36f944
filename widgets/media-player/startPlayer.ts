import { announce } from '../../src/core/cart/liveRegion';
import { clearActiveRow } from './activeRow';
import { offerButtons, pressedAction, recordingName, showPlaying } from './buttons';
import { tMediaPlayer } from './messages';
import { OWN_AUDIO } from './watchMedia';

/** Any value but a spoken no; the bare attribute is a yes. */
const isOn = (value: string | undefined): boolean => value !== undefined && !/^(?:0|false|no|off)$/i.test(value);

/** Says that a recording does not play. */
function tellFailed(player: HTMLElement): void {
  showPlaying(player, false);
  clearActiveRow(player);
  announce(tMediaPlayer('mediaPlayer.failed', { name: recordingName(player) }));
}

/** The audio of a player, made when it is first played; its events say what is shown. */
function createAudio(player: HTMLElement, src: string, signal: AbortSignal): HTMLAudioElement {
  const audio = document.createElement('audio');
  audio.className = OWN_AUDIO;
  audio.preload = 'none';
  audio.loop = isOn(player.dataset.wcptLoop);
  audio.src = src;
  const hear = (type: string, act: () => void) => audio.addEventListener(type, act, { signal });
  const rest = () => {
    showPlaying(player, false);
    clearActiveRow(player);
  };
  hear('play', () => showPlaying(player, true));
  hear('pause', rest);
  hear('ended', rest);
  // Also when the connection breaks while it plays: it is not paused then.
  hear('error', () => tellFailed(player));
  hear('canplay', () => player.classList.add('wcpt-media-loaded'));
  player.append(audio);
  return audio;
}

/**
 * Plays the recording of a row with its buttons. What does not play is shown as paused and announced; the next press tries
 * again. A player that leaves the page falls silent. Source: contract product-table 22; add-on contract 14.6, 14.8.
 * @param src an address that may be followed
 */
export function startPlayer(player: HTMLElement, src: string, signal: AbortSignal): void {
  let audio: HTMLAudioElement | undefined;

  async function play(): Promise<void> {
    audio ??= createAudio(player, src, signal);
    // What failed is asked for again.
    if (audio.error) audio.load();
    try {
      await audio.play();
    } catch (error) {
      // Its error event tells of it, or somebody paused it before it began.
      const isTold = signal.aborted || audio.error || (error instanceof DOMException && error.name === 'AbortError');
      if (!isTold) tellFailed(player);
    }
  }

  function press(event: Event): void {
    const action = pressedAction(player, event.target);
    if (!action) return;
    // A row may be a link.
    event.preventDefault();
    event.stopPropagation();
    if (action === 'play') void play();
    else audio?.pause();
    if (action === 'stop' && audio) audio.currentTime = 0;
  }

  offerButtons(player, signal);
  player.addEventListener('click', press, { signal });
  player.addEventListener(
    'keydown',
    event => {
      const isPress = event.key === 'Enter' || event.key === ' ';
      // The browser itself turns a key on a real button into a click.
      if (isPress && !event.repeat && !(event.target instanceof HTMLButtonElement)) press(event);
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    audio?.pause();
    audio?.remove();
    clearActiveRow(player);
    player.classList.remove('wcpt-player--playing', 'wcpt-media-loaded');
  });
}

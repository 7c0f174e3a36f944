import { tMediaPlayer } from './messages';

const PLAY = '.wcpt-player__play-button';
const STOP = '.wcpt-player__stop-button';
const BUTTON = '.wcpt-player__button';

/** What a player plays, in words: the product of its row. */
export function recordingName(player: HTMLElement): string {
  const title = player.closest('.wcpt-row')?.querySelector('.wcpt-title')?.textContent?.trim();
  return title || tMediaPlayer('mediaPlayer.recording');
}

const actionOf = (button: Element) => (button.matches(PLAY) ? 'play' : button.matches(STOP) ? 'stop' : 'pause');

/** What a press on a button of the player asks for; undefined for a press elsewhere. */
export function pressedAction(player: HTMLElement, target: EventTarget | null): 'play' | 'pause' | 'stop' | undefined {
  const button = target instanceof Element ? target.closest(BUTTON) : null;
  return button && player.contains(button) ? actionOf(button) : undefined;
}

/** Gives the server's plain elements what a keyboard and a screen reader need, until `signal` ends. */
export function offerButtons(player: HTMLElement, signal: AbortSignal): void {
  const name = recordingName(player);
  for (const button of player.querySelectorAll<HTMLElement>(BUTTON)) {
    const wanted: Record<string, string> = {
      role: 'button',
      tabindex: '0',
      'aria-label': tMediaPlayer(`mediaPlayer.${actionOf(button)}`, { name }),
    };
    const missing = button instanceof HTMLButtonElement ? ['aria-label'] : Object.keys(wanted);
    const added = missing.filter(attribute => !button.hasAttribute(attribute));
    for (const attribute of added) button.setAttribute(attribute, wanted[attribute] ?? '');
    signal.addEventListener('abort', () => {
      for (const attribute of added) button.removeAttribute(attribute);
    });
  }
}

/** Shows the state; the focus goes along to the button that takes the other's place. */
export function showPlaying(player: HTMLElement, isPlaying: boolean): void {
  const focused = player.querySelector(`${BUTTON}:focus`);
  player.classList.toggle('wcpt-player--playing', isPlaying);
  if (!focused || focused.matches(PLAY) !== isPlaying) return;
  player.querySelector<HTMLElement>(isPlaying ? `${BUTTON}:not(${PLAY})` : PLAY)?.focus();
}

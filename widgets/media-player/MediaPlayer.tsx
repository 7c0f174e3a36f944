import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useState } from 'react';
import { Adopted, adopt, type SlotProps, useAttributes, useClasses } from '../../src/hydrate';
import { storeContext } from '../../src/ui/storeContext';
import { useStore } from '../../src/ui/useStore';
import { tMediaPlayer } from './messages';
import { type PlayerStore, problemText, recordingName } from './store';

const [PlayerProvider, usePlayer] = storeContext<PlayerStore>();

const BUTTON = '.wcpt-player__button';
export const PLAY = '.wcpt-player__play-button';
const STOP = '.wcpt-player__stop-button';

export function MediaPlayer({ player, store }: { player: HTMLElement; store: PlayerStore }): ReactNode {
  const { isPlaying, isLoaded, problem } = useStore(store);
  useClasses(player, {
    ...(isPlaying && { 'wcpt-player--playing': true }),
    ...(isLoaded && { 'wcpt-media-loaded': true }),
  });
  // After the classes: until they are set the theme hides the button that takes the other's place.
  useLayoutEffect(() => passFocusOn(player, isPlaying), [player, isPlaying]);
  const id = useId();
  useAttributes(player.querySelector(PLAY), problem ? { 'aria-describedby': id } : {});
  return (
    <PlayerProvider value={store}>
      {adopt(player, { [BUTTON]: PlayerButton })}
      {problem && (
        <span id={id} className="sw-player-problem">
          {problemText(player, problem)}
        </span>
      )}
    </PlayerProvider>
  );
}

function passFocusOn(player: HTMLElement, isPlaying: boolean): void {
  const { activeElement: focused } = document;
  const buttons = [...player.querySelectorAll<HTMLElement>(BUTTON)];
  const isShown = (button: Element) => button.matches(PLAY) !== isPlaying;
  if (buttons.some(button => button === focused && !isShown(button))) buttons.find(isShown)?.focus();
}

/** Any element of the server's, made accessible for keyboards and screen readers. */
function PlayerButton({ element }: SlotProps): ReactNode {
  const store = usePlayer();
  const action = element.matches(PLAY) ? 'play' : element.matches(STOP) ? 'stop' : 'pause';
  const isReal = element instanceof HTMLButtonElement;
  const [missing] = useState(() => {
    const label = tMediaPlayer(`mediaPlayer.${action}`, { name: recordingName(store.player) });
    const wanted = { ...(!isReal && { role: 'button', tabindex: '0' }), 'aria-label': label };
    return Object.fromEntries(Object.entries(wanted).filter(([name]) => !element.hasAttribute(name)));
  });
  useAttributes(element, missing);

  const press = (event: SyntheticEvent) => {
    // A row may be a link.
    event.preventDefault();
    event.stopPropagation();
    store.press(action);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isPress = event.key === 'Enter' || event.key === ' ';
    // On a real button the browser makes a click of a key.
    if (isPress && !event.repeat && !isReal) press(event);
  };
  return <Adopted of={element} onClick={press} onKeyDown={onKeyDown} />;
}

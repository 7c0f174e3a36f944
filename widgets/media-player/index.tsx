import { type ReactNode, useId, useLayoutEffect } from 'react';
import { addEvents } from '../../src/core/bus/channel';
import { mediaEvents } from '../../src/core/bus/events/media';
import { settingsElement } from '../../src/core/dataBlocks';
import { MarkupError } from '../../src/core/errors';
import { isRecord, parseJson } from '../../src/core/guards';
import { followableUrl } from '../../src/core/url';
import { Adopted, adopt, type SlotProps, useAttributes, useClasses } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { useMissingAttributes } from '../../src/ui/elements';
import { usePress } from '../../src/ui/press';
import { storeContext } from '../../src/ui/storeContext';
import { useStore } from '../../src/ui/useStore';
import { createFooterStore } from './footerPlayer';
import { tMediaPlayer } from './messages';
import { createPlayerStore, type PlayerStore, problemIn, problemText, recordingName } from './store';
import { watchMedia } from './watchMedia';

addEvents(mediaEvents);

/** A table's audio player, or one of the platform, which is only watched. */
export const mount = defineView('media-player', HTMLElement, player => {
  const kind = playerKind();
  const { wcptSonaarPlaylistId: playlist, wcptSrc } = player.dataset;
  const isOurs = kind === 'audio' || (playlist !== undefined && kind === 'sonaar');
  // The platform's own script draws the others.
  if (!isOurs || !player.matches('.wcpt-player')) return { listen: watchMedia };
  const src = followableUrl(wcptSrc);
  if (!src && !playlist) throw new MarkupError('media-player', player, 'its data-wcpt-src is not an http(s) address');
  if (!player.querySelector(PLAY)) throw new MarkupError('media-player', player, `it has no ${PLAY}`);
  const store = playlist ? createFooterStore(player, playlist) : createPlayerStore(player, src ?? '');
  // At once: audio that plays on from the row's earlier markup must not stop.
  return { render: () => <MediaPlayer player={player} store={store} />, start: store.start, atOnce: store.isGoingOn };
});

/** Returns the player of tables' audio rows; `audio` where the page has no setting. */
export function playerKind(): string {
  // The services report broken settings.
  const config = parseJson(settingsElement('shop-services')?.text ?? '');
  const player = isRecord(config) && isRecord(config.mediaPlayer) ? config.mediaPlayer : {};
  return typeof player.kind === 'string' ? player.kind : 'audio';
}

const [PlayerProvider, usePlayer] = storeContext<PlayerStore>();

const BUTTON = '.wcpt-player__button';
const PLAY = '.wcpt-player__play-button';
const STOP = '.wcpt-player__stop-button';

function MediaPlayer({ player, store }: { player: HTMLElement; store: PlayerStore }): ReactNode {
  const state = useStore(store);
  const isPlaying = state.status === 'playing';
  const problem = problemIn(state);
  useClasses(player, {
    ...(isPlaying && { 'wcpt-player--playing': true }),
    ...(state.isLoaded && { 'wcpt-media-loaded': true }),
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
  const label = tMediaPlayer(`mediaPlayer.${action}`, { name: recordingName(store.player) });
  useMissingAttributes(element, { ...(!isReal && { role: 'button', tabindex: '0' }), 'aria-label': label });

  const press = usePress(event => {
    // A row may be a link.
    event.stopPropagation();
    store.press(action);
  });
  return <Adopted of={element} {...press} />;
}

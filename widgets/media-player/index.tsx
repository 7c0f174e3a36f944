import { addEvents } from '../../src/core/bus/channel';
import { mediaEvents } from '../../src/core/bus/events/media';
import { settingsElement } from '../../src/core/dataBlocks';
import { MarkupError } from '../../src/core/errors';
import { isRecord, parseJson } from '../../src/core/guards';
import { followableUrl } from '../../src/core/url';
import { defineView } from '../../src/hydrate/defineView';
import { createFooterStore } from './footerPlayer';
import { MediaPlayer, PLAY } from './MediaPlayer';
import { createPlayerStore } from './store';
import { watchMedia } from './watchMedia';

addEvents(mediaEvents);

/** A table's audio player, or one of the platform, which is only watched. Source: contract product-table 22; add-on contract 14. */
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
  // At once: what plays on from the row's earlier markup must not stop.
  return { render: () => <MediaPlayer player={player} store={store} />, start: store.start, atOnce: store.isGoingOn };
});

/** Returns who plays the audio rows of tables; `audio` where the page does not say. Source: add-on contract 11.3. */
export function playerKind(): string {
  // The services report broken settings.
  const config = parseJson(settingsElement('shop-services')?.text ?? '');
  const player = isRecord(config) && isRecord(config.mediaPlayer) ? config.mediaPlayer : {};
  return typeof player.kind === 'string' ? player.kind : 'audio';
}

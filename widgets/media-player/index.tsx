import { behave } from '../../src/core/behave';
import { addWires } from '../../src/core/bus/wire';
import { mediaWires } from '../../src/core/bus/wires/media';
import { MarkupError } from '../../src/core/errors';
import { followableUrl } from '../../src/core/url';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { createFooterStore } from './footerPlayer';
import { MediaPlayer, PLAY } from './MediaPlayer';
import { playerKind } from './playerKind';
import { createPlayerStore } from './store';
import { watchMedia } from './watchMedia';

addWires(mediaWires);

/**
 * Takes over an audio player of a product table, `.wcpt-player`, or watches one of the platform, so that one plays at a
 * time. Source: contract product-table 22; add-on contract 14.
 * @throws MarkupError when it has no buttons, or neither a playlist nor an address that can be followed
 */
function mountMediaPlayer(marker: Element, options: HydrateOptions = {}): Mounted {
  const kind = playerKind();
  const playlist = marker instanceof HTMLElement ? marker.dataset.wcptSonaarPlaylistId : undefined;
  const isOurs = kind === 'audio' || (playlist !== undefined && kind === 'sonaar');
  if (!isOurs || !(marker instanceof HTMLElement) || !marker.matches('.wcpt-player')) {
    // The platform's own script draws these: we only listen.
    return behave('media-player', marker, watchMedia, options);
  }
  const src = followableUrl(marker.dataset.wcptSrc);
  if (!src && !playlist) throw new MarkupError('media-player', marker, 'its data-wcpt-src is not an http(s) address');
  if (!marker.querySelector(PLAY)) throw new MarkupError('media-player', marker, `it has no ${PLAY}`);
  const store = playlist ? createFooterStore(marker, playlist) : createPlayerStore(marker, src ?? '');
  return hydrateWidget('media-player', marker, () => <MediaPlayer player={marker} store={store} />, {
    ...options,
    // What plays on from the row's earlier markup is not to stop.
    atOnce: store.isGoingOn,
    start: store.start,
  });
}

export { mountMediaPlayer as mount };

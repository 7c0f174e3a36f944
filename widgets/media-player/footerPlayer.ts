import { globalAt } from '../../src/core/config/pageGlobal';
import { clearActiveRow, markActiveRow } from './activeRow';
import { keyOf } from './recordings';
import { createPlayerView, type PlayerStore, problemIn } from './store';
import { isDecoration, OWN_AUDIO, watchMedia } from './watchMedia';

interface FooterPlayer {
  setPlayer(options: Readonly<Record<string, unknown>>): unknown;
  readonly play?: unknown;
  readonly pause?: unknown;
}

/** `IRON.sonaar.player`, as it stands now. */
function footerPlayer(): FooterPlayer | undefined {
  const player = globalAt('IRON', 'sonaar', 'player');
  return isFooterPlayer(player) ? player : undefined;
}

const isFooterPlayer = (value: unknown): value is FooterPlayer =>
  typeof value === 'object' && value !== null && 'setPlayer' in value && typeof value.setPlayer === 'function';

const call = (player: FooterPlayer, name: 'play' | 'pause'): void => {
  const method: unknown = player[name];
  if (typeof method === 'function') Reflect.apply(method, player, []);
};

/** The row whose recording the footer plays. */
interface Asked {
  /** What shows it at rest, or the key of its recording once its markup was removed: new markup of the same row takes its place. */
  row: (() => void) | string;
  /** The first media element that plays after the footer was asked. */
  media: HTMLMediaElement | undefined;
}

let asked: Asked | undefined;

const isFooterMedia = (target: EventTarget | null): target is HTMLMediaElement =>
  target instanceof HTMLMediaElement &&
  (asked?.media?.isConnected
    ? target === asked.media
    : !isDecoration(target) && !target.closest('.wcpt-row') && !target.classList.contains(OWN_AUDIO));

/** The row shows the state of the media in the page's footer. See contract/product-table.md#audio-csv-wishlist. */
export function createFooterStore(player: HTMLElement, playlist: string): PlayerStore {
  const { rest, fail, draw, ...store } = createPlayerView(player);
  const key = keyOf(player);
  const show = () => {
    draw({ status: 'playing', isLoaded: true });
    markActiveRow(player);
  };
  const askedHere = () => (asked?.row === rest ? asked : undefined);

  function play(): void {
    const footer = footerPlayer();
    try {
      if (!footer) throw new Error('there is no IRON.sonaar.player');
      if (problemIn(store.getState())) draw({ status: 'paused' });
      if (askedHere()) call(footer, 'play');
      else {
        if (typeof asked?.row === 'function') asked.row();
        asked = { row: rest, media: undefined };
        footer.setPlayer({ id: Number(playlist) || playlist, autoplay: true, soundwave: true });
      }
    } catch {
      asked = undefined;
      fail('failed');
    }
  }

  function press(action: 'play' | 'pause' | 'stop'): void {
    if (action === 'play') play();
    else {
      const footer = footerPlayer();
      if (footer) call(footer, 'pause');
    }
  }

  function start(signal: AbortSignal): void {
    watchMedia(signal);
    const options = { capture: true, signal };
    const onPlay = ({ target }: Event) => {
      const own = askedHere();
      if (!own || !isFooterMedia(target)) return;
      own.media = target;
      show();
    };
    if (asked && asked.row === key) {
      asked.row = rest;
      if (asked.media && !asked.media.paused) show();
    }
    document.addEventListener('play', onPlay, options);
    for (const type of ['pause', 'ended']) {
      document.addEventListener(type, ({ target }) => target === askedHere()?.media && rest(), options);
    }
    signal.addEventListener('abort', () => {
      clearActiveRow(player);
      const own = askedHere();
      if (!own) return;
      if (key === undefined) asked = undefined;
      else own.row = key;
    });
  }

  return { ...store, player, isGoingOn: false, press, start };
}

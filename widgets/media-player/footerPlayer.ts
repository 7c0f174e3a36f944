import { announce } from '../../src/core/cart/liveRegion';
import { globalAt } from '../../src/core/config/pageGlobal';
import { createDrawnStore } from '../../src/ui/storeContext';
import { clearActiveRow, markActiveRow } from './activeRow';
import { keyOf } from './recordings';
import { AT_REST, type PlayerState, type PlayerStore, problemText } from './store';
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

interface Row {
  /** Key of the row's recording. Undefined outside of tables. */
  readonly key: string | undefined;
  readonly forget: () => void;
  /** Whether its markup was removed: new markup of the same row takes its place. */
  readonly isGone?: boolean;
}

/** The row whose recording the footer plays, and the media element: the first one that plays after the footer was asked. */
let asked: Row | undefined;
let media: HTMLMediaElement | undefined;

const isFooterMedia = (target: EventTarget | null): target is HTMLMediaElement =>
  target instanceof HTMLMediaElement &&
  (media?.isConnected
    ? target === media
    : !isDecoration(target) && !target.closest('.wcpt-row') && !target.classList.contains(OWN_AUDIO));

/** The row shows the state of the media in the page's footer. See contract/product-table.md#audio-csv-wishlist. */
export function createFooterStore(player: HTMLElement, playlist: string): PlayerStore {
  const store = createDrawnStore<PlayerState>(() => AT_REST);
  const { draw } = store;
  const rest = () => {
    draw({ isPlaying: false });
    clearActiveRow(player);
  };
  const show = () => {
    draw({ isPlaying: true, isLoaded: true });
    markActiveRow(player);
  };
  const self: Row = { key: keyOf(player), forget: rest };

  function play(): void {
    const footer = footerPlayer();
    try {
      if (!footer) throw new Error('there is no IRON.sonaar.player');
      draw({ problem: undefined });
      if (asked === self) call(footer, 'play');
      else {
        asked?.forget();
        asked = self;
        media = undefined;
        footer.setPlayer({ id: Number(playlist) || playlist, autoplay: true, soundwave: true });
      }
    } catch {
      asked = undefined;
      draw({ isPlaying: false, problem: 'failed' });
      announce(problemText(player, 'failed'));
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
      if (asked !== self || !isFooterMedia(target)) return;
      media = target;
      show();
    };
    if (asked?.isGone && asked.key === self.key) {
      asked = self;
      if (media && !media.paused) show();
    }
    document.addEventListener('play', onPlay, options);
    for (const type of ['pause', 'ended']) {
      document.addEventListener(type, ({ target }) => target === media && asked === self && rest(), options);
    }
    signal.addEventListener('abort', () => {
      clearActiveRow(player);
      if (asked === self) asked = self.key === undefined ? undefined : { ...self, isGone: true };
    });
  }

  return { ...store, player, isGoingOn: false, press, start };
}

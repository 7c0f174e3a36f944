const PLAYING = ['wcpt-player--playing', 'wcpt-media-loaded'];

/** Recordings that go on to play in the new markup of their row, and where others were when theirs left the page, s. */
const playing = new Map<string, HTMLAudioElement>();
const times = new Map<string, number>();

/** Keys of players that were taken over: out of the page they have no row any more. */
const keys = new WeakMap<HTMLElement, string>();

/** What tells a row's recording from others: table, product and address; none outside of rows. */
function keyOf(player: HTMLElement): string | undefined {
  const row = player.closest<HTMLElement>('.wcpt-row');
  const { wcptProductId, wcptVariationId = '' } = row?.dataset ?? {};
  const table = row?.closest<HTMLElement>('.wcpt')?.dataset.wcptTableId;
  return table && wcptProductId
    ? [table, wcptProductId, wcptVariationId, player.dataset.wcptSrc].join('\n')
    : undefined;
}

/**
 * Keeps a recording whose player leaves the page: one that plays goes on in the new markup of its row, if an answer of the
 * table has brought that; else it falls silent, and goes on from where it was when its row comes back.
 * Source: contract product-table 22.
 */
export function keepRecording(player: HTMLElement, audio: HTMLAudioElement): void {
  const key = keys.get(player);
  keys.delete(player);
  const heir = key !== undefined && !audio.paused && !player.isConnected ? findPlayer(key) : undefined;
  if (key === undefined || !heir) {
    if (key !== undefined && audio.currentTime > 0 && !audio.ended) times.set(key, audio.currentTime);
    audio.pause();
    audio.remove();
    return;
  }
  playing.set(key, audio);
  // In the same moment: what is out of the page is paused.
  heir.append(audio);
  heir.classList.add(...PLAYING);
}

/** What plays in a player's markup since an earlier one has left the page; its player shows it from here on. */
export function takeRecording(player: HTMLElement): HTMLAudioElement | undefined {
  const key = keyOf(player);
  if (key === undefined) return undefined;
  keys.set(player, key);
  const audio = playing.get(key);
  if (!audio || audio.parentElement !== player) return undefined;
  playing.delete(key);
  player.classList.remove(...PLAYING);
  // It is none of the server's nodes.
  audio.remove();
  return audio;
}

/** Where a player's recording was when its row left the page, s; once. */
export function takeTime(player: HTMLElement): number {
  const key = keys.get(player) ?? '';
  const time = times.get(key) ?? 0;
  times.delete(key);
  return time;
}

/** Another recording plays: those that are out of the page are at their start again, as those in it. */
export const rewindKept = (): void => times.clear();

const findPlayer = (key: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.wcpt-row .wcpt-player[data-wcpt-src]')].find(
    player => keyOf(player) === key && !keys.has(player),
  );

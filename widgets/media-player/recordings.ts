const PLAYING = ['wcpt-player--playing', 'wcpt-media-loaded'];

/** Recordings that continue in the new markup of their row, and the times of others when their row left the page, s. */
const playing = new Map<string, HTMLAudioElement>();
const times = new Map<string, number>();

/** Keys of mounted players: out of the page they have no row any more. */
const keys = new WeakMap<HTMLElement, string>();

/** Returns the key of a row's recording: table, product and address or playlist; undefined outside of rows. */
export function keyOf(player: HTMLElement): string | undefined {
  const row = player.closest<HTMLElement>('.wcpt-row');
  const { wcptProductId, wcptVariationId = '' } = row?.dataset ?? {};
  const { wcptSrc, wcptSonaarPlaylistId } = player.dataset;
  const table = row?.closest<HTMLElement>('.wcpt')?.dataset.wcptTableId;
  return table && wcptProductId
    ? [table, wcptProductId, wcptVariationId, wcptSrc, wcptSonaarPlaylistId].join('\n')
    : undefined;
}

/** A playing recording continues in the new markup of its row, another from its time when the row comes back. */
export function keepRecording(player: HTMLElement, audio: HTMLAudioElement): void {
  const key = keys.get(player);
  keys.delete(player);
  const successor = key !== undefined && !audio.paused && !player.isConnected ? findPlayer(key) : undefined;
  if (key === undefined || !successor) {
    if (key !== undefined && audio.currentTime > 0 && !audio.ended) times.set(key, audio.currentTime);
    audio.pause();
    audio.remove();
    return;
  }
  playing.set(key, audio);
  // At once: an element out of the page is paused.
  successor.append(audio);
  successor.classList.add(...PLAYING);
}

/** Returns the recording that plays in a player's markup since the earlier one has left the page; the new player shows it. */
export function takeRecording(player: HTMLElement): HTMLAudioElement | undefined {
  const key = keyOf(player);
  if (key === undefined) return undefined;
  keys.set(player, key);
  const audio = playing.get(key);
  if (!audio || audio.parentElement !== player) return undefined;
  playing.delete(key);
  player.classList.remove(...PLAYING);
  // It is no node of the server's.
  audio.remove();
  return audio;
}

/** Returns the time of a player's recording when its row left the page, s; once. */
export function takeTime(player: HTMLElement): number {
  const key = keys.get(player) ?? '';
  const time = times.get(key) ?? 0;
  times.delete(key);
  return time;
}

/** Forgets the times when another recording plays, as those in the page go back to their start. */
export const rewindKept = (): void => times.clear();

const findPlayer = (key: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.wcpt-row .wcpt-player[data-wcpt-src]')].find(
    player => keyOf(player) === key && !keys.has(player),
  );

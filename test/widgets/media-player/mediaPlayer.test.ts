import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import type { Mounted } from '../../../src/hydrate';
import { mount } from '../../../widgets/media-player';
import { doing } from '../../hydrate/page';

let mounted: Mounted[] = [];

async function put(attributes = 'data-wcpt-src="/a.wav"', end = 'pause', rows = 1): Promise<HTMLElement[]> {
  document.body.innerHTML = Array.from(
    { length: rows },
    () =>
      `<div class="wcpt-row"><b class="wcpt-title">Pesem</b><div class="wcpt-player" ${attributes}><span class="wcpt-player__button wcpt-player__play-button"></span><span class="wcpt-player__button wcpt-player__playing-button wcpt-player__${end}-button"></span></div></div>`,
  ).join('');
  const players = [...document.querySelectorAll<HTMLElement>('.wcpt-player')];
  mounted = await act(async () => players.map(player => mount(player)));
  return players;
}

const press = (player: HTMLElement | undefined, name: string) =>
  player?.querySelector<HTMLElement>(`.wcpt-player__${name}-button`)?.click();
const isPlaying = (player: HTMLElement | undefined) => player?.classList.contains('wcpt-player--playing');
const audioOf = (player: HTMLElement | undefined) => player?.querySelector('audio');
const tell = (player: HTMLElement | undefined, type: string) => audioOf(player)?.dispatchEvent(new Event(type));

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(async () => {
  await doing(() => {
    for (const one of mounted) one.unmount();
  });
  mounted = [];
  document.body.innerHTML = '';
});

it('a player makes its audio when it is played, and shows what the audio does', async () => {
  const [player] = await put();
  expect(audioOf(player)).toBeNull();
  press(player, 'play');
  const audio = audioOf(player);
  expect(audio?.className).toBe('wcpt-audio-elm');
  expect([audio?.preload, audio?.loop]).toEqual(['none', false]);
  expect(isPlaying(player)).toBe(true);
  tell(player, 'canplay');
  expect(player?.classList.contains('wcpt-media-loaded')).toBe(true);
  tell(player, 'ended');
  expect(isPlaying(player)).toBe(false);
  press(player, 'play');
  expect(player?.querySelectorAll('audio')).toHaveLength(1);
  press(player, 'pause');
  expect(isPlaying(player)).toBe(false);
});

it.each([
  ['data-wcpt-loop', true],
  ['data-wcpt-loop="true"', true],
  ['data-wcpt-loop="0"', false],
  ['data-wcpt-loop="false"', false],
])('a player loops with %s: %s', async (attribute, loops) => {
  const [player] = await put(`data-wcpt-src="/a.wav" ${attribute}`);
  press(player, 'play');
  expect(audioOf(player)?.loop).toBe(loops);
});

it('a player whose recording breaks off while it plays shows that, and says so', async () => {
  const [player] = await put();
  vi.useFakeTimers();
  press(player, 'play');
  tell(player, 'error');
  expect(isPlaying(player)).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(document.querySelector('[role=status]')?.textContent).toBe('Posnetka ni mogoče predvajati: Pesem.');
  vi.useRealTimers();
});

it('a player has the title of its row, not that of a table in a cell before it', async () => {
  const inner =
    '<div class="wcpt" data-wcpt-table-id="8"><div class="wcpt-row"><b class="wcpt-title">Druga</b></div></div>';
  const [player] = await putTable(
    rowOf(1).replace('<div class="wcpt-player"', `${inner}<b class="wcpt-title">Pesem</b>$&`),
  );
  expect(player?.firstElementChild?.getAttribute('aria-label')).toBe('Predvajaj: Pesem');
});

it('a player that stops goes back to its start', async () => {
  const [player] = await put(undefined, 'stop');
  press(player, 'play');
  const audio = audioOf(player);
  if (audio) audio.currentTime = 5;
  press(player, 'stop');
  expect(audio?.currentTime).toBe(0);
});

it('a player keeps a press from the row’s link', async () => {
  const [player] = await put();
  const heard = vi.fn();
  document.body.addEventListener('click', heard, { once: true });
  press(player, 'play');
  expect(heard).not.toHaveBeenCalled();
  document.body.click();
});

it('a player gives all back when it leaves', async () => {
  const [player] = await put();
  const before = '<span class="wcpt-player__button wcpt-player__play-button"></span>';
  expect(player?.firstElementChild?.getAttribute('aria-label')).toBe('Predvajaj: Pesem');
  press(player, 'play');
  await doing(() => {
    for (const one of mounted) one.unmount();
  });
  expect(player?.className).toBe('wcpt-player');
  expect(player?.firstElementChild?.outerHTML).toBe(before);
  expect(audioOf(player)).toBeNull();
});

it.each(['', 'data-wcpt-src=""', 'data-wcpt-src="javascript:alert(1)"'])(
  'a player is left as it is with %j',
  async attribute => {
    await expect(put(attribute)).rejects.toThrow(/data-wcpt-src/);
    expect(document.querySelector('.wcpt-player [role]')).toBeNull();
  },
);

it.each(['mediaelement', 'sonaar', 'none'])('a player is left to %s where the page says so', async kind => {
  const config = document.createElement('script');
  config.id = 'shop-services';
  config.type = 'application/json';
  config.textContent = JSON.stringify({ mediaPlayer: { kind } });
  document.head.append(config);
  const [player] = await put();
  press(player, 'play');
  expect(audioOf(player)).toBeNull();
  config.remove();
});

const playRejects = (name: string) =>
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.reject(new DOMException('', name)));
const problem = (player: HTMLElement | undefined) => player?.querySelector('.sw-player-problem');

it.each([
  ['NotSupportedError', 'Posnetka ni mogoče predvajati: Pesem.'],
  ['NotAllowedError', 'Brskalnik predvajanja ni dovolil. Poskusite znova: Pesem.'],
])(
  'a player whose recording does not play: %s: says why at the player, until it is tried again',
  async (name, text) => {
    const [player] = await put();
    const refused = playRejects(name);
    press(player, 'play');
    await vi.waitFor(() => expect(problem(player)?.textContent).toBe(text));
    expect(player?.querySelector('.wcpt-player__play-button')?.getAttribute('aria-describedby')).toBe(
      problem(player)?.id,
    );
    refused.mockImplementation(function (this: HTMLMediaElement) {
      this.dispatchEvent(new Event('play'));
      return Promise.resolve();
    });
    press(player, 'play');
    expect(problem(player)).toBeNull();
    expect(isPlaying(player)).toBe(true);
  },
);

it('a player whose recording does not play without a connection says that', async () => {
  const [player] = await put();
  press(player, 'play');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  tell(player, 'error');
  expect(problem(player)?.textContent).toMatch(/^Povezava se je prekinila/);
});

const rowOf = (id: number, variation = '') =>
  `<div class="wcpt-row" data-wcpt-product-id="${id}" ${variation}><div class="wcpt-player" data-wcpt-src="/a.wav"><span class="wcpt-player__button wcpt-player__play-button"></span><span class="wcpt-player__button wcpt-player__pause-button"></span></div></div>`;
async function putTable(...rows: readonly string[]): Promise<HTMLElement[]> {
  const before = mounted;
  document.body.innerHTML = `<div class="wcpt" data-wcpt-table-id="7">${rows.join('')}</div>`;
  await doing(() => {
    for (const one of before) one.unmount();
  });
  const players = [...document.querySelectorAll<HTMLElement>('.wcpt-player')];
  mounted = await act(async () => players.map(player => mount(player)));
  return players;
}
const show = (ids: readonly number[]) => putTable(...ids.map(id => rowOf(id)));
const isPaused = (value: boolean) => vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(value);

it('a playing recording goes on in the new markup of its row after the table loads', async () => {
  const [, second] = await show([1, 2]);
  press(second, 'play');
  const audio = audioOf(second);
  isPaused(false);
  const [first, , again] = await show([3, 1, 2]);
  expect(audioOf(again)).toBe(audio);
  expect(isPlaying(again)).toBe(true);
  expect(again?.closest('.wcpt-row')?.className).toContain('wcpt-waveplayer-active');
  expect(isPlaying(first)).toBe(false);
  isPaused(true);
  press(again, 'pause');
  expect(isPlaying(again)).toBe(false);
  expect(again?.className).not.toContain('wcpt-player--playing');
});

it('a row of a variation is marked with its copies, not with the other variations of its product', async () => {
  const variation = (id: number) => rowOf(5, `data-wcpt-variation-id="${id}"`);
  const players = await putTable(variation(77), variation(78), rowOf(5), variation(77));
  const marked = () => players.map(player => player.closest('.wcpt-waveplayer-active') !== null);
  press(players[0], 'play');
  expect(marked()).toEqual([true, false, false, true]);
  press(players[2], 'play');
  expect(marked()).toEqual([false, false, true, false]);
  press(players[2], 'pause');
  expect(marked()).toEqual([false, false, false, false]);
});

it('a playing recording pauses when its row goes, and goes on from there when the row comes back', async () => {
  const [first] = await show([1, 2]);
  press(first, 'play');
  const audio = audioOf(first);
  if (audio) audio.currentTime = 4;
  isPaused(false);
  const paused = vi.spyOn(HTMLMediaElement.prototype, 'pause');
  await show([3]);
  expect(paused.mock.contexts).toContain(audio);
  expect(document.querySelector('audio')).toBeNull();
  isPaused(true);
  const [back] = await show([1, 2]);
  expect([isPlaying(back), audioOf(back)]).toEqual([false, null]);
  press(back, 'play');
  expect(audioOf(back)?.currentTime).toBe(4);
});

it('a recording whose row was gone begins again when another has played meanwhile', async () => {
  const [first] = await show([1]);
  press(first, 'play');
  const audio = audioOf(first);
  if (audio) audio.currentTime = 4;
  const [other] = await show([2]);
  press(other, 'play');
  const [back] = await show([1]);
  press(back, 'play');
  expect(audioOf(back)?.currentTime).toBe(0);
});

it('media of other scripts: a player of the platform’s that comes late stops for a row, and a row for it', async () => {
  const [player] = await put();
  const late = Object.assign(new EventTarget(), {
    paused: true,
    pause: vi.fn(() => {
      late.paused = true;
    }),
  });
  bus.emit('MEJSready', { media: late }, document);
  press(player, 'play');
  const audio = audioOf(player);
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
  late.paused = false;
  late.dispatchEvent(new Event('play'));
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
  expect(isPlaying(player)).toBe(false);
  audio?.dispatchEvent(new Event('play'));
  expect(late.pause).toHaveBeenCalledOnce();
});

const footer = () => {
  const audio = document.createElement('audio');
  const sonaar = {
    setPlayer: vi.fn(() => void audio.dispatchEvent(new Event('play'))),
    play: vi.fn(() => void audio.dispatchEvent(new Event('play'))),
    pause: vi.fn(() => void audio.dispatchEvent(new Event('pause'))),
  };
  vi.stubGlobal('IRON', { sonaar: { player: sonaar } });
  return { sonaar, audio };
};

it('media of other scripts: the player in the footer plays what a row names, and the row shows what it does', async () => {
  const { sonaar, audio } = footer();
  const [first, second] = await put('data-wcpt-sonaar-playlist-id="12"', 'pause', 2);
  document.body.append(audio);
  press(first, 'play');
  expect(sonaar.setPlayer).toHaveBeenCalledExactlyOnceWith({ id: 12, autoplay: true, soundwave: true });
  expect(isPlaying(first)).toBe(true);
  expect(first?.closest('.wcpt-row')?.className).toContain('wcpt-waveplayer-active');
  press(first, 'pause');
  expect([isPlaying(first), sonaar.pause.mock.calls.length]).toEqual([false, 1]);
  press(first, 'play');
  expect([isPlaying(first), sonaar.play.mock.calls.length]).toEqual([true, 1]);
  press(second, 'play');
  expect([isPlaying(first), isPlaying(second)]).toEqual([false, true]);
});

it.each([
  ['another medium of the page', {}, true],
  ['a silent film of the theme, before the footer plays', { muted: true }, false],
])('media of other scripts: a row that the footer plays does not show %s as its own', async (_, rest, plays) => {
  const { sonaar, audio } = footer();
  const other = Object.assign(document.createElement('video'), rest);
  const [player] = await put('data-wcpt-sonaar-playlist-id="12"');
  document.body.append(audio, other);
  if (!plays) sonaar.setPlayer.mockImplementation(() => {});
  press(player, 'play');
  audio.dispatchEvent(new Event('pause'));
  other.dispatchEvent(new Event('play'));
  expect([isPlaying(player), player?.closest('.wcpt-waveplayer-active')]).toEqual([false, null]);
  audio.dispatchEvent(new Event('play'));
  expect(isPlaying(player)).toBe(true);
});

it('media of other scripts: after the table loads, the new markup of a row shows that the footer plays its recording', async () => {
  const { sonaar, audio } = footer();
  const ofFooter = (id: number) => rowOf(id).replace('data-wcpt-src="/a.wav"', 'data-wcpt-sonaar-playlist-id="12"');
  const [first] = await putTable(ofFooter(1), ofFooter(2));
  document.head.append(audio);
  onTestFinished(() => audio.remove());
  press(first, 'play');
  isPaused(false);
  const [again, copy, other] = await putTable(ofFooter(1), ofFooter(1), ofFooter(2));
  expect([isPlaying(again), isPlaying(copy), isPlaying(other)]).toEqual([true, false, false]);
  expect(again?.closest('.wcpt-waveplayer-active')).not.toBeNull();
  press(again, 'pause');
  isPaused(true);
  await putTable(ofFooter(2));
  const [back] = await putTable(ofFooter(1));
  expect(isPlaying(back)).toBe(false);
  press(back, 'play');
  expect([sonaar.setPlayer.mock.calls.length, sonaar.play.mock.calls.length]).toEqual([1, 1]);
  expect(isPlaying(back)).toBe(true);
});

it('media of other scripts: a row that the footer plays muted shows that as well', async () => {
  const { audio } = footer();
  audio.muted = true;
  const [player] = await put('data-wcpt-sonaar-playlist-id="12"');
  document.body.append(audio);
  press(player, 'play');
  expect(isPlaying(player)).toBe(true);
});

it('media of other scripts: of two playlists in a row the one that the footer plays is shown when the table loads', async () => {
  const { audio } = footer();
  const ofFooter = (playlist: number) =>
    `<div class="wcpt-player" data-wcpt-sonaar-playlist-id="${playlist}"><span class="wcpt-player__button wcpt-player__play-button"></span></div>`;
  const both = `<div class="wcpt-row" data-wcpt-product-id="1">${ofFooter(12)}${ofFooter(13)}</div>`;
  const [, second] = await putTable(both);
  document.head.append(audio);
  onTestFinished(() => audio.remove());
  press(second, 'play');
  isPaused(false);
  expect((await putTable(both)).map(isPlaying)).toEqual([false, true]);
});

it('media of other scripts: without it the row says that it does not play', async () => {
  const [player] = await put('data-wcpt-sonaar-playlist-id="12"');
  press(player, 'play');
  expect(player?.querySelector('.sw-player-problem')?.textContent).toBe('Posnetka ni mogoče predvajati: Pesem.');
  expect(isPlaying(player)).toBe(false);
});

import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a player', () => {
  it('makes its audio when it is played, and shows what the audio does', async () => {
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
  ])('loops with %s: %s', async (attribute, loops) => {
    const [player] = await put(`data-wcpt-src="/a.wav" ${attribute}`);
    press(player, 'play');
    expect(audioOf(player)?.loop).toBe(loops);
  });

  it('whose recording breaks off while it plays shows that, and says so', async () => {
    const [player] = await put();
    vi.useFakeTimers();
    press(player, 'play');
    tell(player, 'error');
    expect(isPlaying(player)).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(document.querySelector('[role=status]')?.textContent).toBe('Posnetka ni mogoče predvajati: Pesem.');
    vi.useRealTimers();
  });

  it('that stops goes back to its start', async () => {
    const [player] = await put(undefined, 'stop');
    press(player, 'play');
    const audio = audioOf(player);
    if (audio) audio.currentTime = 5;
    press(player, 'stop');
    expect(audio?.currentTime).toBe(0);
  });

  it('keeps a press from the row’s link', async () => {
    const [player] = await put();
    const heard = vi.fn();
    document.body.addEventListener('click', heard, { once: true });
    press(player, 'play');
    expect(heard).not.toHaveBeenCalled();
    document.body.click();
  });

  it('gives all back when it leaves', async () => {
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
    'is left as it is with %j',
    async attribute => {
      await expect(put(attribute)).rejects.toThrow(/data-wcpt-src/);
      expect(document.querySelector('.wcpt-player [role]')).toBeNull();
    },
  );

  it.each(['mediaelement', 'sonaar', 'none'])('is left to %s where the page says so', async kind => {
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
});

import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../src/behaviours/services/readConfig';

/** Reads settings that stand in an element. */
function read(config: unknown) {
  const marker = document.createElement('script');
  marker.textContent = typeof config === 'string' ? config : JSON.stringify(config);
  return readConfig(marker);
}

describe('settings of services', () => {
  it('are off where they are missing, and have their defaults', () => {
    expect(read({})).toEqual({ cookie: undefined, isGrantedAtFirst: false, services: {} });
    const { services } = read({
      consent: { cookie: 'moj', default: 'granted' },
      analytics: {},
      sessionRecording: {},
      liveChat: {},
      mediaPlayer: {},
      other: 1,
    });
    expect(Object.fromEntries(Object.entries(services).map(([name, service]) => [name, service?.consent]))).toEqual({
      analytics: 'required',
      sessionRecording: 'required',
      liveChat: 'none',
      mediaPlayer: 'none',
    });
    expect(services.analytics?.src).toBeNull();
  });

  it('read the consent cookie and what counts at first', () => {
    expect(read({ consent: { cookie: 'moj', default: 'granted' } })).toMatchObject({
      cookie: 'moj',
      isGrantedAtFirst: true,
    });
    expect(read({ consent: { cookie: 7, default: 'morda' } })).toMatchObject({
      cookie: undefined,
      isGrantedAtFirst: false,
    });
  });

  it('take an odd consent as required', () => {
    expect(read({ liveChat: { consent: 'odd' } }).services.liveChat?.consent).toBe('required');
    expect(read({ sessionRecording: { consent: 'none' } }).services.sessionRecording?.consent).toBe('none');
  });

  it.each(['', '{', '[]', '"x"', '7', 'null'])('that are no JSON object are refused: %j', text => {
    expect(() => read(text)).toThrow(/it holds no JSON/);
  });

  it.each(['http://drug.example/t.js', 'javascript:alert(1)', 'data:text/javascript,1', '', 7, {}])(
    'the address %j turns its service off, with an error',
    src => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { services } = read({ analytics: { src }, liveChat: { src: 'https://klepet.example/w.js' } });
      expect(services.analytics).toBeUndefined();
      expect(services.liveChat?.src).toBe('https://klepet.example/w.js');
      expect(error).toHaveBeenCalledOnce();
      expect(error.mock.calls[0]?.[0]).toContain('analytics.src');
    },
  );

  it('take an address of the shop itself', () => {
    expect(read({ liveChat: { src: '/klepet.js' } }).services.liveChat?.src).toBe(`${location.origin}/klepet.js`);
  });
});

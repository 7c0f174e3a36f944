import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSettingsGlobal } from '../../../src/behaviours/services/loadScript';
import { removeCookie, setCookie } from '../../../src/core/cookies';
import { choose, scripts, start, withoutLoading } from './page';

const CHAT = { src: 'https://klepet.example/w.js' };
const NEEDED = { ...CHAT, consent: 'required' };
const chat = [['chat', CHAT.src]];
const settle = () => vi.advanceTimersByTimeAsync(4000);

beforeEach(() => {
  vi.useFakeTimers();
  withoutLoading();
});
afterEach(() => {
  vi.useRealTimers();
  removeCookie('cookie_notice_accepted');
});

describe('consent', () => {
  it('is not asked for where none is needed', async () => {
    start({ liveChat: CHAT });
    await settle();
    expect(scripts()).toEqual(chat);
  });

  it('keeps a service away until it is given', async () => {
    start({ liveChat: NEEDED });
    await settle();
    expect(scripts()).toEqual([]);
    choose('false');
    await settle();
    expect(scripts()).toEqual([]);
    choose('true');
    await settle();
    expect(scripts()).toEqual(chat);
    choose('true');
    await settle();
    expect(scripts()).toEqual(chat);
  });

  it.each([
    ['true', 1],
    ['false', 0],
    ['1', 0],
    ['', 0],
  ])('of an earlier page counts: %j', async (value, count) => {
    setCookie('cookie_notice_accepted', value);
    start({ consent: { default: 'granted' }, liveChat: NEEDED });
    await settle();
    expect(scripts()).toHaveLength(count);
  });

  it('that was taken back before the page was idle keeps a service away', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    start({ consent: { default: 'granted' }, liveChat: NEEDED });
    choose('false');
    window.dispatchEvent(new Event('load'));
    await settle();
    expect(scripts()).toEqual([]);
    choose('true');
    await settle();
    expect(scripts()).toEqual(chat);
  });

  it.each(['visibilitychange', 'pageshow'])('that was taken back in another tab counts from %s on', async type => {
    setCookie('cookie_notice_accepted', 'true');
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    start({ liveChat: NEEDED });
    setCookie('cookie_notice_accepted', 'false');
    (type === 'pageshow' ? window : document).dispatchEvent(new Event(type));
    window.dispatchEvent(new Event('load'));
    await settle();
    expect(scripts()).toEqual([]);
    setCookie('cookie_notice_accepted', 'true');
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(scripts()).toEqual(chat);
  });

  it('counts on this page where cookies are blocked', async () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    start({ liveChat: NEEDED });
    choose('true');
    await settle();
    expect(scripts()).toEqual(chat);
  });

  it('has the name that the cookie notice gives', async () => {
    vi.stubGlobal('cnArgs', { cookieName: 'moj_piskotek' });
    setCookie('moj_piskotek', 'true');
    start({ liveChat: NEEDED });
    await settle();
    expect(scripts()).toEqual(chat);
    removeCookie('moj_piskotek');
  });
});

describe('a script', () => {
  it('is not put in twice', async () => {
    document.body.innerHTML = '<script type="text/plain" data-shop-service="chat"></script>';
    start({ liveChat: CHAT });
    await settle();
    expect(scripts()).toHaveLength(1);
  });

  it('waits for the page’s load', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    start({ liveChat: CHAT });
    await settle();
    expect(scripts()).toEqual([]);
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    await settle();
    expect(scripts()).toEqual(chat);
  });

  it('does not come when the widget has ended', async () => {
    start({ liveChat: NEEDED }).unmount();
    choose('true');
    await settle();
    expect(scripts()).toEqual([]);
  });
});

describe('the settings of a script', () => {
  const set = (global: unknown) => setSettingsGlobal('liveChat', { global, settings: { licence: 1 } });

  it('are set, unless the page has them', () => {
    vi.stubGlobal('demoChat', undefined);
    Reflect.deleteProperty(window, 'demoChat');
    expect(set('demoChat')).toBe(true);
    expect(Reflect.get(window, 'demoChat')).toEqual({ licence: 1 });
    Reflect.set(window, 'demoChat', { licence: 2 });
    expect(set('demoChat')).toBe(true);
    expect(Reflect.get(window, 'demoChat')).toEqual({ licence: 2 });
    Reflect.deleteProperty(window, 'demoChat');
    expect(set(undefined)).toBe(true);
  });

  it.each(['Array', 'fetch', 'location', 'document', '__proto__', 'constructor', 'a.b', 'a b', '', 7, {}])(
    'are refused under the name %j',
    name => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      expect(set(name)).toBe(false);
      expect(error).toHaveBeenCalledOnce();
    },
  );
});

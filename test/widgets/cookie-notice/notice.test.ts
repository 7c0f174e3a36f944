import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeCookie } from '../../../src/core/cookies';
import type { Mounted } from '../../../src/hydrate';
import { mount } from '../../../widgets/cookie-notice';
import { setUpPage } from '../../hydrate/page';
import { takeOver } from '../takeOver';

setUpPage();

const NAME = 'privolitev';
let mounted: Mounted | undefined;
let ended: AbortController;

beforeEach(() => {
  ended = new AbortController();
  document.body.className = 'cookies-set cookies-accepted';
});
afterEach(() => {
  ended.abort();
  removeCookie(NAME);
});

/** The notice as its plugin prints it, hidden, and taken over. */
async function open(args: object, extra = ''): Promise<HTMLElement> {
  vi.stubGlobal('cnArgs', { cookieName: NAME, cookieTime: 3600, cookieTimeRejected: 60, ...args });
  const box = document.createElement('div');
  box.id = 'cookie-notice';
  box.className = `cookie-notice-hidden cookie-revoke-hidden cn-position-bottom ${extra}`.trim();
  box.innerHTML =
    '<div class="cookie-notice-container"><a href="#" id="cn-accept-cookie" class="cn-set-cookie" data-cookie-set="accept">Da</a><button id="cn-refuse-cookie" class="cn-set-cookie" data-cookie-set="ne">Ne</button></div><div class="cookie-revoke-container"><button class="cn-revoke-cookie">Prekliči</button></div>';
  document.body.append(box);
  mounted = await takeOver(mount, box);
  return box;
}

const shows = (box: Element, part: string) => box.classList.contains(`cookie-${part}-visible`);
const untilShown = (box: Element, part = 'notice') => vi.waitFor(() => expect(shows(box, part)).toBe(true));
const click = (box: Element, selector: string) => box.querySelector<HTMLElement>(selector)?.click();
const choices = () => [...document.body.classList].filter(name => name.startsWith('cookies-'));

function listen(): { name: string; detail: Record<string, unknown> }[] {
  const heard: { name: string; detail: Record<string, unknown> }[] = [];
  for (const name of [
    'setCookieNotice',
    'showCookieNotice',
    'hideCookieNotice',
    'showRevokeNotice',
    'hideRevokeNotice',
  ])
    document.addEventListener(
      name,
      event => event instanceof CustomEvent && heard.push({ name, detail: event.detail }),
      { signal: ended.signal },
    );
  return heard;
}

it('the notice takes another visitor’s classes off a cached page, and keeps a choice with all its events', async () => {
  const heard = listen();
  const box = await open({ revokeCookies: true, revokeCookiesOpt: 'automatic' });
  expect(choices()).toEqual(['cookies-not-set']);
  await untilShown(box);
  click(box, '#cn-accept-cookie');
  await untilShown(box, 'revoke');
  expect(choices()).toEqual(['cookies-set', 'cookies-accepted']);
  expect(document.cookie).toContain(`${NAME}=true`);
  expect(heard.map(({ name }) => name)).toEqual([
    'showCookieNotice',
    'setCookieNotice',
    'hideCookieNotice',
    'showRevokeNotice',
  ]);
  const { value, time, expires, data } = heard[1]?.detail ?? {};
  expect(value).toBe('true');
  expect(Number(expires) - Number(time)).toBeGreaterThanOrEqual(3_600_000);
  expect(data).toBe(Reflect.get(window, 'cnArgs'));
});

it('the notice tells a time also where the choice ends with the browser', async () => {
  const heard = listen();
  const box = await open({ cookieTimeRejected: 'dolgo' });
  await untilShown(box);
  click(box, '#cn-refuse-cookie');
  expect(heard.find(({ name }) => name === 'setCookieNotice')?.detail.expires).toBeInstanceOf(Date);
  expect(document.cookie).toContain(`${NAME}=false`);
});

it('the notice takes a choice back without forgetting it until there is another', async () => {
  const box = await open({ revokeCookies: '1', revokeCookiesOpt: 'automatic' });
  await untilShown(box);
  click(box, '#cn-refuse-cookie');
  await untilShown(box, 'revoke');
  click(box, '.cn-revoke-cookie');
  await untilShown(box);
  expect(shows(box, 'revoke')).toBe(false);
  expect(document.cookie).toContain(`${NAME}=false`);
  click(box, '#cn-accept-cookie');
  expect(document.cookie).toContain(`${NAME}=true`);
  expect(choices()).toEqual(['cookies-set', 'cookies-accepted']);
});

it('the notice leaves the page to its own script where that has begun', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const heard = listen();
  const box = await open({}, 'cn-effect-fade');
  const before = box.className;
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(box.className).toBe(before);
  expect(heard).toEqual([]);
});

it('the notice goes as it came', async () => {
  const box = await open({ hideEffect: 'slide' });
  const before = ['cookie-notice-hidden', 'cookie-revoke-hidden', 'cn-position-bottom'];
  await untilShown(box);
  await act(async () => mounted?.unmount());
  expect([...box.classList].sort()).toEqual(before.sort());
  click(box, '#cn-refuse-cookie');
  expect(document.cookie).not.toContain(NAME);
});

it('the notice gives the server’s markup back whole, also an older cross that keys could not reach', async () => {
  const box = await open({});
  await act(async () => mounted?.unmount());
  box.insertAdjacentHTML('beforeend', '<span id="cn-close-notice" class="cn-close-icon"></span><!-- konec -->');
  const before = box.outerHTML;
  mounted = await takeOver(mount, box);
  expect(box.querySelector('span#cn-close-notice')?.getAttribute('role')).toBe('button');
  await act(async () => mounted?.unmount());
  expect(box.outerHTML).toBe(before);
});

it('the notice does not load the page again for a choice that the browser does not keep', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const box = await open({ redirection: true });
  await untilShown(box);
  click(box, '#cn-accept-cookie');
  await vi.waitFor(() => expect(box.classList.contains('cookie-notice-hidden')).toBe(true));
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
  expect(choices()).toEqual(['cookies-set', 'cookies-accepted']);
});

it.each([
  ['a page', {}, '/?a=b', '/?a=b'],
  ['a page past a cache', { cache: true }, '/?a=b#c', '/?a=b&cn-reloaded=1#c'],
  ['a page past a cache once more', { cache: true }, '/?cn-reloaded=1', '/?cn-reloaded=1'],
  ['a page that has added a product', {}, '/?a=b&add-to-cart=7', '/?a=b'],
  ['a page that has added one, past a cache', { cache: true }, '/?add-to-cart=7', '/?cn-reloaded=1'],
])('the notice loads %s again, without another add to the cart', async (_what, args, address, loaded) => {
  history.replaceState(null, '', address);
  const assigned: string[] = [];
  for (const way of ['assign', 'replace'] as const) {
    vi.spyOn(location, way).mockImplementation(url => assigned.push(String(url)));
  }
  vi.spyOn(location, 'reload').mockImplementation(() => assigned.push(location.href));
  const box = await open({ redirection: true, ...args });
  await untilShown(box);
  click(box, '#cn-refuse-cookie');
  await vi.waitFor(() => expect(assigned).toEqual([new URL(loaded, document.URL).href]));
  history.replaceState(null, '', '/');
});

it('the notice waits for the page to be left only until the choice is made', async () => {
  vi.spyOn(location, 'reload').mockReturnValue();
  const bound = vi.spyOn(window, 'addEventListener');
  const box = await open({ redirection: true });
  await untilShown(box);
  click(box, '#cn-accept-cookie');
  await vi.waitFor(() => expect(box.classList.contains('cookie-notice-hidden')).toBe(true));
  await Promise.resolve();
  const leaving = bound.mock.calls.filter(([type]) => type === 'beforeunload');
  expect(leaving.map(([, , options]) => typeof options === 'object' && options.signal?.aborted)).toEqual([true]);
});

it.each<[string, boolean, () => void]>([
  ['a turn of the wheel', true, () => turn()],
  [
    'the momentum of a turn',
    true,
    () => {
      turn();
      for (const to of [20, 40, 60, 80]) {
        vi.advanceTimersByTime(600);
        scroll(to);
      }
    },
  ],
  [
    'a turn of a while ago',
    false,
    () => {
      turn();
      scroll(50);
      vi.advanceTimersByTime(1500);
    },
  ],
  [
    'a turn and a press in the page, which may follow a link',
    false,
    () => {
      turn();
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    },
  ],
])('scrolling past the offset after %s is a yes: %s', async (_, isYes, before) => {
  scroll(0);
  await open({ onScroll: true, hideEffect: 'none' });
  vi.useFakeTimers();
  before();
  scroll(200);
  vi.useRealTimers();
  expect(choices()).toEqual(isYes ? ['cookies-set', 'cookies-accepted'] : ['cookies-not-set']);
});

const turn = () => document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
function scroll(to: number): void {
  vi.stubGlobal('scrollY', to);
  window.dispatchEvent(new Event('scroll'));
}

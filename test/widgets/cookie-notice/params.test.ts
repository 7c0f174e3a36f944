import { expect, it, vi } from 'vitest';
import { sharedDomain } from '../../../widgets/cookie-notice/keepDecision';
import { readNoticeParams } from '../../../widgets/cookie-notice/params';

const DAY = 86_400_000;
const read = (args: unknown) => {
  vi.stubGlobal('cnArgs', args);
  return readNoticeParams();
};

it.each([
  ['as they are', { onScroll: true, onClick: false, redirection: true, revokeCookies: true }],
  ['as texts', { onScroll: '1', onClick: '', redirection: 'yes', revokeCookies: '1' }],
  ['as other texts', { onScroll: 'yes', onClick: '0', redirection: '1', revokeCookies: 'true' }],
])('settings of the notice are read %s', (_, args) => {
  expect(read({ ...args, onScrollOffset: '200' })).toMatchObject({
    scrollOffset: 200,
    clickAccepts: false,
    reloads: true,
    offersRevoke: true,
  });
});

it('settings of the notice have defaults where the page has none', () => {
  expect(read(undefined)).toMatchObject({
    cookieName: 'cookie_notice_accepted',
    accepted: 30 * DAY,
    refused: 30 * DAY,
    effect: 'fade',
    scrollOffset: undefined,
    clickAccepts: false,
    reloads: false,
    offersRevoke: false,
  });
});

it('settings of the notice offer no revoking by themselves in manual mode', () => {
  expect(read({ revokeCookies: true, revokeCookiesOpt: 'manual' })).toMatchObject({
    offersRevoke: false,
  });
});

it.each([
  [3600, 3_600_000],
  ['86400', DAY],
  [2147483647, 400 * DAY],
  [0, undefined],
  [-5, undefined],
  ['dolgo', undefined],
  ['', undefined],
  [true, undefined],
  [null, undefined],
  [Number.POSITIVE_INFINITY, 400 * DAY],
])('settings of the notice: a duration of %j seconds is %j ms', (cookieTime, accepted) => {
  expect(read({ cookieTime }).accepted).toBe(accepted);
});

it.each(['', 'abc', -1, null, {}])('settings of the notice: an offset of %j is 100 px, or none', onScrollOffset => {
  expect(read({ onScroll: true, onScrollOffset }).scrollOffset).toBeGreaterThanOrEqual(0);
});

it.each([
  ['trgovina.example', 'trgovina.example'],
  ['www.trgovina.example', 'trgovina.example'],
  ['a.b.trgovina.example', 'b.trgovina.example'],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
])('the domain that %s shares is %j', (host, domain) => {
  expect(sharedDomain(host)).toBe(domain);
});

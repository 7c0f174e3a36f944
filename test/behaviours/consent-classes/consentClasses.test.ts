import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '../../../src/behaviours/consent-classes';
import { consentClasses as definition } from '../../../src/behaviours/definitions';
import { removeCookie, setCookie } from '../../../src/core/cookies';
import { setUpPage } from '../../hydrate/page';

setUpPage();

const NAME = 'privolitev';

afterEach(() => {
  vi.unstubAllGlobals();
  removeCookie(NAME);
  document.body.className = '';
});

it.each([
  ['true', 'home cookies-set cookies-accepted'],
  ['false', 'home cookies-set cookies-refused'],
  ['1', 'home cookies-set cookies-refused'],
  [undefined, 'home cookies-not-set'],
])('of a visitor with the cookie %s the body tells "%s", whatever the cached page says', (value, expected) => {
  vi.stubGlobal('cnArgs', { cookieName: NAME });
  if (value) setCookie(NAME, value);
  for (const cached of ['cookies-not-set', 'cookies-set cookies-accepted', 'cookies-set cookies-refused']) {
    document.body.className = `home ${cached} cookies-revoke`;
    mount(document.body).unmount();
    expect([...document.body.classList].sort()).toEqual(expected.split(' ').sort());
  }
});

it('leaves a page with the notice to that, until there is a choice', () => {
  vi.stubGlobal('cnArgs', { cookieName: NAME });
  const marker = document.createElement('meta');
  document.body.className = 'cookies-not-set';
  expect(definition.markerOf(marker)).toBe(marker);
  document.body.innerHTML = '<div id="cookie-notice"></div>';
  expect(definition.markerOf(marker)).toBeNull();
  setCookie(NAME, 'false');
  expect(definition.markerOf(marker)).toBe(marker);
});

it('leaves a page alone that tells nothing of cookies', () => {
  expect(definition.markerOf(document.createElement('meta'))).toBeNull();
});

it('follows a choice that is made in another tab, until it ends', () => {
  vi.stubGlobal('cnArgs', { cookieName: NAME });
  const { unmount } = mount(document.body);
  setCookie(NAME, 'true');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(document.body.className).toBe('cookies-set cookies-accepted');
  unmount();
  setCookie(NAME, 'false');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(document.body.className).toBe('cookies-set cookies-accepted');
});

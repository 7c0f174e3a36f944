// @vitest-environment node
import { expect, it } from 'vitest';
import { toOwnCookie } from '../../src/cli/proxy/cookies';

it.each([
  ['the shop’s domain', 'a=1; Domain=.my-shop.example; Path=/x; HttpOnly', 'a=1; Path=/x; HttpOnly'],
  ['a domain above it', 'a=1; domain=example; path=/', 'a=1; path=/'],
  ['Secure, and None that needs it', 'a=b=c; Secure; SameSite=None; Partitioned', 'a=b=c; SameSite=Lax'],
  ['Lax and Strict stay', 'a=1; SameSite=Strict; Max-Age=5', 'a=1; SameSite=Strict; Max-Age=5'],
  [
    'a name that needs Secure',
    '__Host-a=1; Secure; Path=/; SameSite=None',
    '__Host-a=1; Secure; Path=/; SameSite=None',
  ],
  ['a foreign domain, which browsers refuse', 'a=1; Domain=other.example', 'a=1; Domain=other.example'],
  ['a domain that only ends alike', 'a=1; Domain=shop.example', 'a=1; Domain=shop.example'],
  ['its end', 'a=; expires=Thu, 01 Jan 1970 00:00:01 GMT', 'a=; expires=Thu, 01 Jan 1970 00:00:01 GMT'],
])('%s', (_name, cookie, expected) => {
  expect(toOwnCookie(cookie, 'my-shop.example')).toBe(expected);
});

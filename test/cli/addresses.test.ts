// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { toOwn, toShop } from '../../src/cli/proxy/addresses';

const own = new URL('http://127.0.0.1:4173');
const origins = { shop: new URL('https://my-shop.example'), own };
const withPort = { shop: new URL('http://my-shop.example:8080'), own };

describe('addresses in what the shop sends', () => {
  it.each([
    ['HTML', '<a href="https://my-shop.example/cart/">', '<a href="http://127.0.0.1:4173/cart/">'],
    ['plain HTTP', "url('http://my-shop.example/a.png')", "url('http://127.0.0.1:4173/a.png')"],
    ['no path', '"https://my-shop.example"', '"http://127.0.0.1:4173"'],
    ['the end of a sentence', 'See https://my-shop.example.', 'See http://127.0.0.1:4173.'],
    [
      'JSON',
      String.raw`{"u":"https:\/\/my-shop.example\/cart\/"}`,
      String.raw`{"u":"http:\/\/127.0.0.1:4173\/cart\/"}`,
    ],
    ['JSON in JSON', String.raw`"https:\\\/\\\/my-shop.example\\\/"`, String.raw`"http:\\\/\\\/127.0.0.1:4173\\\/"`],
    ['escaped by code', String.raw`"https:\u002F\u002Fmy-shop.example"`, String.raw`"http:\u002F\u002F127.0.0.1:4173"`],
    ['no protocol', '<script src="//my-shop.example/a.js">', '<script src="//127.0.0.1:4173/a.js">'],
    ['no protocol, in JSON', String.raw`"\/\/my-shop.example\/a"`, String.raw`"\/\/127.0.0.1:4173\/a"`],
    ['www', 'https://www.my-shop.example/', 'http://127.0.0.1:4173/'],
    ['capitals', 'HTTPS://My-Shop.Example/', 'http://127.0.0.1:4173/'],
    ['several', 'https://my-shop.example/a, //my-shop.example/b', 'http://127.0.0.1:4173/a, //127.0.0.1:4173/b'],
  ])('lead to this machine: %s', (_name, text, expected) => {
    expect(toOwn(text, origins)).toBe(expected);
  });

  it.each([
    ['a longer name', 'https://my-shop.example.org/ https://my-shop.example-cdn/'],
    ['a name below it', 'https://cdn.my-shop.example/a.js'],
    ['a name that ends like it', 'https://not-my-shop.example/ //not-my-shop.example/'],
    ['another port', 'https://my-shop.example:8443/'],
    ['another protocol', 'wss://my-shop.example/ ftp://my-shop.example/'],
    ['a mail address', 'mailto:info@my-shop.example'],
    ['an address for another server', 'https://share.example/?u=https%3A%2F%2Fmy-shop.example%2F'],
    ['a path that looks like it', 'https://archive.example//my-shop.example/'],
  ])('stay: %s', (_name, text) => {
    expect(toOwn(text, origins)).toBe(text);
  });

  it('have the port of the shop', () => {
    expect(toOwn('http://my-shop.example:8080/ //my-shop.example:8080/', withPort)).toBe(
      'http://127.0.0.1:4173/ //127.0.0.1:4173/',
    );
    expect(toOwn('http://my-shop.example/ http://my-shop.example:80801/', withPort)).toBe(
      'http://my-shop.example/ http://my-shop.example:80801/',
    );
  });
});

describe('addresses in what a page sends', () => {
  it.each([
    ['plain', 'http://127.0.0.1:4173/cart/', 'https://my-shop.example/cart/'],
    ['in a query', '?to=http%3A%2F%2F127.0.0.1%3A4173%2Fcart', '?to=https%3A%2F%2Fmy-shop.example%2Fcart'],
    ['encoded twice', 'http%253A%252F%252F127.0.0.1%253A4173', 'https%253A%252F%252Fmy-shop.example'],
    ['in JSON', String.raw`"http:\/\/127.0.0.1:4173\/"`, String.raw`"https:\/\/my-shop.example\/"`],
  ])('are the shop’s again: %s', (_name, text, expected) => {
    expect(toShop(text, origins)).toBe(expected);
  });

  it('stay when they are of another port', () => {
    expect(toShop('http://127.0.0.1:41730/ http://127.0.0.1:80/', origins)).toBe(
      'http://127.0.0.1:41730/ http://127.0.0.1:80/',
    );
  });

  it('have the port of the shop, encoded as they are', () => {
    expect(toShop('http%3A%2F%2F127.0.0.1%3A4173%2F', withPort)).toBe('http%3A%2F%2Fmy-shop.example%3A8080%2F');
  });
});

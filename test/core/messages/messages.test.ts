import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setLocale, setMessages, t, translator } from '../../../src/core/messages';
import { loadMessages } from '../../../src/core/messages/loadMessages';
import { en, sl } from '../../../src/core/messages/messages';
import { tMenu } from '../../../widgets/menu/messages';

beforeAll(async () => {
  setLocale('en');
  expect(t('cart.view'), 'Slovenian until English is there').toBe('Pokaži košarico');
  await loadMessages();
  setLocale(undefined);
});

afterEach(() => {
  setLocale(undefined);
  setMessages({});
  document.documentElement.lang = '';
});

describe('the language', () => {
  it.each([
    ['sl-SI', 'sl'],
    ['en-GB', 'en'],
    ['EN', 'en'],
    ['de-AT', 'de'],
    ['fr', 'en'],
    ['enm', 'en'],
    ['', 'sl'],
  ])('of a page with lang="%s" is %s', (lang, locale) => {
    document.documentElement.lang = lang;
    expect(t('cart.view')).toBe(locale === 'en' ? 'View cart' : 'Pokaži košarico');
  });

  it('that the configuration chooses wins over the page, until it is taken back', () => {
    document.documentElement.lang = 'sl';
    setLocale('en-US');
    expect(t('cart.view')).toBe('View cart');
    setLocale('sl');
    expect(t('cart.view')).toBe('Pokaži košarico');
    document.documentElement.lang = 'en';
    setLocale(undefined);
    expect(t('cart.view')).toBe('View cart');
  });
});

describe('a message', () => {
  it.each([
    [0, 'V košarici je 0 izdelkov.'],
    [1, 'V košarici je 1 izdelek.'],
    [2, 'V košarici sta 2 izdelka.'],
    [3, 'V košarici so 3 izdelki.'],
    [4, 'V košarici so 4 izdelki.'],
    [5, 'V košarici je 5 izdelkov.'],
    [11, 'V košarici je 11 izdelkov.'],
    [100, 'V košarici je 100 izdelkov.'],
    [101, 'V košarici je 101 izdelek.'],
    [102, 'V košarici sta 102 izdelka.'],
    [104, 'V košarici so 104 izdelki.'],
    [111, 'V košarici je 111 izdelkov.'],
  ])('has the Slovenian plural of %i', (n, text) => {
    expect(t('cart.updated', { n })).toBe(text);
  });

  it('has the English plural', () => {
    setLocale('en');
    expect([1, 2].map(n => t('cart.updated', { n }))).toEqual([
      'There is 1 product in your cart.',
      'There are 2 products in your cart.',
    ]);
  });

  it('takes a name as it is, also with braces, dollars and tags', () => {
    const own = translator({ added: '„{name}“ je v košarici.' });
    expect(own('added', { name: '$& {n} <b>' })).toBe('„$& {n} <b>“ je v košarici.');
  });

  it('with plural forms has to be told of how many it speaks', () => {
    const own = translator({ found: { one: '{n} zadetek.', other: '{n} zadetkov.' } });
    expect(own('found', { n: 1 })).toBe('1 zadetek.');
    // @ts-expect-error: without the number it would always be the last form.
    expect(own('found', { count: 1 })).toBe('{n} zadetkov.');
  });

  it('keeps a placeholder that has no value', () => {
    const own = translator({ least: 'Vsaj {min}.' });
    expect(own('least')).toBe('Vsaj {min}.');
    expect(own('least', { min: 0 })).toBe('Vsaj 0.');
  });

  it('is the page’s own where the page has one, plural or not', () => {
    setMessages({ 'cart.view': 'V košarico', 'cart.updated': { one: '{n} kos', other: '{n} kosov' } });
    expect(t('cart.view')).toBe('V košarico');
    expect([1, 2].map(n => t('cart.updated', { n }))).toEqual(['1 kos', '2 kosov']);
    expect(t('cart.empty')).toBe('Košarica je prazna.');
    setMessages({});
    expect(t('cart.view')).toBe('Pokaži košarico');
  });

  it('of a widget comes with the widget, stays Slovenian where English is missing, and can be the page’s own', async () => {
    const own = translator({ 'bundle.unknown': 'Izberite' });
    setLocale('en');
    await loadMessages();
    expect(own('bundle.unknown')).toBe('Izberite');
    setMessages({ 'bundle.unknown': 'Choose' });
    expect(own('bundle.unknown')).toBe('Choose');
  });
});

it('of a widget that has both languages side by side is English on English pages', () => {
  expect(tMenu('menu.close')).toBe('Zapri meni');
  setLocale('en');
  expect(tMenu('menu.close')).toBe('Close the menu');
});

describe('the tables', () => {
  const texts = (message: unknown) => (typeof message === 'string' ? [message] : Object.values(Object(message)));
  const placeholders = (message: unknown) =>
    [...new Set(texts(message).flatMap(text => String(text).match(/\{\w+\}/g) ?? []))].sort();

  it('have the same keys and placeholders, and no HTML', () => {
    expect(Object.keys(en)).toEqual(Object.keys(sl));
    for (const [key, message] of Object.entries(sl)) {
      expect([key, placeholders(Reflect.get(en, key))]).toEqual([key, placeholders(message)]);
    }
    expect(JSON.stringify([sl, en])).not.toMatch(/<|&\w+;/);
  });

  it('have every Slovenian plural', () => {
    for (const message of Object.values(sl)) {
      if (typeof message !== 'string') expect(Object.keys(message)).toEqual(['one', 'two', 'few', 'other']);
    }
  });
});

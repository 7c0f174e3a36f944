import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate, reloadPage } from '../../src/core/navigate';
import { addressOrNone, followableUrl, ownPath } from '../../src/core/url';

const base = 'https://trgovina.example/izdelek/skodelica/';

afterEach(() => vi.restoreAllMocks());

describe('an address', () => {
  beforeEach(() => void vi.spyOn(document, 'baseURI', 'get').mockReturnValue(base));

  it.each([
    ['/kosarica/', 'https://trgovina.example/kosarica/'],
    ['?dodano=1', 'https://trgovina.example/izdelek/skodelica/?dodano=1'],
    ['//placilo.example/a', 'https://placilo.example/a'],
    [' http://b.example/x ', 'http://b.example/x'],
  ])('of http(s) may be followed: %s', (value, href) => {
    expect(followableUrl(value)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'blob:https://trgovina.example/1',
    'mailto:a@b.si',
    'http://',
    'https://[',
    '',
    '  ',
    undefined,
    null,
    7,
    { href: '/x' },
  ])('of anything else may not: %j', value => {
    expect(followableUrl(value)).toBeUndefined();
  });

  it('is relative to the page', () => {
    expect(followableUrl('/x')).toBe(new URL('/x', document.baseURI).href);
  });
});

describe('leaving the page', () => {
  it('goes to an address of http(s)', () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    expect(navigate('https://trgovina.example/kosarica/', 'add-to-cart')).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://trgovina.example/kosarica/');
  });

  it('reports an address of script and stays', () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(navigate('javascript:alert(1)', 'add-to-cart')).toBe(false);
    expect(assign).not.toHaveBeenCalled();
    expect(error.mock.lastCall?.[0]).toContain(
      'add-to-cart: the address to go to is not http(s): "javascript:alert(1)"',
    );
  });
});

describe('loading the page again', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it.each([
    ['?add-to-cart=7', ''],
    ['?a=b&add-to-cart=7#c', '?a=b#c'],
    ['?remove_item=abc&_wpnonce=n', '?_wpnonce=n'],
    ['?undo_item=abc', ''],
  ])('leaves out what changes the cart: %s', (query, rest) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    history.replaceState(null, '', `/kosarica/${query}`);
    reloadPage();
    expect(replace).toHaveBeenCalledExactlyOnceWith(new URL(`/kosarica/${rest}`, document.URL).href);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads any other address', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    history.replaceState(null, '', '/kosarica/?a=b#c');
    reloadPage();
    expect(reload).toHaveBeenCalledOnce();
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('the page’s own path', () => {
  it.each(['/', '/trgovina/', '/a//b/', '//zlo.example/trgovina/', '///zlo.example', '//'])(
    'leads to the page, whatever it begins with: %s',
    path => {
      const here = `https://trgovina.example${path}`;
      expect(new URL(here).pathname).toBe(path);
      expect(new URL(`${ownPath(path)}?a=b`, here).href).toBe(`${here}?a=b`);
    },
  );
});

it.each([
  ['/a?b#c', '/a?b#c'],
  ['https://zlo.example', 'https://zlo.example'],
  ['javascript:hit()', ''],
  [' java\nscript:hit()', ''],
  ['', ''],
  [null, ''],
])('of an attribute, %j may be followed as %j', (address, kept) => {
  expect(addressOrNone(address)).toBe(kept);
});

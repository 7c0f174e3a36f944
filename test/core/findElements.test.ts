import { beforeEach, describe, expect, it } from 'vitest';
import { possibleIn, searchAll } from '../../src/core/findElements';
import { definitions } from '../../src/registry';

beforeEach(() => {
  document.body.innerHTML = '<p class="a"></p><div id="b"><b class="c d"></b><i class="a"></i></div><u class="c"></u>';
});

const found = (selector: string) => searchAll(document.body, selector).map(({ localName }) => localName);

describe('a search for a list of selectors', () => {
  it('finds what any of them matches, once, in the order of the page', () => {
    expect(found('.c, .missing, .a, #b > .d')).toEqual(['p', 'b', 'i', 'u']);
  });

  it('finds nothing where none of them matches', () => {
    expect(found('.missing, #missing')).toEqual([]);
  });

  it('knows a list from a comma in parentheses', () => {
    expect(found('.c:not(.x, .d), :is(.missing, .a:not(div, b))')).toEqual(['p', 'i', 'u']);
  });

  it('finds only what is below', () => {
    expect(searchAll(document.body, 'body, .d').map(({ localName }) => localName)).toEqual(['b']);
  });

  it.each(Object.values(definitions))('understands the markers of $name', ({ markers }) => {
    expect(searchAll(document, markers)).toEqual([...document.querySelectorAll(markers)]);
  });
});

describe('selectors that can match', () => {
  const possible = (selectors: string) =>
    possibleIn(document.body)(selectors)
      .split(/,\s*/)
      .map(one => one.trim());

  it('are those whose own classes the page has, or that name none', () => {
    expect(possible('.a, .missing, b.c.d, b.missing.c, u, #b > .d, [href=".missing"], .c:hover')).toEqual([
      '.a',
      'b.c.d',
      'u',
      '#b > .d',
      '[href=".missing"]',
      '.c:hover',
    ]);
  });

  it('may name other classes in parentheses, and of elements around them', () => {
    expect(possible('.c:not(.missing:is(.x)), .missing .d, .missing + .a')).toEqual([
      '.c:not(.missing:is(.x))',
      '.missing .d',
      '.missing + .a',
    ]);
  });

  it('are also those of the element in which is looked', () => {
    const [element] = searchAll(document.body, 'p');
    expect(element && possibleIn(element)('.a, .d')).toBe('.a');
  });

  it('are none where no class is there', () => {
    document.body.innerHTML = '<p></p>';
    expect(possibleIn(document.body)('.a, .d')).toBe('');
  });

  it.each(Object.values(definitions))('are all markers of $name that match', ({ markers }) => {
    const found = possibleIn(document)(markers);
    expect(found ? searchAll(document, found) : []).toEqual(searchAll(document, markers));
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { searchAll } from '../../src/core/findElements';
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

import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetWarnings } from '../../src/core/report';
import { configElement } from '../../src/loader/configElement';
import { HOLDER } from '../../src/loader/holder';
import { quietConsole } from '../core/bus/helpers';

const BLOCK = '<script type="application/json" id="shop-widgets-config"></script>';
let lines: string[];

beforeEach(() => {
  forgetWarnings();
  lines = quietConsole();
});

afterEach(() => {
  delete window[HOLDER];
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const hold = (nonce: string, isPrinted = false) => {
  window[HOLDER] = { nonce, isPrinted, scripts: [], giveBack: async () => [] };
};

it('counts anywhere where nothing is held back', () => {
  document.body.innerHTML = `<main><p>a</p>${BLOCK}</main>`;
  expect(configElement()).toBeInstanceOf(HTMLScriptElement);
});

it('counts anywhere on a page whose scripts the server has printed held back', () => {
  hold('', true);
  document.body.innerHTML = `<main><p>a</p>${BLOCK}</main>`;
  expect(configElement()).toBeInstanceOf(HTMLScriptElement);
});

it('counts in the head, and first in the body', () => {
  hold('');
  document.head.innerHTML = BLOCK;
  expect(configElement()?.parentElement).toBe(document.head);
  document.head.replaceChildren();
  document.body.innerHTML = `<script type="x"></script>${BLOCK}<main></main>`;
  expect(configElement()?.parentElement).toBe(document.body);
  expect(lines).toEqual([]);
});

it.each([`<p>a</p>${BLOCK}`, `<main>${BLOCK}</main>`])('does not count in the content, and that is said: %s', html => {
  hold('');
  document.body.innerHTML = html;
  expect(configElement()).toBeUndefined();
  expect(lines).toEqual([expect.stringContaining('stands in the content')]);
});

it('counts with the tag’s nonce alone, wherever it stands', () => {
  hold('abc');
  document.head.innerHTML = BLOCK;
  expect(configElement()).toBeUndefined();
  expect(lines).toEqual([expect.stringContaining('has not the nonce of the tag')]);
  document.body.innerHTML = `<main>${BLOCK}</main>`;
  const [block] = document.body.getElementsByTagName('script');
  if (block) block.nonce = 'abc';
  expect(configElement()?.parentElement?.localName).toBe('main');
});

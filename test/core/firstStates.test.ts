import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeAtFirst, endFirstStates } from '../../src/core/early/firstStates';

const SHEET = Symbol.for('shop-widgets.first-states');
const FIELDS = `<div class="woocommerce-account-fields"><p><input type="checkbox" id="createaccount"></p>
  <div class="create-account"></div></div>`;

const rules = () => document.adoptedStyleSheets.map(({ cssRules }) => cssRules.length);
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));

beforeEach(() => {
  Reflect.deleteProperty(window, SHEET);
  document.adoptedStyleSheets = [];
});
afterEach(() => document.body.replaceChildren());

it('adopts one sheet, also where the early file and the classic tag are both on the page', () => {
  closeAtFirst();
  closeAtFirst();
  expect(rules()).toEqual([1]);
});

it('keeps it on a page with a checkout until the checkout ends it', () => {
  document.body.innerHTML = FIELDS;
  closeAtFirst();
  parsed();
  expect(rules()).toEqual([1]);
  endFirstStates();
  expect(rules()).toEqual([]);
});

it('leaves none on other pages, and other sheets alone', () => {
  const other = new CSSStyleSheet();
  document.adoptedStyleSheets = [other];
  closeAtFirst();
  parsed();
  expect(document.adoptedStyleSheets).toEqual([other]);
});

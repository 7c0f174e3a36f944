import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareScripts, postsPlainly, runScriptsOfAdd } from '../../../src/core/cart/addScripts';
import { html, parsePage } from '../../../src/core/html';
import { forgetWarnings } from '../../../src/core/report';
import { quietConsole } from '../bus/helpers';

const scriptsOf = (...sources: string[]) =>
  sources.map(source => {
    const script = document.createElement('script');
    if (source.startsWith('/')) script.setAttribute('src', source);
    else script.text = source;
    return script;
  });

const compare = (answered: string[], here: string[]) => {
  const { added, isUnclear } = compareScripts(scriptsOf(...answered), scriptsOf(...here));
  return [added.map(script => script.getAttribute('src') ?? script.text), isUnclear];
};

const VIEW = 'dataLayer.push({event:"view"})';
const ADD = 'dataLayer.push({event:"add"})';

it.each<[string, string[], string[], string[], boolean]>([
  ['the same scripts', [VIEW, '/a.js?ver=2'], [VIEW, '/a.js?ver=1'], [], false],
  ['one more event', [VIEW, ADD], [VIEW], [ADD], false],
  ['an event again', [VIEW, VIEW], [VIEW], [VIEW], false],
  ['one more file', ['/a.js', '/popup.js'], ['/a.js'], [], true],
  ['one more event beside another file', ['/b.js', ADD], ['/a.js'], [ADD], true],
  ['other values', ['var p = {"nonce":"b2","n":5};'], ['var p = {"nonce":"a1","n":4};'], [], false],
  ['other values and one more event', ['var p = "b";', ADD], ['var p = "a";'], [ADD], false],
  ['a script that has grown', ['start(); add();'], ['start();'], [], true],
  ['one that would write over the page', ['document.write("x")'], [], [], true],
])('of an answered page with %s the new scripts are found', (_case, answered, here, added, isUnclear) => {
  expect(compare(answered, here)).toEqual([added, isUnclear]);
});

beforeEach(() => {
  forgetWarnings();
  sessionStorage.clear();
});
afterEach(() => document.body.replaceChildren());

it('scripts that can’t be told apart lead to plain posts in this tab', () => {
  const lines = quietConsole();
  document.body.append(...scriptsOf('start();'));
  runScriptsOfAdd(parsePage(html`<script>start(); add();</script>`));
  expect(postsPlainly()).toBe(true);
  expect(lines).toHaveLength(1);
});

it('a script that this page holds back does not run', () => {
  quietConsole();
  const [held] = scriptsOf('/wc-add-to-cart-variation.js');
  if (held) held.type = 'shop-widgets/held';
  document.body.append(...(held ? [held] : []));
  runScriptsOfAdd(parsePage(html`<script src="/wc-add-to-cart-variation.js"></script>`));
  expect([document.scripts.length, postsPlainly()]).toEqual([1, false]);
});

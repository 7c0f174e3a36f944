// @vitest-environment node
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findJson, parseAnswer } from '../../../src/core/calls/json';
import { forgetWarnings } from '../../../src/core/report';

const NOTICE =
  '<br />\n<b>Notice</b>:  Undefined index: sku in <b>/var/www/html/wp-content/plugins/x.php</b> on line <b>12</b><br />\n';
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  forgetWarnings();
});

const parse = async (text: string) => parseAnswer(text, '/?wc-ajax=x');
const kindOf = async (text: string) => {
  try {
    await parse(text);
  } catch (error) {
    return error instanceof Error && 'kind' in error ? error.kind : error;
  }
  return 'parsed';
};

describe('an answer', () => {
  it.each(['false', 'true', 'null', '7', '"text"', ' {"a": 1}\n', '[]'])(
    'that is strict JSON parses: %s',
    async text => {
      expect(await parse(text)).toEqual(JSON.parse(text));
      expect(console.warn).not.toHaveBeenCalled();
    },
  );

  it('parses behind a byte order mark without a warning', async () => {
    expect(await parse('\uFEFF\uFEFF{"a":1}')).toEqual({ a: 1 });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('parses behind a PHP notice, and says so once for each address', async () => {
    expect(await parse(`${NOTICE}{"fragments":{"a.cart":"<a>1</a>"}}`)).toEqual({
      fragments: { 'a.cart': '<a>1</a>' },
    });
    await parse(`${NOTICE}${NOTICE}{"fragments":{}}`);
    expect(console.warn).toHaveBeenCalledOnce();
    expect(vi.mocked(console.warn).mock.lastCall?.[0]).toContain(
      `/?wc-ajax=x has ${NOTICE.trim().length} characters before its JSON`,
    );
  });

  it('parses before text that a plugin printed after it', async () => {
    expect(await parse('{"a":[1,{"b":"}"}]}<!-- 0.2 s -->')).toEqual({ a: [1, { b: '}' }] });
    expect(await parse('{"a":1}0')).toEqual({ a: 1 });
  });

  it('parses behind a log line, a dumped list and CSS, which all have brackets of their own', async () => {
    expect(await parse('[21-Nov-2026 10:00:00 UTC] PHP Notice: x\n{"a":1}')).toEqual({ a: 1 });
    expect(await parse('array(1) { ["key"]=> string(1) "x" ["other-key"]=> int(3) }\n{"a":1}')).toEqual({ a: 1 });
    expect(await parse('<style>.a{color:red} .b[x="1"]{top:0}</style>[{"a":1}]')).toEqual([{ a: 1 }]);
    expect(await parse('<script>var p = {"ajax":"/"};</script>{"a":1}')).toEqual({ a: 1 });
  });

  it('parses behind any junk without braces, whatever object it is', async () => {
    const junk = fc.string({ unit: 'grapheme' }).filter(text => !/[{}[\]]|<script/i.test(text));
    const object = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(junk, object, fc.constantFrom(undefined, 2), (before, value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(findJson(before + text)?.value).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    ['an empty body', ''],
    ['white space', ' \n'],
    ['the 0 of an unknown endpoint', '0'],
    ['an HTML page', '<!DOCTYPE html><html><body><form id="login"></form></body></html>'],
    ['an HTML page with JSON in a script', '<html lang="sl"><script>var p = {"a":1}</script></html>'],
    ['a login form with JSON in a script', '<form></form><script>var p = {"a":1}'],
    ['JSON in an attribute', '<form data-variations=\'[{"a":1}]\'></form>'],
    ['an HTML fragment with field names in brackets', '<input name="shipping_method[0]"><sup>[1]</sup>'],
    ['a text with a number in brackets', 'Service unavailable [503]'],
    ['an object that was cut off', '{"fragments":{"a":"<b>","c":[1,2],"d":'],
    ['an object that was cut off in a text, behind a notice', `${NOTICE}{"a":[1,2],"b":"x`],
    ['an object that was cut off behind a line with an object', '{"a":\n[{"b":1}],\n"c":'],
    ['plain text', 'Service unavailable'],
  ])('that is %s is not JSON', async (_, text) => {
    expect(await kindOf(text)).toBe('not-json');
  });

  it('of -1 is a refused nonce', async () => {
    expect(await kindOf('-1')).toBe('refused');
    expect(await kindOf(' -1\n')).toBe('refused');
  });

  it.each([
    ['open lists', `${'['.repeat(2_000_000)}]x`],
    ['open lists with numbers', `${'[1,'.repeat(700_000)}x`],
    ['open objects', `${'{"a":['.repeat(330_000)}x`],
    ['words in quotes', '["x "y '.repeat(280_000)],
    ['braces', '{"'.repeat(1_000_000)],
    ['brackets', '['.repeat(2_000_000)],
    ['closed lists', '["a"] '.repeat(340_000)],
    ['near misses', '{"a":[1,2,3}'.repeat(160_000)],
  ])('in 2 MB of %s costs a few readings of it', (_, text) => {
    expect(looksDuring(() => findJson(`x${text}!`))).toBeLessThan(6 * text.length);
  });

  it('is found between 300 KB of notices before and after it', () => {
    const notices = '<br />\n<b>Notice</b>:  Undefined index: a["b"] in [0] => Array ( [1] => x )\n'.repeat(4000);
    expect(findJson(`${notices}{"fragments":{"a":"<b>[1]</b>"}}\n${notices}`)).toEqual({
      value: { fragments: { a: '<b>[1]</b>' } },
      before: notices.length - 1,
    });
  });
});

/** Counts how often `run` reads single characters of texts. */
function looksDuring(run: () => unknown): number {
  const { charAt, charCodeAt } = String.prototype;
  let looks = 0;
  const count = <Result>(look: (this: string, at: number) => Result) =>
    function (this: string, at: number) {
      looks++;
      return look.call(this, at);
    };
  Object.assign(String.prototype, { charAt: count(charAt), charCodeAt: count(charCodeAt) });
  try {
    run();
  } finally {
    Object.assign(String.prototype, { charAt, charCodeAt });
  }
  return looks;
}

// @vitest-environment node
import { expect, it } from 'vitest';
import { parseNews } from '../../src/cli/report/pageNews';
import { looksOf, printNews } from '../../src/cli/report/printNews';

const plain = looksOf({});
const cost = { scripts: 31, bytes: 412_400, unsized: 0, held: { scripts: 0, bytes: 0 }, blocking: 380.4 };

function printed(news: object): string {
  const parsed = parseNews(JSON.stringify(news));
  return parsed ? printNews(parsed, plain).join('\n') : 'nothing';
}

it('names what a page has found, what is taken over and what is not, with why and what to do', () => {
  const report = {
    version: '1',
    widgets: [
      { name: 'swatches', state: 'awake' },
      { name: 'swatches', state: 'awake' },
      { name: 'menu', state: 'awake' },
      { name: 'review-form', state: 'asleep', why: 'Waits to be seen.' },
      { name: 'bundle', state: 'plain', why: 'Its settings are missing.', fix: 'Print woosb_vars.' },
      { name: 'bundle', state: 'plain', why: 'Its settings are missing.', fix: 'Print woosb_vars.' },
    ],
    scripts: [
      { handle: 'woocommerce', state: 'held' },
      { handle: 'wcpt', state: 'held' },
      { handle: 'woosb-frontend', state: 'given-back', why: 'bundle is plain' },
    ],
    settings: [{ name: 'wc_cart_params', why: 'Coupons post a form.', fix: 'Print it.' }],
    problems: [{ where: 'tag', message: 'It stands twice.' }],
  };
  expect(printed({ kind: 'settled', path: '/product/a/', measure: cost, report })).toBe(`
/product/a/
  Taken over  swatches (2), menu
  Asleep      review-form
  Plain       bundle: Its settings are missing.
              Print woosb_vars.
  Held back   2: woocommerce, wcpt
  Runs        woosb-frontend: bundle is plain
  Missing     wc_cart_params: Coupons post a form.
              Print it.
  Problem     tag: It stands twice.
  Scripts     31 files, 412 kB, blocking for 380 ms`);
});

it('compares three ways, and says which way each figure goes', () => {
  const after = { scripts: 18, bytes: 260_000, unsized: 2, held: { scripts: 7, bytes: 91_000 }, blocking: 90 };
  expect(printed({ kind: 'compared', path: '/', before: cost, after })).toBe(`
/, three ways
  Now              31 files, 412 kB, blocking for 380 ms
  With the tag     18 files, 260 kB, blocking for 90 ms: 13 scripts fewer, 152 kB less, 290 ms of blocking less
  With the plugin  11 files, 169 kB, blocking for 90 ms: 20 scripts fewer, 243 kB less, 290 ms of blocking less
  With the tag the browser has fetched 7 scripts (91 kB) ahead that the tag holds back; they do not run.
  Where their tags are left out, as the plugin for WordPress does, they are not fetched.
  2 of other hosts are without their bytes: browsers do not tell them.`);
});

it('says of a page that fetches more with the tag that it is worse', () => {
  const after = { scripts: 41, bytes: 553_400, unsized: 0, held: { scripts: 20, bytes: 300_000 }, blocking: 391 };
  expect(printed({ kind: 'compared', path: '/shop/', before: cost, after })).toBe(`
/shop/, three ways
  Now              31 files, 412 kB, blocking for 380 ms
  With the tag     41 files, 553 kB, blocking for 391 ms: 10 scripts MORE, 141 kB MORE, 11 ms of blocking MORE
  With the plugin  21 files, 253 kB, blocking for 391 ms: 10 scripts fewer, 159 kB less, 11 ms of blocking MORE
  With the tag the browser has fetched 20 scripts (300 kB) ahead that the tag holds back; they do not run.
  So the tag makes this page fetch more than now. It does not save requests or bytes here.
  Where their tags are left out, as the plugin for WordPress does, they are not fetched.`);
});

it('says that nothing differs, and nothing of scripts that are held back, where that is so', () => {
  const lines = printed({ kind: 'compared', path: '/', before: cost, after: cost });
  expect(lines).toContain('With the tag     31 files, 412 kB, blocking for 380 ms: no difference');
  expect(lines).not.toContain('ahead');
});

it('compares no blocking where the browser does not tell it', () => {
  const unknown = { ...cost, blocking: null };
  const lines = printed({ kind: 'compared', path: '/', before: unknown, after: { ...cost, scripts: 32 } });
  expect(lines).toContain('Now              31 files, 412 kB, blocking not known');
  expect(lines).toContain('With the tag     32 files, 412 kB, blocking for 380 ms: 1 script MORE\n');
});

it('says when nothing was found', () => {
  expect(printed({ kind: 'settled', path: '/', measure: cost, report: {} })).toContain(
    'Found       nothing that a widget is for',
  );
});

it('gives the terminal no signs of control', () => {
  const report = { problems: [{ where: 'tag', message: '\u001b]0;x\u0007\nnew\u009b31m' }] };
  const lines = printed({ kind: 'settled', path: '/\u001b[2J', measure: cost, report }).split('\n');
  expect(lines).toContain('/ [2J');
  expect(lines).toContain('  Problem     tag:  ]0;x  new 31m');
});

it('reads nothing of another form', () => {
  expect(parseNews('{')).toBeUndefined();
  expect(parseNews('{"kind":"settled","path":"/","measure":{},"report":{}}')).toBeUndefined();
});

it('has colours in terminals only', () => {
  expect(looksOf({}).strong('a')).toBe('a');
  expect(looksOf({ isTTY: true }).strong('a')).toBe(process.env.NO_COLOR ? 'a' : '\u001b[1ma\u001b[22m');
});

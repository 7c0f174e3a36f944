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
  Scripts     31, 412 kB, blocking for 380 ms`);
});

it('shows what was saved', () => {
  const after = { scripts: 18, bytes: 260_000, unsized: 2, held: { scripts: 7, bytes: 91_000 }, blocking: 90 };
  expect(printed({ kind: 'compared', path: '/', before: cost, after })).toBe(`
/, without and with the widgets
              scripts       bytes    blocking
  Before           31      412 kB      380 ms
  After            18      260 kB       90 ms
  Saved            13      152 kB      290 ms
  7 of those after (91 kB) are held back: the browser fetched them ahead, and does not run them.
  Not to have them fetched, leave their tags out: shop-widgets.php does.
  2 of other hosts are without their bytes: browsers do not tell them.`);
});

it('says nothing of scripts that are held back where none was fetched', () => {
  expect(printed({ kind: 'compared', path: '/', before: cost, after: cost })).not.toContain('held back');
});

it('says nothing of blocking where the browser does not tell', () => {
  const unknown = { ...cost, blocking: null };
  const lines = printed({ kind: 'compared', path: '/', before: unknown, after: cost });
  expect(lines).toContain('Before           31      412 kB           –');
  expect(lines).toContain('Saved             0        0 kB           –');
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

import { expect, it } from 'vitest';
import { causesOf, causesText, type TraceEvent } from '../../e2e/bench/causes';

const event = (name: string, ts: number, dur: number, url?: string): TraceEvent => ({
  name,
  cat: '',
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: ts * 1000,
  dur: dur * 1000,
  ...(url && { args: { data: { url } } }),
});
const of = (...events: TraceEvent[]) => Object.fromEntries(causesOf(events, 'shop.example'));

it('counts each moment for the innermost event that names what it does', () => {
  const chunk = 'https://shop.example/shop-widgets/chunks/product-table-Bf7MWcLy.js';
  expect(
    of(
      event('RunTask', 0, 100),
      event('FunctionCall', 10, 80, chunk),
      event('v8.callFunction', 20, 10),
      event('UpdateLayoutTree', 30, 15),
      event('Layout', 45, 25),
      event('RunMicrotasks', 80, 5),
    ),
  ).toEqual({ other: 20, 'product-table': 40, style: 15, layout: 25 });
});

it('names files of the page, and hosts of others', () => {
  expect(
    of(
      event('RunTask', 0, 60),
      event('EvaluateScript', 0, 20, 'https://shop.example/wp-content/a/front.min.js?ver=1'),
      event('EvaluateScript', 20, 30, 'https://maps.example/x.js'),
      event('EvaluateScript', 50, 10, ':3'),
    ),
  ).toEqual({ 'page: front.min.js': 20, 'third party maps.example': 30, 'inline script': 10 });
});

it('is told with the longest first, without what is below a millisecond', () => {
  const causes = causesOf([event('RunTask', 0, 10), event('Layout', 0, 7), event('HitTest', 8, 0.4)], 'shop.example');
  expect(causesText(causes)).toBe('layout 7, other 3');
});

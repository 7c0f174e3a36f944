import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../src/core/bus/bus';
import { CallError, isCallError, MarkupError } from '../../src/core/errors';
import {
  describeProblem,
  forgetWarnings,
  nameElement,
  type Problem,
  reportError,
  setReportSink,
  warnOnce,
} from '../../src/core/report';

const problem: Problem = { where: 'mini-cart', found: 'it is odd', consequence: 'The page stays.' };
let errors: unknown[][];
let warnings: unknown[][];

beforeEach(() => {
  forgetWarnings();
  setReportSink(() => {});
  errors = [];
  warnings = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words));
  vi.spyOn(console, 'warn').mockImplementation((...words) => void warnings.push(words));
});

afterEach(() => setReportSink(() => {}));

function element(html: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.firstElementChild ?? holder;
}

describe('a problem', () => {
  it.each([
    ['<form id="product-42" class="cart"></form>', 'form#product-42'],
    [
      '<a class="button add_to_cart_button ajax_add_to_cart added"></a>',
      'a.button.add_to_cart_button.ajax_add_to_cart',
    ],
    ['<li></li>', 'li'],
  ])('names %s as a person would look it up', (html, name) => {
    expect(nameElement(element(html))).toBe(name);
  });

  it('names a form by its own id, also where it has a field of that name', () => {
    const form = element('<form class="search"><input name="id"></form>');
    // As browsers have it.
    Object.defineProperty(form, 'id', { value: form.firstElementChild });
    expect(nameElement(form)).toBe('form.search');
  });

  it('says where, what was found, what happens now and what to do', () => {
    const marker = element('<ul class="products"></ul>');
    const text = describeProblem({ ...problem, element: marker, advice: 'Look there.' });
    expect(text).toBe('[shop-widgets] mini-cart (ul.products): it is odd.\nThe page stays. Look there.');
    expect(describeProblem(problem)).toBe('[shop-widgets] mini-cart: it is odd.\nThe page stays.');
    // The shop's own sentences end with a full stop.
    expect(describeProblem({ ...problem, found: 'Ni na zalogi.' })).toContain('mini-cart: Ni na zalogi.\n');
  });

  it('is told to console and sink, with the error behind it', () => {
    const sink = vi.fn();
    setReportSink(sink);
    const cause = new Error('why');
    reportError({ ...problem, cause });
    reportError(problem);
    const text = describeProblem(problem);
    expect(errors).toEqual([[text, cause], [text]]);
    expect(sink.mock.calls).toEqual([
      [{ ...problem, cause }, text, 'error'],
      [problem, text, 'error'],
    ]);
  });

  it('is said as often as it happens; a warning once a page for each key', () => {
    const sink = vi.fn();
    setReportSink(sink);
    warnOnce(problem);
    warnOnce(problem);
    warnOnce({ ...problem, found: 'it is odd again' });
    warnOnce({ ...problem, found: 'a' }, 'key');
    warnOnce({ ...problem, found: 'b' }, 'key');
    expect(warnings).toHaveLength(3);
    expect(sink.mock.calls.map(([, , level]) => level)).toEqual(['warning', 'warning', 'warning']);
  });

  it('never makes the reporter fail when the sink throws', () => {
    setReportSink(() => {
      throw new Error('theirs');
    });
    expect(() => reportError(problem)).not.toThrow();
    expect(errors).toHaveLength(2);
  });

  it('that a listener of the error event has is said once, and does not go round for ever', () => {
    setReportSink((_problem, message, level) =>
      bus.emit('shop_widgets_error', { where: 'test', message, level, cause: undefined }),
    );
    let heard = 0;
    const end = bus.on('shop_widgets_error', () => {
      heard += 1;
      if (heard > 20) return;
      throw new Error('theirs');
    });
    reportError(problem);
    end();
    expect(heard).toBe(1);
    expect(errors.map(([line]) => line)).toEqual([
      describeProblem(problem),
      expect.stringContaining('a subscriber of shop_widgets_error threw'),
    ]);
  });

  it('that comes after such a listener is told to the sink as ever', () => {
    const sink = vi.fn(() => {
      throw new Error('theirs');
    });
    setReportSink(sink);
    reportError(problem);
    reportError(problem);
    expect(sink).toHaveBeenCalledTimes(2);
  });
});

describe('errors', () => {
  it('of the bundle are known by name, also from another copy of the script', () => {
    const own = new CallError('no', { kind: 'http', url: '/', status: 500, body: 'x', answer: 1, cause: 'c' });
    expect(own).toMatchObject({
      name: 'CallError',
      kind: 'http',
      url: '/',
      status: 500,
      body: 'x',
      answer: 1,
      cause: 'c',
    });
    const copy = Object.assign(new Error('no'), { name: 'CallError', kind: 'http' });
    expect([own, copy, new Error('x'), { name: 'CallError', kind: 'http' }].map(isCallError)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect('cause' in new CallError('no', { kind: 'network', url: '/' })).toBe(false);
  });

  it('of markup carry widget, marker and problem', () => {
    const marker = element('<form></form>');
    const error = new MarkupError('variation-form', marker, 'it is odd');
    expect(error).toMatchObject({ name: 'MarkupError', widget: 'variation-form', marker, problem: 'it is odd' });
    expect(error.message).toBe('variation-form: it is odd');
  });
});

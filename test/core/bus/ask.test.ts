import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask as askPage } from '../../../src/core/bus/ask';
import { endsWithTest, jQueries, putButton, putJQuery, quietConsole } from './helpers';

const QUESTION = 'should_send_ajax_request.adding_to_cart';
const { body } = document;
const ask = () => askPage(QUESTION, { button: putButton() });

const ended = endsWithTest();

beforeEach(() => {
  putJQuery(undefined);
});

afterEach(() => {
  body.replaceChildren();
});

describe.each(jQueries)('a question on a page with jQuery %s', (_version, $) => {
  beforeEach(() => putJQuery($));
  afterEach(() => {
    $(body).off(QUESTION);
    $(document).off(QUESTION);
  });

  it('is allowed when nobody listens', () => {
    expect(ask()).toBe(true);
  });

  it('gives the button as a collection', () => {
    const heard = vi.fn();
    $(body).on(QUESTION, (_event, ...args) => heard(...args));
    const button = putButton();
    askPage(QUESTION, { button });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard.mock.calls[0]).toHaveLength(1);
    expect(heard.mock.calls[0]?.[0][0]).toBe(button);
  });

  it.each([
    [false, false],
    [undefined, true],
    [null, true],
    [0, true],
    ['', true],
    ['false', true],
    [true, true],
  ])('is answered by a listener that returns %o with %o', (answer, allowed) => {
    $(body).on(QUESTION, () => answer);
    expect(ask()).toBe(allowed);
  });

  it('takes the last answer that is one, as triggerHandler does', () => {
    $(body).on(QUESTION, () => false);
    $(body).on(QUESTION, () => undefined);
    expect(ask()).toBe(false);
    $(body).on(QUESTION, () => true);
    expect(ask()).toBe(true);
  });

  it('asks only on the element itself and in its own namespace', () => {
    $(document).on(QUESTION, () => false);
    $(body).on('should_send_ajax_request', () => false);
    $(body).on('should_send_ajax_request.other', () => false);
    const allowed = ask();
    $(body).off('should_send_ajax_request');
    $(body).off('.other');
    expect(allowed).toBe(true);
  });

  it('is not vetoed by a listener that throws, which is reported', () => {
    const lines = quietConsole();
    $(body).on(QUESTION, () => {
      throw new Error('theirs');
    });
    expect(ask()).toBe(true);
    expect(lines).toEqual([expect.stringContaining(`a jQuery listener of ${QUESTION} threw`)]);
  });

  it('is vetoed by a native listener of its name of ours as well, and not heard by one of the bare name', () => {
    const bare = vi.fn();
    body.addEventListener(QUESTION, bare, ended);
    body.addEventListener(`shop-widgets:${QUESTION}`, event => event.preventDefault(), ended);
    expect(ask()).toBe(false);
    expect(bare).not.toHaveBeenCalled();
  });
});

describe('a question on a page without jQuery', () => {
  it('is vetoed by a native listener that prevents the default, and by no other', () => {
    const heard = vi.fn();
    body.addEventListener(QUESTION, event => heard(event instanceof CustomEvent && event.detail), ended);
    const button = putButton();
    expect(askPage(QUESTION, { button })).toBe(true);
    expect(heard.mock.calls).toEqual([[[button]]]);
    body.addEventListener(QUESTION, event => event.preventDefault(), ended);
    expect(ask()).toBe(false);
  });

  it('does not bubble', () => {
    document.addEventListener(QUESTION, event => event.preventDefault(), ended);
    expect(ask()).toBe(true);
  });
});

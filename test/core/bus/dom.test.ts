import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenDom, raiseDom } from '../../../src/core/bus/dom';
import { elementOf, jQueryData } from '../../../src/core/bus/jquery';
import { endsWithTest, jQueries, putJQuery } from './helpers';

const ended = endsWithTest();
let form: HTMLFormElement;
let input: HTMLInputElement;

beforeEach(() => {
  form = document.createElement('form');
  input = document.createElement('input');
  form.append(input);
  document.body.append(form);
});

afterEach(() => {
  form.remove();
});

describe.each(jQueries)('with jQuery %s', (_version, $) => {
  beforeEach(() => putJQuery($));

  it('a change is heard once, dispatched or triggered', () => {
    const heard = vi.fn();
    listenDom(form, 'change', element => heard(element), ended.signal);
    input.dispatchEvent(new Event('change', { bubbles: true }));
    expect(heard.mock.calls).toEqual([[input]]);
    $(input).trigger('change');
    expect(heard.mock.calls).toEqual([[input], [input]]);
  });

  it('a raised change is heard once by native and by jQuery listeners', () => {
    const heard: string[] = [];
    form.addEventListener('change', () => heard.push('native'));
    $(form).on('change', () => heard.push('jQuery'));
    raiseDom(input, 'change');
    expect(heard.sort()).toEqual(['jQuery', 'native']);
  });

  it('nothing is heard after the signal', () => {
    const heard = vi.fn();
    listenDom(form, 'change', heard, ended.signal);
    ended.abort();
    raiseDom(input, 'change');
    $(input).trigger('change');
    expect(heard).not.toHaveBeenCalled();
    expect($._data(form, 'events')?.change).toBeUndefined();
  });

  it('data that scripts stored on an element is read', () => {
    $(input).data('quantity', 3);
    expect(jQueryData(input)).toEqual({ quantity: 3 });
  });

  it('the element of a collection is its first, if that is an element', () => {
    expect([$(input), input, $(), $(document), [], 'x', null, undefined].map(elementOf)).toEqual([
      input,
      input,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('without jQuery', () => {
  it('a change is heard, and can be prevented', () => {
    putJQuery(undefined);
    listenDom(form, 'submit', (_element, event) => event.preventDefault(), ended.signal);
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });

  it('nothing is stored on any element', () => {
    putJQuery(undefined);
    expect(jQueryData(input)).toEqual({});
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { listenDom } from '../../../src/core/bus/dom';
import { listenJQuery } from '../../../src/core/bus/jquery';
import { shopControls } from '../../../src/core/bus/shopControls';
import { endsWithTest, jQueries, putJQuery } from './helpers';

const ended = endsWithTest();

/** Puts an element that a selector of the table matches: a link for a click, a form for a submit. */
function put(selector: string, event: string): Element {
  const parts = selector.trim().split(' ');
  let parent: Element = document.body;
  for (const [index, part] of parts.entries()) {
    const last = index === parts.length - 1 ? { click: 'a', submit: 'form', change: 'input' }[event] : undefined;
    const element = document.createElement(/^[a-z]+/.exec(part)?.[0] ?? last ?? 'div');
    for (const [, sign, name = ''] of part.replace(/:not\(.*\)/, '').matchAll(/([.#])([\w-]+)/g))
      if (sign === '#') element.id = name;
      else element.classList.add(name);
    for (const [, name = '', value = ''] of part.matchAll(/\[(\w+)="(\w+)"\]/g)) element.setAttribute(name, value);
    parent.append(element);
    parent = element;
  }
  parent.setAttribute('href', '#x');
  expect(parent.matches(selector)).toBe(true);
  return parent;
}

const rows = shopControls.flatMap(({ of, events, namespace }) =>
  of.split(',').flatMap(selector => events.map(event => [event, selector, namespace] as const)),
);

afterEach(() => {
  document.body.replaceChildren();
});

describe.each(jQueries)('the table of controls, jQuery %s', (_version, $) => {
  it.each(rows)('%s on %s in the namespace %s is heard once', (event, selector, namespace) => {
    putJQuery($);
    const element = put(selector, event);
    const triggered = vi.fn();
    const native = vi.fn();
    listenJQuery(document.body, event, triggered, ended.signal);
    document.body.addEventListener(event, native, ended);
    document.body.addEventListener('submit', one => one.preventDefault(), ended);
    const names = namespace ? [event, `${event}.${namespace}`] : [event];
    for (const name of names) $(element).trigger(name);
    expect(triggered).toHaveBeenCalledTimes(names.length);
    if (event === 'click' || event === 'submit') expect(native).toHaveBeenCalledTimes(names.length);
  });
});

describe.each(jQueries)('a click that a script triggers, jQuery %s', (_version, $) => {
  it.each([
    ['a button', '<button type="button" class="reset_variations">x</button>', '.reset_variations'],
    ['a part of a link', '<a href="#" class="reset_variations"><span>x</span></a>', 'span'],
    ['a part of a button', '<button type="button" class="reset_variations"><span>x</span></button>', 'span'],
  ])('on %s is one native click', (_what, html, selector) => {
    putJQuery($);
    document.body.innerHTML = html;
    const clicked = vi.fn();
    document.body.firstElementChild?.addEventListener('click', clicked);
    $(document.body.querySelector(selector)).trigger('click');
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('on another link stays jQuery’s', () => {
    putJQuery($);
    document.body.innerHTML = '<a href="#x">x</a>';
    const clicked = vi.fn();
    document.body.addEventListener('click', clicked, ended);
    $(document.body.firstElementChild).trigger('click');
    expect(clicked).not.toHaveBeenCalled();
  });

  it('is heard once by those that hear both kinds, and its link is not followed', () => {
    putJQuery($);
    const link = put('.reset_variations', 'click');
    const heard = vi.fn();
    listenDom(document, 'click', heard, ended.signal);
    $(link).trigger('click');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(location.hash).toBe('');
  });
});

describe.each(jQueries)('a submit that a script triggers, jQuery %s', (_version, $) => {
  /** Puts a form of the shop. @returns it, and a spy on its plain post */
  function putForm() {
    putJQuery($);
    document.body.innerHTML = '<form class="checkout_coupon"><button type="submit">x</button></form>';
    const [form] = document.forms;
    if (!form) throw new Error('no form');
    return { form, posted: vi.spyOn(form, 'submit').mockImplementation(() => undefined) };
  }

  it('is heard once by those that hear both kinds, and is not posted where one of them prevents it', () => {
    const { form, posted } = putForm();
    const heard = vi.fn((_: Element, event: { preventDefault(): void }) => event.preventDefault());
    const native = vi.fn((event: Event) => event.preventDefault());
    listenDom(form, 'submit', heard, ended.signal);
    form.addEventListener('submit', native, ended);
    $(form).trigger('submit');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(native).toHaveBeenCalledTimes(1);
    expect(posted).not.toHaveBeenCalled();
  });

  it('is posted where nobody prevents it', () => {
    const { form, posted } = putForm();
    $(form).trigger('submit');
    expect(posted).toHaveBeenCalledTimes(1);
  });

  it('tells native listeners that a listener of jQuery has prevented it', () => {
    const { form, posted } = putForm();
    $(form).on('submit', event => event.preventDefault());
    const prevented = vi.fn((event: Event) => event.defaultPrevented);
    form.addEventListener('submit', prevented, ended);
    $(form).trigger('submit');
    expect(prevented).toHaveReturnedWith(true);
    expect(posted).not.toHaveBeenCalled();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { listenDom } from '../../../src/core/bus/dom';
import { listenJQuery } from '../../../src/core/bus/jquery';
import { shopControls } from '../../../src/core/bus/shopControls';
import { endsWithTest, jQueries, putJQuery } from './helpers';

const ended = endsWithTest();

/** Puts an element that a selector of the table matches: a link for a click. */
function put(selector: string, event: string): Element {
  const parts = selector.trim().split(' ');
  let parent: Element = document.body;
  for (const [index, part] of parts.entries()) {
    const [tag, ...classes] = part.split('.');
    const isLink = event === 'click' && index === parts.length - 1;
    const element = document.createElement(tag || (isLink ? 'a' : 'div'));
    element.className = classes.join(' ');
    parent.append(element);
    parent = element;
  }
  parent.setAttribute('href', '#x');
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
    const names = namespace ? [event, `${event}.${namespace}`] : [event];
    for (const name of names) $(element).trigger(name);
    expect(triggered).toHaveBeenCalledTimes(names.length);
    if (event === 'click') expect(native).toHaveBeenCalledTimes(names.length);
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

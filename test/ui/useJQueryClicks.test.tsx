import { cleanup, render } from '@testing-library/react';
import { createElement, useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useJQueryClicks } from '../../src/ui/useJQueryClicks';
import { jQueries, putJQuery } from '../core/bus/helpers';

function Control({ element, onClick }: { element: Element; onClick: () => void }) {
  useEffect(() => {
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  });
  useJQueryClicks(element);
  return null;
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe.each(jQueries)('a control that hears native clicks, on a page with jQuery %s', (_version, $) => {
  function put(html: string) {
    putJQuery($);
    document.body.innerHTML = html;
    const element = document.body.firstElementChild;
    if (!element) throw new Error('no control');
    const clicked = vi.fn();
    const { unmount } = render(createElement(Control, { element, onClick: clicked }), {
      container: document.body.appendChild(document.createElement('div')),
    });
    return { element, clicked, unmount };
  }

  it.each([
    ['a link', '<a href="#x">Dodaj</a>', ':first-child'],
    ['a button', '<button type="button">Dodaj</button>', ':first-child'],
    ['a part of a link', '<a href="#x"><span>Dodaj</span></a>', 'span'],
    ['a part of a button', '<button type="button"><span>Dodaj</span></button>', 'span'],
  ])('answers one click when another script triggers it on %s', (_what, html, selector) => {
    const { clicked } = put(html);
    $(document.body.querySelector(selector)).trigger('click');
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('answers a native click once, and none after its end', () => {
    const { element, clicked, unmount } = put('<a href="#x">Dodaj</a>');
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(clicked).toHaveBeenCalledTimes(1);
    unmount();
    $(element).trigger('click');
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});

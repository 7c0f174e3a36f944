import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clickWithKeys, runAfterListeners } from '../../src/ui/press';

afterEach(() => document.body.replaceChildren());

/** A button that does something in place of the browser. */
function button() {
  const act = vi.fn();
  const { container } = render(
    <button type="button" onClick={event => runAfterListeners(event.nativeEvent, act)}>
      x
    </button>,
  );
  const element = container.querySelector('button');
  if (!element) throw new Error('no button');
  const click = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { act, click };
}

it('acts in place of the browser once all have heard the event', () => {
  const { act, click } = button();
  const heard = vi.fn(() => expect(act).not.toHaveBeenCalled());
  document.body.addEventListener('click', heard, { once: true });
  expect(click()).toBe(true);
  expect([heard.mock.calls.length, act.mock.calls.length]).toEqual([1, 1]);
});

it('does nothing when another listener has prevented the event', () => {
  const { act, click } = button();
  document.body.addEventListener('click', event => event.preventDefault(), { once: true });
  expect(click()).toBe(true);
  expect(act).not.toHaveBeenCalled();
});

it('leaves an event to the browser that was kept from the page, and acts on the next one once', () => {
  const { act, click } = button();
  document.body.addEventListener('click', event => event.stopPropagation(), { once: true });
  expect(click()).toBe(false);
  expect(act).not.toHaveBeenCalled();
  click();
  expect(act).toHaveBeenCalledTimes(1);
});

/** Returns what a key on an element prevents, and how often the element is clicked. */
function holdKey(html: string, key: string, repeats?: boolean) {
  document.body.innerHTML = html;
  const control = document.body.firstElementChild;
  const onClick = vi.fn((event: Event) => event.preventDefault());
  control?.addEventListener('click', onClick);
  control?.addEventListener('keydown', event => clickWithKeys(control, event, repeats));
  const hold = (repeat: boolean) => {
    const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
    control?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { prevented: [hold(false), hold(true), hold(true)], clicks: onClick.mock.calls.length };
}

const ALL = [true, true, true];
const NONE = [false, false, false];
/** The browser clicks once, and not again and again while the key is held. */
const FIRST_ALONE = [false, true, true];

it.each([
  ['a space bar that is held clicks once', '<i>x</i>', ' ', false, ALL, 1],
  ['a space bar that is held steps again and again', '<i>x</i>', ' ', true, ALL, 3],
  ['Enter clicks a link without an address', '<a>x</a>', 'Enter', false, ALL, 1],
  ['the space bar clicks a link', '<a href="#">x</a>', ' ', false, ALL, 1],
  [
    'Enter on a link is left to the browser, but not when it is held',
    '<a href="#">x</a>',
    'Enter',
    false,
    FIRST_ALONE,
    0,
  ],
  ['a native button is left to the browser', '<button>x</button>', ' ', false, FIRST_ALONE, 0],
  ['a native button that steps is left to the browser', '<button>x</button>', 'Enter', true, NONE, 0],
  ['another key does nothing', '<i>x</i>', 'Tab', false, NONE, 0],
])('%s', (_, html, key, repeats, prevented, clicks) => {
  expect(holdKey(html, key, repeats)).toEqual({ prevented, clicks });
});

it('a selector says which focused elements are clicked', () => {
  document.body.innerHTML = '<p><b role="button"></b><i></i></p>';
  const onClick = vi.fn();
  document.body.addEventListener('click', ({ target }) => onClick(target), { once: true });
  const listen = (event: KeyboardEvent) => clickWithKeys('[role="button"]', event);
  document.body.addEventListener('keydown', listen);
  for (const name of ['p', 'i', 'b'])
    document.querySelector(name)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  document.body.removeEventListener('keydown', listen);
  expect(onClick.mock.calls).toEqual([[document.querySelector('b')]]);
});

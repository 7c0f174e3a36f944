import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clickOnKeys, runAfterListeners, stepOnKeys } from '../../src/ui/press';

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

it.each([
  ['clicks once', clickOnKeys, 1],
  ['steps again and again', stepOnKeys, 3],
])('a space bar that is held %s, and never scrolls the page', (_, onKeyDown, clicks) => {
  const onClick = vi.fn();
  render(
    <button type="button" onClick={onClick} onKeyDown={onKeyDown}>
      x
    </button>,
  );
  const hold = (repeat: boolean) => fireEvent.keyDown(screen.getByText('x'), { key: ' ', repeat });
  expect([hold(false), hold(true), hold(true)]).toEqual([false, false, false]);
  expect(onClick).toHaveBeenCalledTimes(clicks);
});

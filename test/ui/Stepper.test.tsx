import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Stepper } from '../../src/ui/Stepper';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onStep = vi.fn();
const onReach = vi.fn();
let value = 1;

beforeEach(() => {
  value = 1;
  onStep.mockReset().mockImplementation((isUp: boolean) => {
    value += isUp ? 1 : -1;
  });
  onReach.mockReset();
});

const stepper = (isShown: boolean) => (
  <Stepper
    isShown={isShown}
    less="Less"
    more="More"
    isLeast={true}
    isMost={false}
    controls="q"
    onStep={onStep}
    onReach={onReach}
    read={() => value}
  >
    <input id="q" />
  </Stepper>
);

it('stands around its field, which stays the same element', () => {
  const { rerender, container } = render(stepper(false));
  const field = screen.getByRole('textbox');
  expect(container.children).toHaveLength(1);
  rerender(stepper(true));
  expect([...container.children]).toEqual([
    screen.getByRole('button', { name: 'Less' }),
    field,
    screen.getByRole('button', { name: 'More' }),
  ]);
});

it('steps, also where another script stops the click, and disables the button at a limit', () => {
  render(stepper(true));
  const more = screen.getByRole('button', { name: 'More' });
  more.addEventListener('click', event => event.stopPropagation());
  fireEvent.click(more);
  expect(onStep.mock.calls).toEqual([[true]]);
  const less = screen.getByRole('button', { name: 'Less' });
  expect([less.getAttribute('aria-disabled'), more.getAttribute('aria-disabled')]).toEqual(['true', 'false']);
  expect(less.hasAttribute('disabled')).toBe(false);
});

it('asks to look at the field anew when a button is reached', () => {
  render(stepper(true));
  fireEvent.focus(screen.getByRole('button', { name: 'More' }));
  expect(onReach).toHaveBeenCalledTimes(1);
});

it.each([
  [499, 1],
  [500, 2],
  [660, 4],
])('held for %d ms makes 1 to %d; the click that ends it is no step', (time, expected) => {
  vi.useFakeTimers();
  render(stepper(true));
  const more = screen.getByRole('button', { name: 'More' });
  fireEvent.pointerDown(more, { button: 0 });
  vi.advanceTimersByTime(time);
  fireEvent.pointerUp(more);
  if (time >= 500) fireEvent.click(more, { detail: 1 });
  vi.advanceTimersByTime(5000);
  expect(value).toBe(expected);
});

it('stops when it goes', () => {
  vi.useFakeTimers();
  const { unmount } = render(stepper(true));
  fireEvent.pointerDown(screen.getByRole('button', { name: 'More' }), { button: 0 });
  unmount();
  vi.advanceTimersByTime(5000);
  expect(onStep).not.toHaveBeenCalled();
});

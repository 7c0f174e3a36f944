import { expect, it, vi } from 'vitest';
import { countAs, isPointerClick } from '../../src/core/pointerClicks';

const tell = (event: Event) => {
  document.body.dispatchEvent(event);
  return event;
};
const click = (detail = 1) => tell(new MouseEvent('click', { bubbles: true, detail }));

it('a click after a released pointer is the pointer’s, and that of a label’s field as well', async () => {
  tell(new Event('pointerdown', { bubbles: true }));
  tell(new Event('pointerup', { bubbles: true }));
  expect(isPointerClick(click())).toBe(true);
  expect(isPointerClick(click(0))).toBe(true);
  await vi.waitFor(() => expect(isPointerClick(click())).toBe(false));
});

it('Enter on a link is none, whatever its detail, also after a drag', () => {
  tell(new Event('pointerup', { bubbles: true }));
  tell(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(isPointerClick(click(1))).toBe(false);
});

it('a click that is dispatched again counts as the first', () => {
  tell(new Event('pointerup', { bubbles: true }));
  const again = new MouseEvent('click');
  countAs(again, click());
  expect(isPointerClick(again)).toBe(true);
});

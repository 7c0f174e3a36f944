import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useTooltip } from '../../widgets/swatches/useTooltip';

// Its code comes with the first one; a busy machine takes long to read it.
beforeAll(() => import('../../src/ui/tooltip/Tooltip'), 30_000);
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

interface ToldProps {
  readonly button: HTMLButtonElement;
  readonly text: string | undefined;
  readonly describes?: boolean;
}

/** Gives an element of the page a tooltip. */
function Told({ button, text, describes = true }: ToldProps): ReactNode {
  const { handlers, tooltip } = useTooltip(button, () => (text === undefined ? undefined : { text, describes }));
  return (
    <>
      <i data-testid={button.id} {...handlers} />
      {tooltip}
    </>
  );
}

function told(id: string, props: Partial<ToldProps> = {}): HTMLButtonElement {
  const button = document.createElement('button');
  button.id = id;
  const main = document.querySelector('main') ?? document.body.appendChild(document.createElement('main'));
  main.append(button);
  render(<Told button={button} text={`about ${id}`} {...props} />);
  return button;
}

/** Lets a pointer come to an element; the test page knows none. */
function hover(button: HTMLElement, pointerType = 'mouse') {
  const hovered = vi.spyOn(button, 'matches').mockImplementation(selector => selector.includes(':hover'));
  fireEvent.pointerEnter(screen.getByTestId(button.id), { pointerType });
  return {
    leave: (type = 'mouseleave') => {
      hovered.mockReturnValue(false);
      fireEvent(button, new MouseEvent(type));
    },
  };
}

const shown = async () => (await screen.findByRole('tooltip')).textContent;
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

it('says more of an element under a pointer, until it leaves', async () => {
  const button = told('a');
  const pointer = hover(button);
  expect(await shown()).toBe('about a');
  const tooltip = screen.getByRole('tooltip');
  expect(button.getAttribute('aria-describedby')).toBe(tooltip.id);
  expect(tooltip.closest('main')).not.toBeNull();
  pointer.leave();
  await gone();
  expect(button.hasAttribute('aria-describedby')).toBe(false);
});

it('stands in the dialog of its element, above the page', async () => {
  const button = told('a');
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  button.replaceWith(dialog);
  dialog.append(button);
  hover(button);
  await shown();
  expect(dialog.contains(screen.getByRole('tooltip'))).toBe(true);
});

it('stays while the pointer is on the tooltip', async () => {
  const pointer = hover(told('a'));
  await shown();
  pointer.leave();
  fireEvent.mouseEnter(screen.getByRole('tooltip'));
  await act(() => new Promise(resolve => setTimeout(resolve, 150)));
  expect(screen.queryByRole('tooltip')).not.toBeNull();
  fireEvent.mouseLeave(screen.getByRole('tooltip'));
  await gone();
});

it('is no description where it says what the name does', async () => {
  const button = told('a', { describes: false });
  hover(button);
  await shown();
  expect(button.hasAttribute('aria-describedby')).toBe(false);
});

it.each([
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['the focus that goes on', (pointer: { leave(type: string): void }) => pointer.leave('blur')],
])('is hidden by %s', async (_, act) => {
  const pointer = hover(told('a'));
  await shown();
  act(pointer);
  await gone();
});

it('takes Escape: a dialog that is open below it stays, and closes with the next', async () => {
  let closed = 0;
  const ended = new AbortController();
  document.addEventListener('keydown', event => event.defaultPrevented || closed++, { signal: ended.signal });
  const button = told('a');
  hover(button);
  await shown();
  fireEvent.keyDown(button, { key: 'Escape' });
  await gone();
  expect(closed).toBe(0);
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(closed).toBe(1);
  ended.abort();
});

it('one is there at a time', async () => {
  const [a, b] = [told('a'), told('b')];
  hover(a);
  await shown();
  hover(b);
  await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe('about b'));
});

it.each([
  ['a finger', 'touch', 'about a'],
  ['a pointer, and nothing to say', 'mouse', undefined],
])('is not shown for %s', async (_, pointerType, text) => {
  hover(told('a', { text }), pointerType);
  await act(async () => {});
  expect(screen.queryByRole('tooltip')).toBeNull();
});

import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isProcessing, useProcessing } from '../../src/ui/useCover';
import { putJQuery } from '../core/bus/helpers';

beforeEach(() => putJQuery(undefined));
afterEach(() => document.body.replaceChildren());

function Cover({ of, isCovered }: { of: HTMLElement; isCovered: boolean }) {
  useProcessing(of, isCovered);
  return null;
}

function part(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

const overlays = (element: Element) => element.querySelectorAll('.blockOverlay').length;

it('covers a part, marks it for other scripts, and gives it back', () => {
  const element = part();
  const { rerender, unmount } = render(<Cover of={element} isCovered={true} />);
  expect([isProcessing(element), overlays(element)]).toEqual([true, 1]);
  rerender(<Cover of={element} isCovered={false} />);
  expect([isProcessing(element), element.className]).toEqual([false, '']);
  rerender(<Cover of={element} isCovered={true} />);
  unmount();
  expect(isProcessing(element)).toBe(false);
});

it('leaves a part alone that another script has covered', () => {
  const element = part();
  element.className = 'processing';
  const { unmount } = render(<Cover of={element} isCovered={true} />);
  expect(overlays(element)).toBe(0);
  unmount();
  expect(isProcessing(element)).toBe(true);
});

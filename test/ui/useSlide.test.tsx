import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSlide } from '../../src/ui/slide';

const part = document.createElement('div');

function Part({ isOpen }: { isOpen: boolean | undefined }) {
  useSlide(part, isOpen, 400);
  return null;
}

afterEach(() => part.removeAttribute('style'));

it('leaves a part alone until it is told, and gives its display back', () => {
  part.style.display = 'flex';
  const { rerender, unmount } = render(<Part isOpen={undefined} />);
  expect(part.style.display).toBe('flex');
  rerender(<Part isOpen={false} />);
  expect(part.style.display).toBe('none');
  rerender(<Part isOpen />);
  expect(part.style.display).toBe('');
  unmount();
  expect(part.style.display).toBe('flex');
});

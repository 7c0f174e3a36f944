import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepClearOf } from '../../src/core/scrollPadding';

let measure = () => {};

class Sizes {
  constructor(run: () => void) {
    measure = run;
  }
  observe(): void {}
  unobserve(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.stubGlobal('innerHeight', 600);
});

const { style } = document.documentElement;
const paddings = () => [style.getPropertyValue('scroll-padding-top'), style.getPropertyValue('scroll-padding-bottom')];

function layer(top: number, height: number, position = 'fixed'): Element {
  const element = document.createElement('div');
  element.style.position = position;
  document.body.append(element);
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, height));
  return element;
}

afterEach(() => {
  document.body.replaceChildren();
  style.cssText = '';
});

it('the root scrolls clear of the layers at both edges while they are shown', () => {
  const ends = [layer(0, 40), layer(500, 100), layer(540, 60)].map(keepClearOf);
  measure();
  expect(paddings()).toEqual(['40px', '100px']);
  ends[1]?.();
  expect(paddings()).toEqual(['40px', '60px']);
  for (const end of ends) end();
  expect(paddings()).toEqual(['', '']);
});

it('layers that take no room or move with the page count nothing, and half of the window is the most', () => {
  const ends = [layer(0, 40, 'static'), layer(590, 0)].map(keepClearOf);
  measure();
  expect(paddings()).toEqual(['', '']);
  ends.push(keepClearOf(layer(100, 500)));
  measure();
  expect(paddings()).toEqual(['', '300px']);
  for (const end of ends) end();
});

it('a sticky layer counts with its place at the edge, wherever it is now', () => {
  const sticky = layer(900, 50, 'sticky');
  if (sticky instanceof HTMLElement) sticky.style.top = '32px';
  const end = keepClearOf(sticky);
  measure();
  expect(paddings()).toEqual(['82px', '']);
  end();
});

it('a larger padding of the theme’s stays', () => {
  style.setProperty('scroll-padding-top', '80px');
  const end = keepClearOf(layer(0, 40));
  measure();
  expect(paddings()[0]).toBe('80px');
  end();
  expect(paddings()[0]).toBe('80px');
});

import { beforeEach, expect, it } from 'vitest';
import { createDomPatch } from '../../src/core/domPatch';

let element: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<p class="a" title="x" style="color: red;">text</p>';
  element = document.body.querySelector('p') ?? document.body;
});

it('restore undoes attributes, classes, styles and content', () => {
  const before = element.cloneNode(true);
  const patch = createDomPatch();
  patch.attributes.set(element, 'title', null);
  patch.attributes.set(element, 'data-id', '1');
  patch.classes.set(element, 'a', false);
  patch.styles.set(element, 'color', 'blue');
  patch.fill(element, document.createTextNode('other'));
  expect(element.isEqualNode(before)).toBe(false);
  expect(patch.attributes.original(element, 'title')).toBe('x');
  patch.restore();
  expect(element.isEqualNode(before)).toBe(true);
});

it('a value that another script has written stays', () => {
  const patch = createDomPatch();
  patch.attributes.set(element, 'title', 'y');
  element.title = 'z';
  patch.restore();
  expect(element.title).toBe('z');
});

it('the same value is written again over that of another script', () => {
  const patch = createDomPatch();
  patch.attributes.set(element, 'title', 'y');
  element.title = 'z';
  patch.attributes.set(element, 'title', 'y');
  expect(element.title).toBe('y');
  patch.restore();
  expect(element.title).toBe('x');
});

it('nothing is written after restore', () => {
  const patch = createDomPatch();
  patch.restore();
  patch.attributes.set(element, 'title', 'y');
  patch.fill(element);
  expect(element.title).toBe('x');
});

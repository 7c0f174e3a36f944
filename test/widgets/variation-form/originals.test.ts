import { expect, it } from 'vitest';
import { resetAttribute, setAttribute } from '../../../widgets/variation-form/originals';

const link = (attributes: Readonly<Record<string, string>> = {}) => {
  const made = document.createElement('a');
  for (const [name, value] of Object.entries({ href: '/a.jpg', ...attributes })) made.setAttribute(name, value);
  return made;
};

it.each(['javascript:hit()', ' java\tscript:hit()', 'data:text/html,x', 'vbscript:x'])(
  'the link of a picture leads nowhere where a variation names %j',
  address => {
    const element = link();
    setAttribute(element, 'href', address);
    expect(element.hasAttribute('href')).toBe(false);
    resetAttribute(element, 'href');
    expect(element.getAttribute('href')).toBe('/a.jpg');
  },
);

it('the link of a picture leads nowhere where content has such an address for its first one', () => {
  const element = link({ 'data-o_href': 'javascript:hit()' });
  setAttribute(element, 'href', '/b.jpg');
  expect(element.getAttribute('href')).toBe('/b.jpg');
  resetAttribute(element, 'href');
  expect(element.hasAttribute('href')).toBe(false);
});

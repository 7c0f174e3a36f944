import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Absent, Appended, Live, LiveContent } from '../../src/hydrate';
import { find } from './page';

let place: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<p class="theme on" title="Menu" lang="sl"><b>label</b>own <i>content</i></p>';
  place = find(document, 'p');
});

it('an element follows its props; other classes and attributes are as the server printed them', () => {
  const { rerender, unmount } = render(
    <Live of={place} classes={{ on: false, busy: true }} attributes={{ title: null, role: 'status' }} />,
  );
  expect([place.className, place.title, place.getAttribute('role')]).toEqual(['theme busy', '', 'status']);
  rerender(
    <Live of={place} classes={{ on: undefined, busy: true }} attributes={{ title: 'Other', role: undefined }} />,
  );
  expect([place.classList.contains('on'), place.title, place.hasAttribute('role')]).toEqual([true, 'Other', false]);
  unmount();
  expect([[...place.classList].sort(), place.title, place.hasAttribute('role')]).toEqual([
    ['on', 'theme'],
    'Menu',
    false,
  ]);
});

it('a later change by another script is kept', () => {
  const { rerender, unmount } = render(
    <Live of={place} classes={{ busy: true }} attributes={{ title: 'a', lang: 'en' }} />,
  );
  place.classList.remove('busy');
  place.title = 'theirs';
  rerender(<Live of={place} classes={{ busy: undefined }} attributes={{ title: undefined, lang: 'en' }} />);
  expect([place.classList.contains('busy'), place.title]).toEqual([false, 'theirs']);
  unmount();
  expect(place.lang).toBe('sl');
});

it('other content takes the place of the own one, whose nodes come back; a child may stay in front', () => {
  const [label, own, italic] = place.childNodes;
  const fragment = new DocumentFragment();
  fragment.append('x', document.createElement('u'));
  const { rerender, unmount } = render(<LiveContent of={place} content="<b>" kept={find(place, 'b')} />);
  expect(place.textContent).toBe('label<b>');
  rerender(<LiveContent of={place} content={fragment} kept={find(place, 'b')} />);
  expect(place.innerHTML).toBe('<b>label</b>x<u></u>');
  find(place, 'u').textContent = 'theirs';
  rerender(<LiveContent of={place} content={fragment} kept={find(place, 'b')} />);
  expect(place.textContent).toBe('labelxtheirs');
  find(place, 'u').remove();
  rerender(<LiveContent of={place} content={fragment} kept={find(place, 'b')} />);
  expect(place.textContent).toBe('labelxtheirs');
  rerender(<LiveContent of={place} content={undefined} kept={find(place, 'b')} />);
  expect([...place.childNodes]).toEqual([label, own, italic]);
  rerender(<LiveContent of={place} content={fragment} kept={find(place, 'b')} />);
  expect(place.textContent, 'the same fragment again').toBe('labelxtheirs');
  rerender(<LiveContent of={place} content={undefined} kept={find(place, 'b')} />);
  rerender(<LiveContent of={place} content="sent" />);
  for (const node of place.childNodes) node.textContent = 'theirs';
  rerender(<LiveContent of={place} content="sent" />);
  expect(place.textContent).toBe('sent');
  place.textContent = 'theirs';
  rerender(<LiveContent of={place} content="sent" />);
  expect(place.textContent).toBe('sent');
  rerender(<LiveContent of={place} content="" />);
  expect(place.textContent).toBe('');
  unmount();
  expect([...place.childNodes]).toEqual([label, own, italic]);
});

it('nodes are added at the end or after a child, also where another script has emptied the element', () => {
  const nodes = [new Text(' '), document.createElement('s')];
  const after = find(place, 'b');
  const atEnd = render(<Appended to={place} nodes={nodes} />);
  expect(place.innerHTML).toBe('<b>label</b>own <i>content</i> <s></s>');
  atEnd.unmount();
  const { unmount } = render(<Appended to={place} after={after} nodes={nodes} />);
  expect(place.innerHTML).toBe('<b>label</b> <s></s>own <i>content</i>');
  place.textContent = 'theirs';
  unmount();
  expect(place.innerHTML).toBe('theirs');
});

it('a node is absent, and comes back to its place', () => {
  const printed = place.innerHTML;
  const { unmount } = render(<Absent node={find(place, 'b')} />);
  expect(place.innerHTML).toBe('own <i>content</i>');
  unmount();
  expect(place.innerHTML).toBe(printed);
});

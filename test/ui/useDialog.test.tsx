import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceNow, readyLiveRegion, removeLiveRegion } from '../../src/core/cart/liveRegion';
import { useDialog } from '../../src/ui/useDialog';
import { find } from '../hydrate/page';

const PAGE = `<main inert></main><header><a href="/">Domov</a></header><div id="foot">
  <p role="status"></p><div id="first"><button>Prvi</button><button>Zadnji</button></div><div id="second"></div></div>`;

function Dialog({ of, isOpen, backdrop }: { of: string; isOpen: boolean; backdrop?: string }): ReactNode {
  useDialog(find(document, of), isOpen, 'Iskanje', backdrop ? find(document, backdrop) : undefined);
  return null;
}

const inert = () => [...document.querySelectorAll('body [inert]')].map(one => one.id || one.localName);

beforeEach(() => {
  document.body.innerHTML = PAGE;
  readyLiveRegion();
  // Nothing is laid out here.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign([new DOMRect()], { item: () => null }));
});
afterEach(() => {
  cleanup();
  removeLiveRegion();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

it('is what the shopper can reach as long as it is open, and gives all of it back', () => {
  const before = document.body.innerHTML;
  const { container, rerender, unmount } = render(<Dialog of="#first" isOpen={false} />);
  container.remove();
  expect(document.body.innerHTML).toBe(before);
  rerender(<Dialog of="#first" isOpen />);
  expect(screen.getByRole('dialog', { name: 'Iskanje' }).id).toBe('first');
  expect(inert()).toEqual(['main', 'header', 'second']);
  expect(document.documentElement.style.overflow).toBe('hidden');
  unmount();
  expect(document.body.innerHTML).toBe(before);
  expect(document.documentElement.style.overflow).toBe('');
});

it('leaves live regions that show nothing, and no alert with a text and links', () => {
  find(document, 'main').insertAdjacentHTML(
    'afterend',
    '<ul role="alert" id="alert"><li>Napaka <a href="/">Domov</a></li></ul><div role="alert"></div><div role="status" class="screen-reader-text">2 izdelka</div>',
  );
  render(<Dialog of="#first" isOpen />).container.remove();
  expect(inert()).toEqual(['main', 'alert', 'header', 'second']);
});

it('has the live region in the last open one, empty, before there is a text: VoiceOver announces none around it', () => {
  const region = find(document, '.widget_shopping_cart_live_region');
  const place = () => [region.parentElement?.id || region.parentElement?.localName, region.textContent];
  announceNow('Na strani.');
  const first = render(<Dialog of="#first" isOpen />);
  first.container.remove();
  expect(place()).toEqual(['first', '']);
  const second = render(<Dialog of="#second" isOpen />);
  second.container.remove();
  expect(place()).toEqual(['second', '']);
  expect(region.closest('[inert]')).toBeNull();
  announceNow('Dodano.');
  expect(place()).toEqual(['second', 'Dodano.']);
  second.unmount();
  expect(place()).toEqual(['first', '']);
  first.unmount();
  expect(place()).toEqual(['body', '']);
});

it('leaves the live region where a hidden dialog of another script is, and finds it again after an open one is removed', () => {
  const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
  add('<div aria-modal="true" aria-hidden="true"></div><div inert><div aria-modal="true"></div></div>');
  const region = find(document, '.widget_shopping_cart_live_region');
  announceNow('Dodano.');
  expect([region.parentElement, region.textContent]).toEqual([document.body, 'Dodano.']);
  add('<div id="theirs" aria-modal="true"></div>');
  announceNow('Odstranjeno.');
  expect(region.parentElement?.id).toBe('theirs');
  find(document, '#theirs').remove();
  readyLiveRegion();
  expect([region.parentElement, region.textContent]).toEqual([document.body, '']);
});

it('keeps Tab in, round both ends', () => {
  render(<Dialog of="#first" isOpen />);
  const [first, last] = screen.getAllByText(/Prvi|Zadnji/);
  last?.focus();
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Tab' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(last);
});

it('has a backdrop that can be pressed', () => {
  render(<Dialog of="#first" isOpen backdrop="#second" />).container.remove();
  expect(inert()).toEqual(['main', 'header']);
});

it('of a group of radios Tab stops at the checked one', () => {
  const radio = (more: string) => `<input type="radio" name="a" ${more}>`;
  find(document, '#first').innerHTML = `<form><button>Prvi</button>${radio('checked')}${radio('')}</form>`;
  render(<Dialog of="#first" isOpen />);
  find(document, '[checked]').focus();
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Tab' });
  expect(document.activeElement).toBe(find(document, '#first button'));
});

it('goes round where the last control is off', () => {
  find(document, '#first').innerHTML = '<button>Prvi</button><button>Drugi</button><button disabled>Dodaj</button>';
  render(<Dialog of="#first" isOpen />);
  const [first, second] = screen.getAllByText(/Prvi|Drugi/);
  second?.focus();
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Tab' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(second);
});

it('of two open dialogs the last one counts, in any order of closing', () => {
  const first = render(<Dialog of="#first" isOpen />);
  first.container.remove();
  const second = render(<Dialog of="#second" isOpen />);
  second.container.remove();
  expect(inert()).toEqual(['main', 'header', 'first']);
  first.unmount();
  expect(inert()).toEqual(['main', 'header', 'first']);
  expect(document.documentElement.style.overflow).toBe('hidden');
  second.unmount();
  expect(inert()).toEqual(['main']);
  expect(document.documentElement.style.overflow).toBe('');
});

it('keeps the name that the server gives it', () => {
  find(document, '#first').setAttribute('aria-label', 'Poišči');
  render(<Dialog of="#first" isOpen />);
  expect(screen.getByRole('dialog', { name: 'Poišči' })).toBeTruthy();
});

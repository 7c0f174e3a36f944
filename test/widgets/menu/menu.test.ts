import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readPageConfig } from '../../../src/core/config/pageConfig';
import { MarkupError } from '../../../src/core/errors';
import { mount } from '../../../widgets/menu';
import { mount as mountSearch } from '../../../widgets/site-search';
import { doing } from '../../hydrate/page';

afterEach(() => document.body.replaceChildren());

function put(html: string): Element {
  document.body.innerHTML = html;
  const marker = document.body.firstElementChild;
  if (!marker) throw new Error('no marker');
  return marker;
}

it('refuses a navigation without a list, and touches nothing', () => {
  const nav = put('<nav class="main-navigation"><button class="menu-toggle">Meni</button></nav>');
  const before = nav.outerHTML;
  expect(() => mount(nav)).toThrow(MarkupError);
  expect(nav.outerHTML).toBe(before);
});

it('refuses a search without a form, and touches nothing', () => {
  const item = put('<li class="is-menu popup"><a href="#">Iskanje</a></li>');
  const before = item.outerHTML;
  expect(() => mountSearch(item)).toThrow(MarkupError);
  expect(item.outerHTML).toBe(before);
});

it('opens six levels, starts open around the current page, and gives all of it back', async () => {
  const level = (at: number): string =>
    `<li class="menu-item-has-children${at < 3 ? ' current-menu-ancestor' : ''}"><a href="/${at}">Raven ${at}</a><ul class="sub-menu">${at < 6 ? level(at + 1) : '<li class="menu-item"><a href="/x">Dno</a></li>'}</ul></li>`;
  const nav = put(
    `<nav class="main-navigation"><button class="menu-toggle" aria-expanded="false">Meni</button><div class="handheld-navigation"><ul class="menu">${level(1)}</ul></div></nav>`,
  );
  const before = nav.outerHTML;
  const mounted = await act(async () => mount(nav));
  const toggles = [...nav.querySelectorAll<HTMLElement>('.dropdown-toggle')];
  expect(toggles.map(toggle => toggle.getAttribute('aria-expanded'))).toEqual([
    'true',
    'true',
    'false',
    'false',
    'false',
    'false',
  ]);
  expect(toggles[5]?.textContent).toBe('Podmeni: Raven 6');
  toggles[5]?.click();
  expect(toggles[5]?.nextElementSibling?.className).toBe('sub-menu toggled-on');
  await act(async () => mounted.unmount());
  expect(nav.outerHTML).toBe(before);
});

const NAV = (items: string) =>
  `<nav class="main-navigation"><button class="menu-toggle">Meni</button><div class="handheld-navigation"><ul class="menu">${items}</ul></div></nav>`;
const parent = (name: string) =>
  `<li class="menu-item-has-children"><a href="/">${name}</a><ul class="sub-menu"><li><a href="/x">Dno</a></li></ul></li>`;

it('gives items that another script brings later a button, and keeps open what is open', async () => {
  const nav = put(NAV(parent('Prva')));
  const mounted = await act(async () => mount(nav));
  nav.querySelector<HTMLElement>('.dropdown-toggle')?.click();
  await doing(() => nav.querySelector('.menu')?.insertAdjacentHTML('beforeend', parent('Druga')));
  const toggles = () => [...nav.querySelectorAll('.dropdown-toggle')];
  await vi.waitFor(() => expect(toggles().map(({ textContent }) => textContent)).toHaveLength(2));
  expect(toggles().map(toggle => [toggle.textContent, toggle.getAttribute('aria-expanded')])).toEqual([
    ['Podmeni: Prva', 'true'],
    ['Podmeni: Druga', 'false'],
  ]);
  await act(async () => mounted.unmount());
  expect(nav.outerHTML).toBe(put(NAV(parent('Prva') + parent('Druga'))).outerHTML);
});

it.each([true, false])('lies over the page without the class where the page asks for it: %s', async offCanvasMenu => {
  const nav = put(
    `${NAV(parent('Prva'))}<main></main><script type="application/json" id="shop-widgets-config">${JSON.stringify({ offCanvasMenu })}</script>`,
  );
  const before = nav.outerHTML;
  await readPageConfig();
  const mounted = await act(async () => mount(nav));
  nav.querySelector<HTMLElement>('.menu-toggle')?.click();
  expect(nav.classList.contains('toggled')).toBe(true);
  expect(nav.querySelector('.handheld-navigation')?.getAttribute('role')).toBe(offCanvasMenu ? 'dialog' : null);
  expect(document.querySelector('main')?.inert).toBe(offCanvasMenu);
  await act(async () => mounted.unmount());
  expect(document.querySelector('main')?.inert).toBe(false);
  expect(nav.outerHTML.replace(' class=""', '')).toBe(before);
});

it.each([
  ['to the place that is already in the address', false, '#o-nas', {}],
  ['to that place in a new tab', true, '#o-nas', { ctrlKey: true }],
  ['to another page', true, '/trgovina/#o-nas', {}],
  ['to nowhere', true, '#', {}],
])('over the page, after a click on a link %s, it is open: %s', async (_, isOpen, href, keys) => {
  history.replaceState(null, '', '/#o-nas');
  const nav = put(NAV(`<li><a href="${href}">O nas</a></li>`));
  nav.classList.add('off-canvas');
  const mounted = await act(async () => mount(nav));
  nav.querySelector<HTMLElement>('.menu-toggle')?.click();
  // The test does not leave the page.
  window.addEventListener('click', event => event.preventDefault(), { once: true });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  await act(async () => nav.querySelector('.menu a')?.dispatchEvent(click));
  expect(nav.classList.contains('toggled')).toBe(isOpen);
  await act(async () => mounted.unmount());
  history.replaceState(null, '', '/');
});

it('over the page stays open after a click that another script has prevented', async () => {
  history.replaceState(null, '', '/#o-nas');
  const nav = put(NAV('<li><a href="#o-nas">O nas</a></li>'));
  nav.classList.add('off-canvas');
  const mounted = await act(async () => mount(nav));
  nav.querySelector<HTMLElement>('.menu-toggle')?.click();
  const link = nav.querySelector<HTMLElement>('.menu a');
  link?.addEventListener('click', event => event.preventDefault());
  await act(async () => link?.click());
  expect(nav.classList.contains('toggled')).toBe(true);
  await act(async () => mounted.unmount());
  history.replaceState(null, '', '/');
});

import { afterEach, expect, it } from 'vitest';
import { MarkupError } from '../../../src/core/errors';
import { mount } from '../../../widgets/menu';
import { mount as mountSearch } from '../../../widgets/site-search';

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

it('opens six levels, starts open around the current page, and gives all of it back', () => {
  const level = (at: number): string =>
    `<li class="menu-item-has-children${at < 3 ? ' current-menu-ancestor' : ''}"><a href="/${at}">Raven ${at}</a><ul class="sub-menu">${at < 6 ? level(at + 1) : '<li class="menu-item"><a href="/x">Dno</a></li>'}</ul></li>`;
  const nav = put(
    `<nav class="main-navigation"><button class="menu-toggle" aria-expanded="false">Meni</button><div class="handheld-navigation"><ul class="menu">${level(1)}</ul></div></nav>`,
  );
  const before = nav.outerHTML;
  const mounted = mount(nav);
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
  mounted.unmount();
  expect(nav.outerHTML).toBe(before);
});

import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readyLiveRegion, removeLiveRegion } from '../../../src/core/cart/liveRegion';
import { inertOutside } from '../../../src/ui/useDialog';
import { mount } from '../../../widgets/site-search';
import { jQuery3, putJQuery, quietConsole } from '../../core/bus/helpers';
import { find } from '../../hydrate/page';
import { findInput } from '../fields';

const FORM =
  '<form class="is-search-form"><label><input type="search" name="s" value="vaza"></label><button>Išči</button></form>';
const item = (kind: string, more = '') =>
  `<li class="is-menu ${kind}"><a href="#">Iskanje</a>${more}<div class="search-close"></div></li>`;

const pressEscape = () =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );

const PAGES = {
  dropdown: `<ul>${item('is-dropdown', FORM)}</ul>`,
  sliding: `<ul>${item('sliding', FORM)}</ul>`,
  'full width': `<div class="is-menu-wrapper">${item('full-width-menu', FORM)}</div>`,
  popup: `<ul>${item('popup')}${item('popup')}</ul><main></main><div id="is-popup-wrapper" style="display: none;"><div class="popup-search-close"></div>${FORM}</div>`,
  footer: `<ul class="storefront-handheld-footer-bar"><li class="search"><a href="">Iskanje</a>${FORM}</li></ul>`,
};

afterEach(() => document.body.replaceChildren());

it.each(Object.entries(PAGES))(
  '%s: the link opens it and goes into it, Escape closes it, and its end leaves the page as it was',
  async (_, html) => {
    document.body.innerHTML = html;
    const before = document.body.innerHTML;
    const link = find(document, 'a');
    const widgets = await act(async () => [...document.querySelectorAll('.is-menu, .search')].map(one => mount(one)));
    const open = () => act(async () => link.click());
    await open();
    expect(document.activeElement).toBe(find(document, 'input'));
    expect(link.getAttribute('aria-expanded')).toBe('true');
    await act(async () => pressEscape());
    expect(document.activeElement).toBe(link);
    expect(link.getAttribute('aria-expanded')).toBe('false');
    await open();
    expect(document.body.innerHTML).not.toBe(before);
    await act(async () => {
      for (const widget of widgets) widget.unmount();
    });
    removeLiveRegion();
    expect(document.body.innerHTML.replaceAll(' class=""', '')).toBe(before);
  },
);

it('a popup is a dialog until the last of its links has gone', async () => {
  document.body.innerHTML = PAGES.popup;
  const main = find(document, 'main');
  const widgets = await act(async () => [...document.querySelectorAll('.is-menu')].map(one => mount(one)));
  const cross = find(document, '.popup-search-close');
  await act(async () => widgets[0]?.unmount());
  expect(cross.getAttribute('role')).toBe('button');
  await act(async () => document.querySelectorAll('a')[1]?.click());
  expect(main.inert).toBe(true);
  await act(async () => widgets[1]?.unmount());
  expect([main.inert, cross.getAttribute('role')]).toEqual([false, null]);
});

it('a popup hears Escape as soon as its link is hydrated: the first click may be queued until then', async () => {
  document.body.innerHTML = PAGES.popup;
  const link = find(document, 'a');
  const layer = find(document, '#is-popup-wrapper');
  const onMounted = () => {
    link.click();
    pressEscape();
  };
  await act(async () => mount(find(document, '.is-menu'), { onMounted }));
  expect([link.getAttribute('aria-expanded'), layer.getAttribute('role')]).toEqual(['false', null]);
  expect(document.activeElement).toBe(link);
});

it('live results whose call another script aborts again and again are asked for three times, and have failed then', async () => {
  putJQuery(jQuery3);
  quietConsole();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = FORM.replace('is-search-form', 'is-search-form is-ajax-search');
  const form = find(document, 'form');
  const widget = await act(async () => mount(form));
  let aborted = 0;
  const abort = (_: unknown, ...[xhr]: unknown[]) => queueMicrotask(() => aborted++ < 5 && Object(xhr).abort());
  jQuery3(document).on('ajaxSend', abort);
  await act(async () => find(document, 'input').focus());
  await act(() => vi.advanceTimersByTimeAsync(500));
  vi.useRealTimers();
  await vi.waitFor(() => expect(document.body.textContent).toContain('Zadetkov ni bilo mogoče naložiti'));
  jQuery3(document).off('ajaxSend');
  expect(aborted).toBe(3);
  await act(async () => widget.unmount());
});

it('a search that is opened closes the one that is open; its own link and its cross close it as well', async () => {
  document.body.innerHTML = `<ul>${item('is-dropdown', FORM)}${item('sliding', FORM)}</ul>`;
  await act(async () => [...document.querySelectorAll('.is-menu')].map(one => mount(one)));
  const links = [...document.querySelectorAll('a')];
  const open = () => links.map(link => link.getAttribute('aria-expanded'));
  await act(async () => links[0]?.click());
  await act(async () => links[1]?.click());
  expect(open()).toEqual(['false', 'true']);
  await act(async () => links[1]?.click());
  expect(open()).toEqual(['false', 'false']);
  await act(async () => links[0]?.click());
  await act(async () => document.querySelector<HTMLElement>('.search-close')?.click());
  expect(open()).toEqual(['false', 'false']);
  expect(document.activeElement).toBe(links[0]);
});

it('the cross of a popup gives the focus back to its link', async () => {
  document.body.innerHTML = PAGES.popup;
  await act(async () => [...document.querySelectorAll('.is-menu')].map(one => mount(one)));
  const [, link] = document.querySelectorAll('a');
  await act(async () => link?.click());
  await act(async () => find(document, '.popup-search-close').click());
  expect(link?.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(link);
});

/** A mounted form with live results, before another link, on a stopped clock. The test answers the calls. */
async function mountLive() {
  vi.useFakeTimers();
  let reply = (_: Response) => {};
  const ask = () =>
    new Promise<Response>(resolve => {
      reply = resolve;
    });
  vi.stubGlobal('fetch', ask);
  document.body.innerHTML = `${FORM.replace('is-search-form', 'is-search-form is-ajax-search')}<a href="#a">Naprej</a>`;
  const field = findInput(document, 'input');
  const widget = await act(async () => mount(find(document, 'form')));
  return {
    field,
    type: (text: string, wait = 500) =>
      act(async () => {
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await vi.advanceTimersByTimeAsync(wait);
      }),
    answer: (html = '<div class="is-ajax-search-post"><a href="/a/">Vaza</a></div>', status = 200) =>
      act(async () => reply(new Response(html, { status }))),
    status: () => document.querySelector('.widget_shopping_cart_live_region')?.textContent,
    results: () => document.querySelector('.is-ajax-search-result'),
    end: async () => {
      await act(async () => widget.unmount());
      vi.useRealTimers();
    },
  };
}

it('a search that finds as many results as the one before is announced as well', async () => {
  const { type, answer, status, end } = await mountLive();
  await type('vaz');
  await answer();
  const found = '1 zadetek. S puščico navzdol greste med zadetke.';
  expect(status()).toBe(found);
  await type('vaza');
  // The result of an older text is not announced again.
  await type('vazam', 0);
  expect(status()).toBe(found);
  await type('vaza');
  await answer();
  expect(status()).toBe(`${found}\u00a0`);
  await end();
});

it.each([
  ['a page', '<!DOCTYPE html><html lang="sl"><body><p>Prijava</p></body></html>', 200],
  ['an error', '<p>Napaka</p>', 500],
  ['nothing that the shop knows', '0', 200],
])('%s in place of results is told, and what was typed stays', async (_, html, status) => {
  const said = quietConsole();
  const { field, type, answer, results, end } = await mountLive();
  await act(async () => field.focus());
  await type('vaza');
  await answer(html, status);
  expect([results()?.textContent, field.value]).toEqual([
    expect.stringContaining('Zadetkov ni bilo mogoče naložiti.'),
    'vaza',
  ]);
  expect(said.join()).toContain('live results did not come');
  await end();
});

it('results that come after the shopper has gone on stay closed until the field is entered again', async () => {
  const { field, type, answer, status, results, end } = await mountLive();
  await act(async () => field.focus());
  await type('vaz');
  await act(async () => find(document, 'a').focus());
  await answer();
  expect([results(), status()]).toEqual([null, '']);
  await act(async () => field.focus());
  expect(results()?.textContent).toBe('Vaza');
  await end();
});

it('results that come after a click elsewhere has given the field the focus are shown', async () => {
  const { field, type, answer, results, end } = await mountLive();
  find(document, 'a').addEventListener('click', () => field.focus(), { once: true });
  field.value = 'vaza';
  await act(async () => find(document, 'a').click());
  await type('vaza');
  await act(async () => document.body.click());
  await answer();
  expect(results()?.textContent).toBe('Vaza');
  await end();
});

it('results that are there stay open when a click elsewhere gives the field the focus again, as the link of a closed search does', async () => {
  const { field, type, answer, results, end } = await mountLive();
  const link = find(document, 'a');
  await act(async () => field.focus());
  await type('vaz');
  await answer();
  await act(async () => link.focus());
  await act(async () => link.click());
  expect(results()).toBeNull();
  link.addEventListener('click', () => field.focus(), { once: true });
  await act(async () => link.click());
  expect([document.activeElement, results()?.textContent]).toEqual([field, 'Vaza']);
  await end();
});

it('live results of a form in a dialog stand in it, as the rest of the page is inert', async () => {
  const { field, type, answer, status, results, end } = await mountLive();
  const menu = document.createElement('nav');
  field.form?.replaceWith(menu);
  menu.append(field.form ?? '');
  await act(async () => field.focus());
  await type('vaz');
  await answer();
  expect(menu.contains(results())).toBe(false);
  menu.setAttribute('aria-modal', 'true');
  readyLiveRegion();
  const endInert = inertOutside(menu);
  await type('vaza');
  const region = document.querySelector('.widget_shopping_cart_live_region');
  expect(menu.contains(region), 'before it is announced').toBe(true);
  expect(region?.closest('[inert]')).toBeNull();
  await answer();
  expect([menu.contains(results()), status()]).toEqual([true, expect.stringContaining('1 zadetek.')]);
  expect(document.querySelector('.widget_shopping_cart_live_region')).toBe(region);
  endInert();
  await end();
});

it.each([
  ['before the shop is asked', 0],
  ['while the shop is asked', 500],
])('Escape in the results of an older text closes them for good, also %s', async (_, wait) => {
  const { field, type, answer, results, end } = await mountLive();
  await act(async () => field.focus());
  await type('vaz');
  await answer();
  await type('vazam', wait);
  await act(async () => pressEscape());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await answer();
  expect(results()).toBeNull();
  await end();
});

import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { removeCookie, setCookie } from '../../../src/core/cookies';
import { mount } from '../../../widgets/cookie-notice';
import { doing, find, page, said, setUpPage } from '../../hydrate/page';
import { takeOver } from '../takeOver';

setUpPage();

const LINK = '<a class="cn-revoke-cookie cn-revoke-inline" href="#">Izbira <b>piškotkov</b></a>';
const NAME = 'cookie_notice_accepted';
const take = (marker: Element) => takeOver(mount, marker);

afterEach(() => removeCookie(NAME));

it('says once beside the link that the page has no notice, and takes that back when it goes', async () => {
  const content = page(`<p>${LINK}.</p>`);
  const before = content.innerHTML;
  const widget = await take(find(content, 'a'));
  await doing(() => find(content, 'b').click());
  await doing(() => find(content, 'a').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true })));
  const messages = [...content.querySelectorAll('[role="alert"]')];
  expect(messages.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/ni mogoče spremeniti/)]);
  expect(find(content, 'a').textContent).toBe('Izbira piškotkov');
  expect(said()[0]).toMatch(/no #cookie-notice on the page/);
  await act(async () => widget.unmount());
  expect(content.innerHTML).toBe(before);
});

it('is heard before the notice works, and asks as soon as it does', async () => {
  setCookie(NAME, 'true');
  const content = page(LINK);
  const box = page('<div class="cookie-notice-container"><button class="cn-set-cookie">Ne</button></div>');
  box.id = 'cookie-notice';
  await take(find(content, 'a'));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  await doing(() => find(content, 'a').dispatchEvent(click));
  expect(click.defaultPrevented).toBe(true);
  await take(box);
  await vi.waitFor(() => expect(box.classList.contains('cookie-notice-visible')).toBe(true));
  expect(document.activeElement).toBe(find(box, 'button'));
});

it.each([' ', 'Enter'])('a key (%j) that is held is no choice in the notice that it has opened', async key => {
  setCookie(NAME, 'false');
  const content = page(LINK);
  const box = page('<div class="cookie-notice-container"><button class="cn-set-cookie">V redu</button></div>');
  box.id = 'cookie-notice';
  await take(find(content, 'a'));
  await take(box);
  await doing(() => find(content, 'a').click());
  await vi.waitFor(() => expect(document.activeElement).toBe(find(box, 'button')));
  const press = (repeat: boolean) => {
    const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
    find(box, 'button').dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([press(true), press(false)]).toEqual([true, false]);
});

it('asks once for a click, beside other controls anywhere in the page', async () => {
  setCookie(NAME, 'true');
  const shown = vi.fn();
  document.addEventListener('showCookieNotice', shown);
  const content = page(
    `${LINK}<a class="cn-revoke-cookie" href="#">Prekliči</a><a class="cn-set-cookie" href="#">Ne</a>`,
  );
  const box = page('<div class="cookie-notice-container"><button class="cn-set-cookie">Ne</button></div>');
  box.id = 'cookie-notice';
  await take(find(content, 'a'));
  await take(box);
  await doing(() => find(content, '.cn-revoke-inline').click());
  expect(shown).toHaveBeenCalledTimes(1);
  await doing(() => find(content, '.cn-set-cookie').click());
  await vi.waitFor(() => expect(box.classList.contains('cookie-notice-hidden')).toBe(true));
  expect(document.cookie).toContain(`${NAME}=false`);
  await doing(() => find(content, '.cn-revoke-cookie:not(.cn-revoke-inline)').click());
  expect(shown).toHaveBeenCalledTimes(2);
  document.removeEventListener('showCookieNotice', shown);
});

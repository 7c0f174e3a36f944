import { afterEach, expect, it } from 'vitest';
import { removeCookie, setCookie } from '../../../src/core/cookies';
import type { Mounted } from '../../../src/hydrate';
import { mount } from '../../../widgets/store-notice';
import { doing, setUpPage } from '../../hydrate/page';
import { takeOver } from '../takeOver';

setUpPage();

/** Of the notice that was put last. */
let mounted: Mounted;

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  for (const name of ['store_notice', 'store_noticeprvo', 'store_noticedrugo']) removeCookie(name);
});

/** Notices as the shop prints them, hidden, and taken over. */
async function notices(...ids: readonly (string | undefined)[]): Promise<HTMLElement[]> {
  const all = ids.map(id => {
    const notice = document.createElement('p');
    notice.className = 'woocommerce-store-notice demo_store';
    if (id !== undefined) notice.dataset.noticeId = id;
    notice.style.display = 'none';
    notice.innerHTML = 'Praznik. <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Skrij</a>';
    document.body.append(notice);
    return notice;
  });
  for (const notice of all) mounted = await takeOver(mount, notice);
  return all;
}

const shown = (all: readonly HTMLElement[]) => all.map(({ style }) => style.display !== 'none');
const press = (notice: HTMLElement | undefined, event: Event) => {
  notice?.querySelector('a')?.dispatchEvent(event);
  return event.defaultPrevented;
};
const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });

it('the shop’s notice hides every notice, and keeps that under the first one’s id', async () => {
  const all = await notices('prvo', 'drugo');
  expect(shown(all)).toEqual([true, true]);
  expect(press(all[1], click())).toBe(true);
  expect(shown(all)).toEqual([false, false]);
  expect(document.cookie).toContain('store_noticeprvo=hidden');
  expect(document.cookie).not.toContain('drugo');
});

it('the shop’s notice stays hidden once dismissed, and shows again with another text', async () => {
  press((await notices('prvo'))[0], click());
  document.body.replaceChildren();
  expect(shown(await notices('prvo', 'drugo'))).toEqual([false, false]);
  document.body.replaceChildren();
  expect(shown(await notices('drugo'))).toEqual([true]);
});

it('the shop’s notice is hidden for the page where cookies are blocked', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { get: blocked, set: blocked, configurable: true });
  const all = await notices('prvo');
  expect(shown(all)).toEqual([true]);
  press(all[0], click());
  expect(shown(all)).toEqual([false]);
});

it('the shop’s notice goes from a page that comes back after it was dismissed on another', async () => {
  const all = await notices('prvo', 'drugo');
  window.dispatchEvent(new Event('pageshow'));
  expect(shown(all)).toEqual([true, true]);
  setCookie('store_noticeprvo', 'hidden');
  window.dispatchEvent(new Event('pageshow'));
  expect(shown(all)).toEqual([false, false]);
});

it('the shop’s notice has a cookie of its own where it has no id', async () => {
  press((await notices(undefined))[0], click());
  expect(document.cookie).toMatch(/(?:^|; )store_notice=hidden/);
});

// Enter is left to the browser, which clicks a link on it.
it.each([
  [' ', false],
  ['Tab', true],
  ['a', true],
])('the shop’s notice after the key %j is it still shown? %s', async (name, isShown) => {
  const all = await notices('prvo');
  expect(press(all[0], key(name))).toBe(!isShown);
  expect(shown(all)).toEqual([isShown]);
});

it('the shop’s notice is hidden again when the widget goes', async () => {
  const all = await notices('prvo');
  await doing(() => mounted.unmount());
  expect(shown(all)).toEqual([false]);
});

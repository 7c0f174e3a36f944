import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCart } from '../../src/core/cart/startCart';
import { readPageConfig } from '../../src/core/config/pageConfig';
import { createFormAdd, type FormAdd } from '../../src/ui/formAdd';
import { putConfig, putJQuery, quietConsole } from '../core/bus/helpers';
import { json, type Reply, shopAnswers } from '../core/calls/helpers';
import { clearCart, fragmentsWith, putShopSettings } from '../core/cart/helpers';
import { find } from '../hydrate/page';
import { settle } from '../loader/helpers';
import { findInput } from '../widgets/fields';

const VETO = 'should_send_ajax_request.adding_to_cart';
let ended: AbortController;
let formAdd: FormAdd;
let plainPosts: number;
const button = () => find(document, 'button');

beforeEach(async () => {
  clearCart();
  putJQuery(undefined);
  putShopSettings();
  Reflect.deleteProperty(globalThis, 'wc_cart_fragments_params');
  quietConsole();
  document.body.innerHTML = `<form method="post" action="/p/"><input name="quantity" value="1">
    <button class="single_add_to_cart_button" name="add-to-cart" value="7">x</button></form>`;
  plainPosts = 0;
  await begin();
});

/** Says what the shop's call for product forms answers. */
const addAnswer = (text: string, cart_hash: string) => json({ added: true, fragments: fragmentsWith(text), cart_hash });

function configure(settings: object = {}): void {
  document.querySelector('#shop-widgets-config')?.remove();
  putConfig({ productFormAction: 'shop_widgets_add', ...settings });
}

async function begin(isAjax?: boolean, settings?: object): Promise<void> {
  configure(settings);
  ended = new AbortController();
  await readPageConfig();
  startCart(ended.signal);
  formAdd = createFormAdd(find(document, 'form'), isAjax);
  formAdd.start(ended.signal);
  // After all other listeners.
  const last = () => window.addEventListener('submit', countPlainPosts, { once: true });
  document.body.addEventListener('submit', last, { signal: ended.signal });
}

function countPlainPosts(event: Event): void {
  if (!event.defaultPrevented) plainPosts += 1;
  event.preventDefault();
}

afterEach(() => ended.abort());

async function submit(...replies: Reply[]) {
  const sent = shopAnswers(...replies);
  button().click();
  await vi.dynamicImportSettled();
  await vi.waitFor(() => expect(button().classList.contains('loading')).toBe(false));
  // After a veto the plain post comes a task later than the button is idle.
  await settle();
  return { calls: sent.length, plainPosts, failure: formAdd.failure.getState().kind };
}

describe('a product form that is submitted', () => {
  it('is sent in the background', async () => {
    expect(await submit(addAnswer('one', 'abc'))).toEqual({ calls: 1, plainPosts: 0, failure: undefined });
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('is sent as whoever mounted it said, whatever the page says (%s)', async (isAjax, posts) => {
    ended.abort();
    await begin(isAjax, { ajaxProductForms: !isAjax });
    expect(await submit(addAnswer('one', 'abc'))).toMatchObject({ calls: 1 - posts, plainPosts: posts });
  });

  it('twice is sent once while the first is under way', async () => {
    const sent = shopAnswers(addAnswer('one', 'abc'));
    button().click();
    button().click();
    await vi.waitFor(() => expect(button().classList.contains('loading')).toBe(false));
    expect([sent.length, plainPosts]).toEqual([1, 0]);
  });

  it('with other fields while the first is under way is sent after it, once', async () => {
    const answers: ((answer: Response) => void)[] = [];
    const sent = shopAnswers(() => new Promise(resolve => answers.push(resolve)));
    button().click();
    findInput(document, 'input').value = '3';
    button().click();
    button().click();
    await settle();
    expect(sent.map(({ body }) => body)).toEqual(['quantity=1&add-to-cart=7']);
    answers[0]?.(addAnswer('one', 'abc'));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await settle();
    expect(button().classList.contains('loading')).toBe(true);
    answers[1]?.(addAnswer('two', 'abc'));
    await vi.waitFor(() => expect(button().classList.contains('loading')).toBe(false));
    expect(sent.map(({ body }) => body)).toEqual(['quantity=1&add-to-cart=7', 'quantity=3&add-to-cart=7']);
    expect(plainPosts).toBe(0);
  });

  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it.each<[string, () => unknown]>([
    ['the page is back from the history', () => show(true)],
    ['its load was stopped', () => vi.advanceTimersByTime(10_000)],
  ])('that leads to the cart is sent again only where %s', async (_case, stay) => {
    const left = vi.spyOn(window.location, 'assign').mockReturnValue();
    putShopSettings({ cart_redirect_after_add: 'yes' });
    const sent = shopAnswers(addAnswer('one', 'abc'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    button().click();
    await vi.advanceTimersByTimeAsync(0);
    expect(left.mock.calls).toEqual([['https://shop.test/kosarica/']]);
    findInput(document, 'input').value = '3';
    button().click();
    await vi.advanceTimersByTimeAsync(9_000);
    // The first load of a page tells of it as well.
    show(false);
    button().click();
    await vi.advanceTimersByTimeAsync(0);
    expect([sent.length, plainPosts]).toEqual([1, 0]);
    stay();
    expect(button().classList.contains('loading')).toBe(false);
    button().click();
    await vi.advanceTimersByTimeAsync(0);
    vi.useRealTimers();
    expect(sent.at(-1)?.body).toBe('quantity=3&add-to-cart=7');
  });

  it.each<[string, Reply, number]>([
    ['an answer that makes no sense', '<html></html>', 1],
    ['a server error', new Response('', { status: 500 }), 1],
    ['no connection', new TypeError('Failed to fetch'), 0],
    ['a refusal', '{"added":false}', 0],
  ])('after %s is posted by the browser the next time: %i', async (_case, reply, posts) => {
    expect((await submit(reply)).failure).toBeDefined();
    shopAnswers(addAnswer('one', 'abc'));
    button().click();
    expect(plainPosts).toBe(posts);
  });

  it('is posted by the browser after a veto, and asks again the next time', async () => {
    const asked = vi.fn((event: Event) => event.preventDefault());
    document.body.addEventListener(VETO, asked, { signal: ended.signal });
    expect(await submit('')).toEqual({ calls: 0, plainPosts: 1, failure: undefined });
    expect(await submit('')).toEqual({ calls: 0, plainPosts: 2, failure: undefined });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the shop adds nothing in the background', () => void vi.stubGlobal('wc_add_to_cart_params', undefined)],
    [
      'the page has switched it off',
      async () => {
        configure({ ajaxProductForms: false });
        await readPageConfig();
      },
    ],
    ['another script has taken it', () => find(document, 'form').addEventListener('submit', () => {}, ended)],
  ])('is left to the browser where %s', async (_case, arrange) => {
    if (_case.startsWith('another')) {
      document.addEventListener('submit', event => event.preventDefault(), { capture: true, signal: ended.signal });
    }
    await arrange();
    const sent = shopAnswers(addAnswer('one', 'abc'));
    button().click();
    await vi.dynamicImportSettled();
    expect([sent.length, plainPosts]).toEqual([0, _case.startsWith('another') ? 0 : 1]);
  });
});

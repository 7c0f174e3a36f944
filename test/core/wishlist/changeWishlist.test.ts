import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { forgetWarnings, setReportSink } from '../../../src/core/report';
import { changeWishlist } from '../../../src/core/wishlist/changeWishlist';
import { followWishlist, readStoredElsewhere } from '../../../src/core/wishlist/wishlistPage';
import { isListed, pageIds, wishlist } from '../../../src/core/wishlistStore';
import { endsWithTest } from '../bus/helpers';

const KEY = 'ti_wishlist_data_test';
let sent: string[] = [];
let answers: (() => Promise<Response> | Response)[] = [];
let told: string[] = [];
const ended = endsWithTest();

const products = (...ids: readonly number[]) => Object.fromEntries(ids.map(id => [id, { 11: { in: [0] } }]));
const data = (...ids: readonly number[]) => ({ products: ids.length ? products(...ids) : [], counter: ids.length });
const json = (answer: object) => () => Response.json(answer);
const add = (id: string) => changeWishlist({ id, action: 'addto', call: { url: '/ajax', body: { product_id: id } } });
const remove = (id: string) =>
  changeWishlist({ id, action: 'remove', call: { url: '/ajax', body: { product_id: id } } });
/** Returns the event that this tab gets when another one has written the list. */
function written(...ids: readonly number[]): StorageEvent {
  const newValue = JSON.stringify(data(...ids));
  localStorage.setItem(KEY, newValue);
  return new StorageEvent('storage', { key: KEY, newValue, storageArea: localStorage });
}
const listed = (id: string) => isListed(wishlist.getState(), id);
const printed = () => Reflect.get(globalThis, 'wcpt_ti_wishlist_ids');

beforeEach(() => {
  forgetWarnings();
  sent = [];
  answers = [];
  told = [];
  localStorage.clear();
  sessionStorage.clear();
  wishlist.setState(wishlist.getInitialState(), true);
  vi.spyOn(console, 'error').mockImplementation((...words) => void told.push(words.join(' ')));
  vi.spyOn(console, 'warn').mockImplementation((...words) => void told.push(words.join(' ')));
  vi.stubGlobal('wcpt_ti_wishlist_ids', ['12', 12, '77']);
  vi.stubGlobal('tinvwl_add_to_wishlist', { hash_key: KEY, block_ajax_wishlists_data: '1' });
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.text());
    return answers.shift()?.() ?? Response.json({ status: true, wishlists_data: data(12, 77, 5) });
  });
});
afterEach(() => {
  setReportSink(() => {});
  ended.abort();
  vi.useRealTimers();
});

describe('a change of the list', () => {
  beforeEach(() => followWishlist(ended.signal));

  it('is shown before the shop answers, also to other scripts', async () => {
    const outcome = add('5');
    expect(listed('5')).toBe(true);
    expect(printed()).toEqual(['12', '77', '5']);
    expect(wishlist.getState().asked.has('5')).toBe(true);
    expect(await outcome).toMatchObject({ ended: 'added' });
    expect(wishlist.getState()).toMatchObject({ counter: 3, asked: new Map() });
  });

  it('an id that was printed twice leaves once, and whole', async () => {
    answers = [json({ status: false, removed: true, wishlists_data: data(77) })];
    expect(await remove('12')).toMatchObject({ ended: 'removed' });
    expect(printed()).toEqual(['77']);
    expect(wishlist.getState().counter).toBe(1);
  });

  it.each([
    ['0 bytes', () => new Response('')],
    [
      'a login page',
      () => new Response('<!DOCTYPE html><title>Prijava</title>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    [
      'HTML before the JSON',
      () => new Response(`<b>Notice</b>: x\n${JSON.stringify({ status: true, wishlists_data: data(5) })}`),
    ],
    ['JSON of something else', json({ fragments: 'x' })],
    ['a status of 500', () => new Response('Napaka', { status: 500 })],
    ['no connection', () => Promise.reject(new TypeError('offline'))],
  ])('%s takes it back, and says so once in the console and on the bus', async (_, answer) => {
    answers = [answer, answer];
    const errors = vi.fn();
    // The loader sends these reports to the bus as `shop_widgets_error`.
    setReportSink(errors);
    expect(await add('5')).toMatchObject({ ended: 'failed' });
    expect(listed('5')).toBe(false);
    expect(await remove('77')).toMatchObject({ ended: 'failed' });
    expect(listed('77')).toBe(true);
    expect(printed()).toEqual(['12', '77']);
    expect(wishlist.getState().counter).toBeUndefined();
    expect(told).toHaveLength(2);
    expect(errors).toHaveBeenCalledTimes(2);
    expect(told[0]).toContain('[shop-widgets] wishlist');
    expect(told[0]).toContain('The list is shown as it was before.');
  });

  it('a refusal takes an add back, and brings the shop’s message', async () => {
    answers = [json({ status: false, msg: '<p>Prijavite se.</p>' })];
    expect(await add('5')).toMatchObject({ ended: 'refused', answer: { message: '<p>Prijavite se.</p>' } });
    expect(listed('5')).toBe(false);
  });

  it('a removal that the shop takes for an add stays in the list', async () => {
    answers = [json({ status: false, msg: 'already in', wishlists_data: data(12, 77) })];
    const outcome = remove('12');
    expect(listed('12')).toBe(false);
    expect(await outcome).toMatchObject({ ended: 'kept' });
    expect(listed('12')).toBe(true);
  });

  it.each([{ counter: false, products: products(12, 77, 5) }, { counter: '' }, 'x', undefined])(
    'a counter that is none stays as it was: %j',
    async wishlists_data => {
      wishlist.setState({ counter: 2 });
      answers = [json({ status: true, wishlists_data })];
      expect(await add('5')).toMatchObject({ ended: 'added' });
      expect(wishlist.getState().counter).toBe(2);
      expect(listed('5')).toBe(true);
    },
  );

  it('a second press while the first is not answered does nothing', async () => {
    const first = add('5');
    expect(await add('5')).toEqual({ ended: 'busy' });
    await first;
    expect(sent).toHaveLength(1);
  });

  it('changes go one at a time, so that a stale counter is never the last, and waiting changes stay shown', async () => {
    let answerFirst = (_: Response) => {};
    answers = [
      () => new Promise<Response>(resolve => (answerFirst = resolve)),
      json({ status: true, wishlists_data: data(12, 77, 5, 6) }),
    ];
    const [first, second] = [add('5'), add('6')];
    await vi.waitFor(() => expect(sent).toEqual(['product_id=5']));
    answerFirst(Response.json({ status: true, wishlists_data: data(12, 77, 5) }));
    await first;
    expect([listed('5'), listed('6')]).toEqual([true, true]);
    await second;
    expect(sent).toEqual(['product_id=5', 'product_id=6']);
    expect(wishlist.getState().counter).toBe(4);
  });
});

describe('the page', () => {
  it('counts the ids 100 ms after it has loaded, each once', () => {
    vi.useFakeTimers();
    followWishlist(ended.signal);
    vi.advanceTimersByTime(99);
    expect(wishlist.getState().counter).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(wishlist.getState().counter).toBe(2);
  });

  it('without a list of tables uses the list that the browser has stored', () => {
    vi.stubGlobal('wcpt_ti_wishlist_ids', undefined);
    localStorage.setItem(KEY, JSON.stringify(data(44)));
    followWishlist(ended.signal);
    expect(pageIds()).toBeUndefined();
    expect([listed('44'), wishlist.getState().counter]).toEqual([true, 1]);
  });

  it('keeps an answer for the next page and for other tabs', async () => {
    followWishlist(ended.signal);
    answers = [json({ status: true, wishlist: { share_key: '01f684' }, wishlists_data: data(5) })];
    await add('5');
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(data(5));
    expect(sessionStorage.getItem(KEY)).toBe(localStorage.getItem(KEY));
    expect(localStorage.getItem(`${KEY}_refresh`)).toBe('01f684');
  });

  it('follows another tab, and tells other scripts', () => {
    followWishlist(ended.signal);
    const marked: unknown[] = [];
    bus.on('tinvwl_wishlist_mark_products', ({ data: of }) => marked.push(of), ended);
    window.dispatchEvent(written(9));
    expect([listed('9'), listed('12'), wishlist.getState().counter]).toEqual([true, false, 1]);
    expect(marked).toEqual([data(9)]);
  });

  it('reads what is stored when the browser restores it after the list was changed elsewhere, not what is older than its own', () => {
    followWishlist(ended.signal);
    const leave = () => window.dispatchEvent(new Event('pagehide'));
    const goBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    written(44);
    leave();
    goBack();
    expect([listed('44'), listed('12')]).toEqual([false, true]);
    leave();
    written(9);
    goBack();
    expect([listed('9'), listed('12'), wishlist.getState().counter]).toEqual([true, false, 1]);
    leave();
    localStorage.removeItem(KEY);
    goBack();
    expect([listed('9'), told]).toEqual([true, []]);
  });

  it('follows another tab that writes twice while what shows the list begins, each time once', () => {
    const marked: unknown[] = [];
    bus.on('tinvwl_wishlist_mark_products', ({ data: of }) => marked.push(of), ended);
    const [empty, full] = [written(), written(9)];
    // Several markers hear both; the code that they wait for may have come for the second one first.
    for (let marker = 0; marker < 3; marker += 1) readStoredElsewhere(full);
    followWishlist(ended.signal);
    for (let marker = 0; marker < 3; marker += 1) readStoredElsewhere(empty);
    expect([listed('9'), wishlist.getState().counter]).toEqual([true, 1]);
    expect(marked).toEqual([data(9), data(9)]);
    const more = written(9, 5);
    window.dispatchEvent(more);
    readStoredElsewhere(more);
    expect([wishlist.getState().counter, marked.length]).toEqual([2, 3]);
  });

  it('takes another script’s list, and keeps its own when that is empty', () => {
    followWishlist(ended.signal);
    document.body.dispatchEvent(new CustomEvent('tinvwl_wishlist_mark_products', { bubbles: true, detail: [data(9)] }));
    expect(listed('9')).toBe(true);
    document.body.dispatchEvent(new CustomEvent('tinvwl_wishlist_mark_products', { bubbles: true, detail: [{}] }));
    expect(listed('9')).toBe(true);
    expect(told).toHaveLength(1);
  });

  it('asks what is in the list after the first interaction, once, with the nonce', async () => {
    vi.stubGlobal('tinvwl_add_to_wishlist', { hash_key: KEY, nonce: 'abc' });
    answers = [json({ status: true, msg: '', wishlists_data: data(9) })];
    followWishlist(ended.signal);
    await new Promise(resolve => setTimeout(resolve));
    expect(sent).toEqual([]);
    for (const type of ['pointerdown', 'keydown']) window.dispatchEvent(new Event(type));
    await vi.waitFor(() => expect(listed('9')).toBe(true));
    expect(sent).toEqual(['tinvwl-action=get_data&tinvwl-security=abc']);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { cartStore } from '../../../src/core/cart/cartStore';
import { shopAnswers } from '../calls/helpers';
import { settle, setUpCartPage, shown, start } from './cartPage';
import { CORE, cartAnswer, FRAGMENT_KEY, HASH_KEY, miniCart, putCache, putCartCookies } from './helpers';

const page = setUpCartPage();

describe('a change of the cart by any script', () => {
  beforeEach(async () => {
    putCache('cached', 'abc', Date.now());
    putCartCookies('abc');
    await start(page);
    page.heard.length = 0;
  });

  it.each(['added_to_cart', 'removed_from_cart'] as const)('%s is shown, kept and told', name => {
    bus.emit(name, { fragments: { [CORE]: miniCart('changed') }, cartHash: 'def', button: null });
    expect(shown()).toBe('changed');
    expect(sessionStorage.getItem(HASH_KEY)).toBe('def');
    expect(cartStore.getState()).toMatchObject({ phase: 'known', hash: 'def' });
    expect(page.heard).toEqual(['wc_fragments_loaded']);
  });

  it.each(['added_to_cart', 'removed_from_cart'] as const)('%s without fragments leaves cart and cache alone', name => {
    const before = { ...sessionStorage };
    bus.emit(name, { fragments: undefined, cartHash: '', button: null });
    document.body.dispatchEvent(new CustomEvent(name, { bubbles: true }));
    expect({ ...sessionStorage }).toEqual(before);
    expect(sessionStorage.getItem(FRAGMENT_KEY)).toContain('cached');
    expect(cartStore.getState()).toMatchObject({ hash: 'abc' });
    expect(shown()).toBe('cached');
    expect(page.heard).toEqual([]);
  });

  it('asked for twice shows the newest answer, whichever comes last', async () => {
    const answers: ((reply: Response) => void)[] = [];
    shopAnswers(() => new Promise(resolve => answers.push(resolve)));
    bus.emit('wc_fragment_refresh', {});
    await settle();
    bus.emit('wc_fragment_refresh', {});
    await settle();
    answers[1]?.(cartAnswer('newer', 'def'));
    await settle();
    answers[0]?.(cartAnswer('older', 'abc'));
    await settle();
    expect([shown(), sessionStorage.getItem(HASH_KEY)]).toEqual(['newer', 'def']);
    expect(page.heard.filter(name => name === 'wc_fragments_refreshed')).toHaveLength(1);
  });

  it('is not undone by the answer to a refresh that was asked before it', async () => {
    let answer: (reply: Response) => void = () => {};
    const late = new Promise<Response>(resolve => {
      answer = resolve;
    });
    shopAnswers(
      () => late,
      async () => cartAnswer('with the add', 'def'),
    );
    bus.emit('wc_fragment_refresh', {});
    await settle();
    bus.emit('added_to_cart', { fragments: { [CORE]: miniCart('with the add') }, cartHash: 'def', button: null });
    answer(cartAnswer('without the add', 'abc'));
    await settle();
    expect(shown()).toBe('with the add');
    expect(sessionStorage.getItem(HASH_KEY)).toBe('def');
    expect(cartStore.getState()).toMatchObject({ hash: 'def' });
  });
});

describe('buttons that a page was left with', () => {
  const loading = (kind: string) => `<button class="${kind} loading" aria-busy="true">Dodaj</button>`;

  it.each([
    ['with a mini-cart', () => {}],
    ['without one', () => Reflect.deleteProperty(globalThis, 'wc_cart_fragments_params')],
  ])('can be used again when it comes back from the back/forward cache, %s', async (_case, arrange) => {
    arrange();
    if (_case === 'without one') document.body.replaceChildren();
    document.body.insertAdjacentHTML('beforeend', loading('add_to_cart_button') + loading('single_add_to_cart_button'));
    await start(page);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(document.querySelectorAll('button:not(.loading, [aria-busy])')).toHaveLength(2);
    await settle();
  });
});

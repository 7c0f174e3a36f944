import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyFragments, loadReplaceMarkup } from '../../../src/core/cart/applyFragments';
import { forgetWarnings } from '../../../src/core/report';
import { find } from '../../hydrate/page';
import { quietConsole } from '../bus/helpers';

const put = (html: string) => {
  document.body.innerHTML = html;
};
const html = () => document.body.innerHTML;

beforeAll(loadReplaceMarkup);

beforeEach(() => {
  forgetWarnings();
  put('');
});

describe('fragments', () => {
  it('take the place of what their selectors find, every match', () => {
    put('<b class="count">0</b><div class="cart">old</div><b class="count">0</b>');
    applyFragments({ '.count': '<b class="count">1</b>', 'div.cart': '<div class="cart">new</div>' });
    expect(html()).toBe('<b class="count">1</b><div class="cart">new</div><b class="count">1</b>');
  });

  it('cause no report where their selector finds nothing', () => {
    const lines = quietConsole();
    put('<b class="count">0</b>');
    applyFragments({ 'a.cart-contents': '<a></a>', '.count': '<b>1</b>' });
    expect(html()).toBe('<b>1</b>');
    expect(lines).toEqual([]);
  });

  it('with an invalid selector are reported once and stop no others', () => {
    const lines = quietConsole();
    put('<b class="count">0</b>');
    applyFragments({ 'div:::nope[': '<a></a>', '': '<i></i>', '.count': '<b class="count">1</b>' });
    applyFragments({ 'div:::nope[': '<a></a>' });
    expect(html()).toBe('<b class="count">1</b>');
    expect(lines.filter(line => line.includes('“div:::nope[” is no valid selector'))).toHaveLength(1);
  });

  it('that are in the page already get fresh nodes: other scripts bind to them at each answer', () => {
    put('<div class="cart"><a href="/x">same</a></div>');
    const cart = find(document, '.cart');
    applyFragments({ '.cart': '<div class="cart"><a href="/x">same</a></div>' });
    expect(find(document, '.cart')).not.toBe(cart);
    expect(html()).toBe('<div class="cart"><a href="/x">same</a></div>');
  });

  it('are scrolled and opened as the old ones, part by part', () => {
    const list = (text: string) => `<div class="cart"><ul class="list"><li>${text}</li></ul><ul class="list"></ul>
      <details><summary>Dostava</summary></details><details><summary>Kupon</summary></details></div>`;
    put(list('1'));
    const second = (selector: string) => document.querySelectorAll<HTMLElement>(selector)[1];
    const before = second('.list');
    if (before) before.scrollTop = 40;
    second('details')?.setAttribute('open', '');
    applyFragments({ '.cart': list('2') });
    expect(find(document, 'li').textContent).toBe('2');
    expect([...document.querySelectorAll('.list')].map(({ scrollTop }) => scrollTop)).toEqual([0, 40]);
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
  });

  it('may be several elements, rows of a table, or nothing', () => {
    put('<table><tbody><tr class="total"><td>1</td></tr></tbody></table><p class="a"></p><p class="b"></p>');
    applyFragments({ 'tr.total': '<tr class="total"><td>2</td></tr>', '.a': '<i>1</i><i>2</i>', '.b': '' });
    expect(html()).toBe('<table><tbody><tr class="total"><td>2</td></tr></tbody></table><i>1</i><i>2</i>');
  });

  it('that are numbers are text, and data without a place changes nothing', () => {
    const lines = quietConsole();
    put('<p><b class="num">1</b><b class="txt">1</b></p>');
    applyFragments({ pieces: 3, info: { total: '12.00' }, '.num': 7, '.txt': '8' });
    expect(html()).toBe('<p>78</p>');
    expect(lines).toEqual([]);
  });

  it('may sit in one another', () => {
    put('<div class="outer"><b class="count">0</b></div>');
    applyFragments({
      '.outer': '<div class="outer"><b class="count">stale</b></div>',
      '.count': '<b class="count">1</b>',
    });
    expect(html()).toBe('<div class="outer"><b class="count">1</b></div>');
  });

  it('run their scripts: those are made anew, as inserted HTML would not run; data stays', () => {
    const made = vi.spyOn(document, 'createElement');
    put('<div class="cart"></div><div class="data"></div>');
    applyFragments({ '.data': '<div class="data"><script type="application/json">{}</script></div>' });
    expect(made.mock.calls.filter(([tag]) => tag === 'script')).toHaveLength(0);
    applyFragments({ '.cart': '<div class="cart"><script>pay()</script></div>' });
    expect(made.mock.calls.filter(([tag]) => tag === 'script')).toHaveLength(1);
    expect(find(document, '.cart > script').textContent).toBe('pay()');
  });
});

describe('a shopper’s unfinished input', () => {
  it('keeps focus, caret and typed text in a field that the new markup has', () => {
    put('<div class="cart"><input name="coupon" value=""></div>');
    const old = find(document, 'input');
    old.value = 'popust10';
    old.focus();
    old.setSelectionRange(2, 4);
    applyFragments({ '.cart': '<div class="cart"><p>new</p><input name="coupon" value=""></div>' });
    const fresh = find(document, 'input');
    expect(fresh).not.toBe(old);
    expect(document.activeElement).toBe(fresh);
    expect([fresh.value, fresh.selectionStart, fresh.selectionEnd]).toEqual(['popust10', 2, 4]);
  });

  it('keeps the answer of the server in a field that was not touched', () => {
    put('<div class="cart"><input name="qty" value="1"></div>');
    applyFragments({ '.cart': '<div class="cart"><input name="qty" value="2"></div>' });
    expect(find(document, 'input').value).toBe('2');
  });

  it('keeps ticks, chosen options and long texts, each in its own field', () => {
    put(`<div class="cart"><input type="checkbox" name="a[]" value="1"><input type="checkbox" name="a[]" value="2" checked>
      <select name="s"><option>x</option><option>y</option></select><textarea id="note"></textarea></div>`);
    const [first, second] = document.querySelectorAll('input');
    if (first) first.checked = true;
    if (second) second.checked = false;
    find(document, 'select').value = 'y';
    find(document, 'textarea').value = 'za Špelo';
    const fresh = document.body.innerHTML.replace('class="cart"', 'class="cart new"');
    applyFragments({ '.cart': fresh });
    expect([...document.querySelectorAll('input')].map(input => input.checked)).toEqual([true, false]);
    expect([...document.querySelectorAll('input')].map(input => input.value)).toEqual(['1', '2']);
    expect(find(document, 'select').value).toBe('y');
    expect(find(document, 'textarea').value).toBe('za Špelo');
  });

  it('gets the option that the server chose where the list was not touched', () => {
    const options = '<option>post</option><option>pickup</option>';
    put(`<div class="cart"><select name="shipping">${options}</select></div>`);
    const chosen = options.replace('<option>pickup', '<option selected="">pickup');
    applyFragments({ '.cart': `<div class="cart"><select name="shipping">${chosen}</select></div>` });
    expect(find(document, 'select').value).toBe('pickup');
  });

  it('keeps what is open by its name, where that has moved, and the scroll position of the whole', () => {
    put('<div class="cart"><details></details><details id="note" open></details></div>');
    find(document, '.cart').scrollLeft = 7;
    applyFragments({ '.cart': '<div class="cart"><details id="note"></details><details></details></div>' });
    expect(find(document, '.cart').scrollLeft).toBe(7);
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
  });

  it('keeps typing in a field that is to go, until they leave it', () => {
    put('<div class="cart"><input name="note"><input name="other"></div><button>away</button>');
    const note = find(document, 'input[name=note]');
    if (!(note instanceof HTMLInputElement)) throw new Error('no input');
    note.focus();
    note.value = 'za';
    applyFragments({ '.cart': '<div class="cart">old news</div>' });
    applyFragments({ '.cart': '<div class="cart">done</div>' });
    expect(document.activeElement).toBe(note);
    const leave = (relatedTarget: Element | null) =>
      note.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
    // As in browsers while focus moves.
    vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
    leave(find(document, 'input[name=other]'));
    expect(note.isConnected).toBe(true);
    leave(find(document, 'button'));
    expect(find(document, '.cart').textContent).toBe('done');
  });

  it('does not wait for a field that is only focused', () => {
    put('<div class="cart"><input name="note"></div>');
    find(document, 'input').focus();
    applyFragments({ '.cart': '<div class="cart">done</div>' });
    expect(find(document, '.cart').textContent).toBe('done');
  });
});

describe('focus on a remove link', () => {
  const line = (key: string) =>
    `<li><a href="/p/${key}">${key}</a><a class="remove" href="/remove/${key}" data-cart_item_key="${key}">×</a></li>`;
  const cart = (...keys: string[]) => `<div class="cart">${keys.map(line).join('')}</div>`;
  const focused = () => document.activeElement?.getAttribute('data-cart_item_key');
  const removeLink = (key: string) => find(document, `a[data-cart_item_key=${key}]`);

  it.each([
    ['stays on its line when another line has gone', ['a', 'b', 'c'], 'c', ['b', 'c'], 'c'],
    ['goes to the next line when its own has gone', ['a', 'b', 'c', 'd'], 'b', ['a', 'c', 'd'], 'c'],
    ['goes to the last line when its own was the last', ['a', 'b', 'c'], 'c', ['a', 'b'], 'b'],
  ])('%s', (_case, before, on, after, expected) => {
    put(cart(...before));
    removeLink(on).focus();
    applyFragments({ '.cart': cart(...after) });
    expect(focused()).toBe(expected);
  });

  it('goes to the mini-cart when its line was the only one', () => {
    put(cart('a'));
    removeLink('a').focus();
    applyFragments({ '.cart': '<div class="cart"><p>Empty.</p></div>' });
    expect(document.activeElement).toBe(find(document, '.cart'));
    expect(find(document, '.cart').getAttribute('tabindex')).toBe('-1');
  });

  it('that is elsewhere stays where it is', () => {
    put(`${cart('a')}<button>away</button>`);
    find(document, 'button').focus();
    applyFragments({ '.cart': '<div class="cart"></div>' });
    expect(document.activeElement).toBe(find(document, 'button'));
    expect(find(document, '.cart').hasAttribute('tabindex')).toBe(false);
  });

  it('that is on the cart link itself stays there, and the link can still be reached by Tab', () => {
    put('<a class="cart-contents" href="/cart">0</a>');
    find(document, 'a').focus();
    applyFragments({ 'a.cart-contents': '<a class="cart-contents" href="/cart">1</a>' });
    expect(document.activeElement).toBe(find(document, 'a'));
    expect(find(document, 'a').textContent).toBe('1');
    expect(find(document, 'a').hasAttribute('tabindex')).toBe(false);
  });
});

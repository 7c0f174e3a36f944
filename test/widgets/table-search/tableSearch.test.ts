import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeLiveRegion } from '../../../src/core/cart/liveRegion';
import { mount } from '../../../widgets/table-search';
import { jQuery3, putJQuery } from '../../core/bus/helpers';
import { doing, find, said, setUpPage } from '../../hydrate/page';
import { takeOver } from '../takeOver';

interface Box {
  readonly mode?: string;
  readonly action?: string;
  readonly more?: string;
  readonly classes?: string;
}

const boxHtml = ({ mode = 'shop', action = 'action="/trgovina/"', more = '', classes = '' }: Box = {}) =>
  `<div class="wcpt-global-search${classes}"><form class="wcpt-global-search__form" ${action} data-wcpt-redirect="${mode}" ${more}><div class="wcpt-global-search__category-selector-wrapper"><div class="wcpt-global-search__category-selector-facade"><span class="wcpt-global-search__category-selector-facade__text">Vse kategorije</span></div><select class="wcpt-global-search__category-selector"><option value="">Vse</option><option value="dom"> Dom </option></select></div><div class="wcpt-global-search__keyword-input-wrapper"><input class="wcpt-global-search__keyword-input" name="s"><span class="wcpt-global-search__clear"></span></div><div class="wcpt-global-search__submit-wrapper"><button class="wcpt-global-search__submit"><i></i></button></div></form></div>`;

let left: string[];
let sent: string[];
setUpPage();

const root = () => find(document, '.wcpt-global-search');
const field = () => find(document, 'input');
const selector = () => find(document, 'select');
const form = () => find(document, 'form');

async function open(box?: Box): Promise<void> {
  document.body.innerHTML = boxHtml(box);
  await takeOver(mount, root());
}

const type = (word: string) =>
  doing(() => {
    field().value = word;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const choose = (slug: string) =>
  doing(() => {
    selector().value = slug;
    selector().dispatchEvent(new Event('change', { bubbles: true }));
  });
const submit = () => doing(() => form().requestSubmit());
const address = (path: string) => new URL(path, location.href).href;

beforeEach(() => {
  left = [];
  sent = [];
  vi.spyOn(window.location, 'assign').mockImplementation(url => void left.push(String(url)));
  // Records forms that the browser would send.
  window.addEventListener('submit', noteSubmit);
  Reflect.set(globalThis, 'wcpt_product_category_links', { dom: '/kategorija/dom/?x=1' });
});
afterEach(() => {
  window.removeEventListener('submit', noteSubmit);
  Reflect.deleteProperty(globalThis, 'wcpt_product_category_links');
  Reflect.deleteProperty(globalThis, 'wcpt_params');
});

function noteSubmit(event: Event): void {
  if (!event.defaultPrevented) sent.push(field().value);
  event.preventDefault();
}

it.each([
  ['shop', 'dom', '/trgovina/?s=velika%20skleda&wcpt_search_category=dom'],
  ['search', '', '/trgovina/?s=velika%20skleda&post_type=product'],
  ['category', 'dom', '/kategorija/dom/?x=1&s=velika%20skleda'],
])('a search of mode %s in %j leads to %s', async (mode, category, target) => {
  await open({ mode });
  await choose(category);
  await type('  velika skleda ');
  await submit();
  expect([left, sent]).toEqual([[address(target)], []]);
});

it('a search of a category that is not chosen is the browser’s; one without an address is said', async () => {
  await open({ mode: 'category' });
  await type('vaza');
  await submit();
  expect([left, sent]).toEqual([[], ['vaza']]);
  expect(said()).toEqual([]);
  Reflect.set(globalThis, 'wcpt_product_category_links', {});
  await choose('dom');
  await submit();
  expect(sent).toHaveLength(2);
  expect(said().join()).toContain('no address of the category dom');
});

it.each([
  ['', 'its form has no action'],
  ['action="javascript:alert(1)"', 'its action is no address'],
])('a search of a form with %j goes to the shop, and the console knows', async (action, why) => {
  Reflect.set(globalThis, 'wcpt_params', { shop_url: '/prodajalna/', site_url: address('/') });
  await open({ action });
  await type('vaza');
  await submit();
  expect(left).toEqual([address('/prodajalna/?s=vaza')]);
  expect(said().join()).toContain(why);
});

it('a search that another script has taken is left to it', async () => {
  await open();
  await type('vaza');
  form().addEventListener('submit', event => event.preventDefault(), { once: true });
  await submit();
  expect(left).toEqual([]);
});

it('without a word: all categories are meant, and the browser sends the form', async () => {
  await open();
  await choose('dom');
  await submit();
  expect([selector().value, sent, left]).toEqual(['', [''], []]);
  expect(find(document, '.wcpt-global-search__category-selector-facade__text').textContent).toBe('Vse');
});

it('without a word: the form goes where it says, in its category where it stays there', async () => {
  await open({ more: 'data-wcpt-clear-redirect="category" data-wcpt-clear-redirect-url="/kategorija/dom/"' });
  await choose('dom');
  await type('   ');
  await submit();
  expect([selector().value, left]).toEqual(['dom', [address('/kategorija/dom/')]]);
});

it('without a word: an address that is none is not followed', async () => {
  await open({ more: 'data-wcpt-clear-redirect-url="javascript:alert(1)"' });
  await submit();
  expect([left, sent]).toEqual([[], ['']]);
});

const sign = () => find(document, '.wcpt-global-search__clear');

it.each(['click', 'Enter'])('the sign that clears empties the field and sends the form: %s', async how => {
  await open({ more: 'data-wcpt-clear-redirect-url="/trgovina/"' });
  await type('vaza');
  expect([sign().getAttribute('role'), sign().tabIndex, sign().getAttribute('aria-label')]).toEqual([
    'button',
    0,
    'Počisti iskanje',
  ]);
  await doing(() =>
    how === 'click' ? sign().click() : sign().dispatchEvent(new KeyboardEvent('keydown', { key: how, bubbles: true })),
  );
  expect([field().value, left, document.activeElement]).toEqual(['', [address('/trgovina/')], field()]);
});

it('the sign that clears is there while there is something to clear', async () => {
  await open({ classes: ' wcpt-global-search--empty' });
  const isEmpty = () => root().matches('.wcpt-global-search--empty');
  await type('v');
  expect(isEmpty()).toBe(false);
  await type('');
  expect(isEmpty()).toBe(true);
});

it('the sign that clears is not there at first where the server has not said so', async () => {
  await open();
  expect(root().matches('.wcpt-global-search--empty')).toBe(true);
});

it.each([
  ['', 'dom', 'Dom'],
  ['dom', '', 'Vse'],
  ['dom', 'dom', 'Vse kategorije'],
])(
  'where the server chose the category %j and the browser has restored %j, the box says %j',
  async (printed, restored, said) => {
    const chosen = `<option value="${printed}"`;
    document.body.innerHTML = boxHtml().replace(chosen, `${chosen} selected`);
    selector().value = restored;
    await takeOver(mount, root());
    expect(find(document, '.wcpt-global-search__category-selector-facade__text').textContent).toBe(said);
  },
);

it('the box says where the shopper is, and which category is chosen, also by jQuery', async () => {
  putJQuery(jQuery3);
  await open();
  const text = () => find(document, '.wcpt-global-search__category-selector-facade__text').textContent;
  expect(text()).toBe('Vse kategorije');
  await doing(() => {
    selector().value = 'dom';
    jQuery3(selector()).trigger('change');
  });
  expect(text()).toBe('Dom');
  const wrapper = () => field().parentElement?.matches('.wcpt-global-search__keyword-input-wrapper--focus');
  await doing(() => field().focus());
  expect(wrapper()).toBe(true);
  await doing(() => field().blur());
  expect(wrapper()).toBe(false);
});

it('the box has names for screen readers', async () => {
  await open();
  expect(form().getAttribute('role')).toBe('search');
  expect([field(), selector(), find(document, 'button')].map(one => one.getAttribute('aria-label'))).toEqual([
    'Iskanje po izdelkih',
    'Kategorija',
    'Išči',
  ]);
  expect(find(document, '.wcpt-global-search__category-selector-facade').getAttribute('aria-hidden')).toBe('true');
});

it('the box leaves the page as it was', async () => {
  document.body.innerHTML = boxHtml();
  const before = document.body.innerHTML;
  const widget = await takeOver(mount, root());
  expect(document.body.innerHTML).not.toBe(before);
  await act(async () => widget.unmount());
  removeLiveRegion();
  expect(document.body.innerHTML).toBe(before);
});

it('the box without a field is none', () => {
  document.body.innerHTML = '<div class="wcpt-global-search"><form class="wcpt-global-search__form"></form></div>';
  expect(() => mount(root())).toThrow('no form with a field');
});

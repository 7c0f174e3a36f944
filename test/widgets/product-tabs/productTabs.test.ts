import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import type { Mounted } from '../../../src/hydrate';
import { mount } from '../../../widgets/product-tabs';
import { readTabs, wantedTab } from '../../../widgets/product-tabs/tabs';
import { jQueries, putJQuery } from '../../core/bus/helpers';
import { doing, find } from '../../hydrate/page';
import { takeOver } from '../takeOver';

const tab = (key: string, href = `#tab-${key}`) =>
  `<li class="${key}_tab" role="presentation"><a href="${href}" role="tab">${key}</a></li>`;
const panel = (key: string, html = key) => `<div class="panel wc-tab" id="tab-${key}" role="tabpanel">${html}</div>`;
const KEYS = ['description', 'additional_information', 'reviews'];

/** Of the tabs that were put last. */
let widget: Mounted;

/** Puts tabs on the page and takes them over. */
async function put(
  html = `<ul class="tabs wc-tabs">${KEYS.map(key => tab(key)).join('')}</ul>${KEYS.map(key => panel(key)).join('')}`,
  name = 'woocommerce-tabs wc-tabs-wrapper',
): Promise<HTMLElement> {
  const wrapper = document.createElement('div');
  wrapper.className = name;
  wrapper.innerHTML = html;
  document.body.append(wrapper);
  widget = await takeOver(mount, wrapper);
  return wrapper;
}

const shown = (root: ParentNode = document) =>
  [...root.querySelectorAll<HTMLElement>('[id^="tab-"]')]
    .filter(one => one.style.display !== 'none')
    .map(({ id }) => id);

const goTo = (hash: string) => {
  history.replaceState(null, '', `/product/x/${hash}`);
  window.dispatchEvent(new Event('hashchange'));
};

beforeEach(() => {
  putJQuery(undefined);
  vi.stubGlobal('PerformanceNavigationTiming', class {});
});
afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['', 'tab-description'],
  ['#reviews', 'tab-reviews'],
  ['#tab-reviews', 'tab-reviews'],
  ['#Comment-7', 'tab-reviews'],
  ['#li-comment-7', 'tab-reviews'],
  ['comment-page-2/', 'tab-reviews'],
  ['?cpage=3', 'tab-reviews'],
  ['?cpage=3#tab-additional_information', 'tab-reviews'],
  ['#tab-additional_information', 'tab-additional_information'],
  ['#tab-reviewsx', 'tab-description'],
  ['#%', 'tab-description'],
  ['#tab-"]', 'tab-description'],
  ["#'", 'tab-description'],
  ['#a.b:c', 'tab-description'],
  ['#', 'tab-description'],
  ['#0', 'tab-description'],
  ['#tab-%E0%A4', 'tab-description'],
  ['#respond', 'tab-reviews'],
  ['#tab-%72eviews', 'tab-reviews'],
])('the tab that opens first: %s: %s', async (address, expected) => {
  history.replaceState(null, '', `/product/x/${address}`);
  // happy-dom takes the new address for a step of the reader.
  await new Promise(resolve => setTimeout(resolve));
  const html = KEYS.map(key => panel(key, key === 'reviews' ? '<div id="respond"></div>' : key)).join('');
  await put(`<ul class="tabs wc-tabs">${KEYS.map(key => tab(key)).join('')}</ul>${html}`);
  expect(shown()).toEqual([expected]);
});

it('the tab that opens first is that of the field in which the reader is typing', async () => {
  document.body.innerHTML = `<div class="wc-tabs-wrapper"><ul class="wc-tabs">${tab('description')}${tab('reviews')}</ul>${panel('description')}${panel('reviews', '<textarea></textarea>')}</div>`;
  find(document, 'textarea').focus();
  await takeOver(mount, find(document, '.wc-tabs-wrapper'));
  expect(shown()).toEqual(['tab-reviews']);
  expect(find(document, '.reviews_tab').className).toContain('active');
});

it('the tab that opens first is the first one that has a panel, where the wanted one is missing', async () => {
  history.replaceState(null, '', '/product/x/#reviews');
  await put(`<ul class="wc-tabs">${tab('odd', '#nowhere')}${tab('description')}</ul>${panel('description')}`);
  expect(shown()).toEqual(['tab-description']);
  expect(find(document, '.description_tab').className).toContain('active');
});

it('markup that is not whole: tabs without panels are left alone, and their links do their plain job', async () => {
  const wrapper = await put(`<ul class="wc-tabs">${tab('description')}${tab('reviews', '/elsewhere/')}</ul>`);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find(wrapper, '.description_tab a').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  expect(wrapper.querySelector('[aria-selected]')).toBeNull();
});

it('markup that is not whole: a panel without a tab stays', async () => {
  await put(`<ul class="wc-tabs">${tab('description')}</ul>${panel('description')}${panel('extra')}`);
  expect(shown()).toEqual(['tab-description', 'tab-extra']);
});

it('markup that is not whole: panels in panels, and their tabs, are not touched', async () => {
  const inner = `<ul class="tabs"><li><a href="#tab-a">a</a></li></ul><div class="panel" id="tab-a">a</div>`;
  const wrapper = await put(
    `<ul class="wc-tabs">${tab('description')}${tab('reviews')}</ul>${panel('description', inner)}${panel('reviews')}`,
  );
  expect(shown()).toEqual(['tab-description', 'tab-a']);
  find(wrapper, '#tab-description a').click();
  find(wrapper, '.reviews_tab a').click();
  find(wrapper, '.description_tab a').click();
  expect(shown()).toEqual(['tab-description', 'tab-a']);
});

it('markup that is not whole: two wrappers with the same ids keep to their own', async () => {
  const first = await put();
  const second = await put(undefined, 'woocommerce-tabs');
  find(second, '.reviews_tab a').click();
  expect(shown(first)).toEqual(['tab-description']);
  expect(shown(second)).toEqual(['tab-reviews']);
});

it('markup that is not whole: two links to one panel show it', async () => {
  await put(`<ul class="wc-tabs">${tab('description')}${tab('again', '#tab-description')}</ul>${panel('description')}`);
  expect(shown()).toEqual(['tab-description']);
});

it('markup that is not whole: ids that need no decoding, and ids that do', async () => {
  const wrapper = await put(
    `<ul class="wc-tabs">${tab('a', '#tab-%d0%be')}${tab('b', '#tab-%C5%BE')}</ul>
       <div class="panel" id="tab-%d0%be"></div><div class="panel" id="tab-ž"></div>`,
  );
  expect(shown()).toEqual(['tab-%d0%be']);
  find(wrapper, '.b_tab a').click();
  expect(shown()).toEqual(['tab-ž']);
});

it.each(['#tab-"]', '#%', "#'", '#a.b:c', '#', '#tab-%E0%A4', '#0'])(
  'an address that changes to %s changes nothing',
  async hash => {
    const wrapper = await put();
    await doing(() => goTo('#top'));
    await doing(() => goTo(hash));
    expect(shown()).toEqual(['tab-description']);
    await doing(() => find(wrapper, '.reviews_tab a').click());
    expect(shown()).toEqual(['tab-reviews']);
  },
);

it('an address that changes opens the panel that its place is in, and goes there', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    places.push(this.id);
  });
  const places: string[] = [];
  await put(
    `<ul class="wc-tabs">${tab('description')}${tab('sizes')}</ul>${panel('description')}${panel('sizes', '<b id="big"></b>')}`,
  );
  goTo('#big');
  expect(shown()).toEqual(['tab-sizes']);
  expect(places).toEqual(['big']);
  goTo('#tab-sizes');
  expect(scroll).toHaveBeenCalledTimes(1);
  for (const hash of ['#elsewhere', '#%', '#"]', '#']) goTo(hash);
  expect(shown()).toEqual(['tab-sizes']);
});

it('tabs that a script inserts later work', async () => {
  const wrapper = await put();
  find(wrapper, '.wc-tabs').insertAdjacentHTML('beforeend', tab('late'));
  wrapper.insertAdjacentHTML('beforeend', panel('late'));
  await vi.waitFor(() => expect(shown()).toEqual(['tab-description']));
  find(wrapper, '.late_tab a').click();
  expect(shown()).toEqual(['tab-late']);
  bus.emit('init', {}, wrapper);
  expect(shown()).toEqual(['tab-description']);
});

it('a theme that hides panels by its own rules sees the chosen one', async () => {
  const style = document.createElement('style');
  style.textContent = '.wc-tab { display: none }';
  document.body.append(style);
  const wrapper = await put();
  expect(find(wrapper, '#tab-description').style.display).toBe('block');
});

it('at its end all panels are there, and the links are as before', async () => {
  const wrapper = await put();
  find(wrapper, '.reviews_tab a').click();
  await doing(() => widget.unmount());
  expect(shown()).toHaveLength(3);
  expect(wrapper.querySelector('.active, [aria-selected], [tabindex]')).toBeNull();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find(wrapper, '.reviews_tab a').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('a key with %s is the browser’s', async modifier => {
  const wrapper = await put();
  const key = new KeyboardEvent('keydown', { key: 'End', [modifier]: true, bubbles: true, cancelable: true });
  find(wrapper, '.description_tab a').dispatchEvent(key);
  expect(key.defaultPrevented).toBe(false);
});

it.each(jQueries)(
  'with jQuery %s scripts hear the opening click once, and a click of theirs opens',
  async (_version, $) => {
    putJQuery($);
    const heard = vi.fn();
    $(document.body).on('click', event => heard(event.type));
    const wrapper = await put();
    expect(heard).toHaveBeenCalledTimes(1);
    $(find(wrapper, '.reviews_tab a')).trigger('click');
    expect(shown()).toEqual(['tab-reviews']);
    $(document.body).off('click');
  },
);

// One that begins anew at each sign would not end while anybody waits.
it('reads an address of half a million signs once', async () => {
  const tabs = readTabs(await put());
  expect(wantedTab(tabs, `/izdelek/${'#'.repeat(500_000)}`, null)).toBeUndefined();
  expect(wantedTab(tabs, `/izdelek/${'#comment'.repeat(60_000)}`, null)).toBeUndefined();
  expect(wantedTab(tabs, `/izdelek/${'#'.repeat(500_000)}Comment-`, null)?.panel.id).toBe('tab-reviews');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetWarnings } from '../../../../../src/core/report';
import { readOptions, readPictures } from '../../../../../widgets/product-table/features/pictures/items';
import { rowStore } from '../../../../../widgets/product-table/table/rows/rowState';
import { NOTHING } from '../../../../../widgets/product-table/table/rows/variationChoice';

const HOST = 'https://trgovina.si';
const item = (name: string, more = {}) => ({ src: `${HOST}/${name}.jpg`, w: 800, h: '600', title: name, ...more });

/** A row with one box, of which the attributes are JSON where they are lists or objects. */
function put(attributes: Record<string, unknown>, inner = '<img src="/mala.jpg" alt="Lonec">', kind = ''): HTMLElement {
  document.body.innerHTML = `<div class="wcpt-row"><div class="${kind || 'wcpt-product-image-wrapper wcpt-lightbox-enabled'}">${inner}</div></div>`;
  const box = document.querySelector<HTMLElement>('.wcpt-row > div');
  if (!box) throw new Error('no box');
  for (const [name, value] of Object.entries(attributes)) {
    box.setAttribute(`data-wcpt-${name}`, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return box;
}
const names = ({ items }: ReturnType<typeof readPictures>) => items.map(({ src }) => src.replace(/.*\/|\.jpg/g, ''));
const warn = () => vi.mocked(console.warn);

beforeEach(() => {
  forgetWarnings();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  document.body.innerHTML = '';
});

it('the pictures of a row are those of the list, each once, beginning with the one that is seen', () => {
  const box = put({
    'photoswipe-items': [item('a'), item('b'), item('a'), item('c', { pid: 'tri', title: 'C &amp; <b>č</b>' })],
    lightbox: `${HOST}/b.jpg`,
  });
  const opening = readPictures(box, null);
  expect([names(opening), opening.start]).toEqual([['a', 'b', 'c'], 1]);
  expect(opening.items[2]).toMatchObject({ width: 800, height: 600, title: 'C & č', pid: 'tri' });
});

it('the pictures of a row begin with the first where the one that is seen is in another size', () => {
  const box = put({ 'photoswipe-items': [item('a'), item('b')], lightbox: `${HOST}/a-600x600.jpg` });
  expect(readPictures(box, null).start).toBe(0);
});

it('the pictures of a row are without addresses that lead elsewhere, and sizes that are none are found out later', () => {
  const box = put({ 'photoswipe-items': [{ src: 'javascript:alert(1)' }, null, item('b', { w: 'x', h: -1 })] });
  const { items } = readPictures(box, null);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ width: 0, height: 0 });
});

it.each(['[{"src":', '"niz"', '{"src":"/a.jpg"}', '7'])(
  'the pictures of a row: %s is no list: what is seen opens, and it is said',
  list => {
    const box = put({ 'photoswipe-items': list, lightbox: `${HOST}/velika.jpg` });
    expect(names(readPictures(box, null))).toEqual(['velika']);
    expect(warn()).toHaveBeenCalledOnce();
    expect(warn().mock.calls[0]?.[0]).toContain('data-wcpt-photoswipe-items is no JSON list');
  },
);

it.each([{ 'photoswipe-items': '' }, { 'photoswipe-items': [] }, {}])(
  'the pictures of a row without a list the small one: %j',
  attributes => {
    expect(names(readPictures(put(attributes), null))).toEqual(['mala']);
    expect(warn()).not.toHaveBeenCalled();
  },
);

it('the pictures of a row of a chosen variation is its own, which is added where the list lacks it', () => {
  const box = put({ 'photoswipe-items': [item('a'), item('b')] });
  const row = box.closest<HTMLElement>('.wcpt-row');
  if (!row) throw new Error('no row');
  const choose = (name: string) =>
    rowStore(row).setState({
      selection: {
        ...NOTHING,
        variation_found: true,
        variation: { variation_id: 1, image: { full_src: `${HOST}/${name}.jpg`, full_src_w: 9, full_src_h: 8 } },
      },
    });
  choose('b');
  expect(readPictures(box, null).start).toBe(1);
  choose('v');
  const opening = readPictures(box, null);
  expect([names(opening), opening.start]).toEqual([['a', 'b', 'v'], 2]);
  expect(opening.items[2]).toMatchObject({ width: 9, height: 8 });
});

const images = [0, 1].map(at => `<img class="wcpt-gallery__item" data-wcpt-gallery-item="${at}" src="/g${at}.jpg">`);
const list = { 'photoswipe-items': [item('own'), item('a'), item('b')] };
const last = (box: Element) => [...box.querySelectorAll('img')].at(-1) ?? null;

it.each([
  ['wcpt-gallery', 2],
  ['wcpt-gallery wcpt-gallery--include-featured', 1],
])('the pictures of a gallery: %s: the second leads to item %i', (kind, start) => {
  const box = put(list, images.join(''), kind);
  expect(readPictures(box, last(box)).start).toBe(start);
  expect(readPictures(box, null).start).toBe(0);
});

it('the pictures of a gallery without a list are those that are seen', () => {
  const box = put({}, images.join(''), 'wcpt-gallery');
  const opening = readPictures(box, last(box));
  expect([names(opening), opening.start]).toEqual([['g0', 'g1'], 1]);
});

it('the options of a box are the spec’s where none are printed, and printed ones win', () => {
  expect(readOptions(put({ 'photoswipe-options': '' }))).toMatchObject({
    hasHistory: true,
    hasShare: true,
    uid: '1',
    idle: 4000,
    idleOutside: 1000,
    theme: 'black',
    given: { showAnimationDuration: 333, hideAnimationDuration: 333 },
  });
  const printed = { history: false, shareEl: false, showAnimationDuration: 0, timeToIdle: 0, galleryUID: 12 };
  expect(readOptions(put({ 'photoswipe-options': printed, 'lightbox-color-theme': 'white' }))).toMatchObject({
    hasHistory: false,
    hasShare: false,
    uid: '12',
    idle: 0,
    theme: 'white',
    given: { showAnimationDuration: 0, hideAnimationDuration: 333 },
  });
  expect(warn()).not.toHaveBeenCalled();
});

it('the options of a box that can’t be read are none, and it is said', () => {
  expect(readOptions(put({ 'photoswipe-options': '{history' })).hasHistory).toBe(true);
  expect(warn().mock.calls[0]?.[0]).toContain('data-wcpt-photoswipe-options is no JSON object');
});

import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addInBackground } from '../../../src/core/cart/changeCart';
import { mount } from '../../../widgets/add-to-cart';
import { jQuery3, jQuery4, putJQuery } from '../../core/bus/helpers';
import { doing, find, page, setUpPage } from '../../hydrate/page';

vi.mock(import('../../../src/core/cart/changeCart'), async importOriginal => ({
  ...(await importOriginal()),
  addInBackground: vi.fn(),
}));

setUpPage();

const added = vi.mocked(addInBackground);
const product = (id: number, attributes = `data-product_id="${id}"`) =>
  `<li><b>${id}</b><a class="button add_to_cart_button ajax_add_to_cart" id="b${id}" href="?add-to-cart=${id}" ${attributes}>Add</a></li>`;

/** A list of products that is taken over until the test ends. */
async function takeList(html: string): Promise<Element> {
  const list = page(html, 'ul');
  list.className = 'products';
  await doing(() => {
    const widget = mount(list);
    onTestFinished(() => doing(() => widget.unmount()));
  });
  return list;
}

const button = (id: number) => find(document, `#b${id}`);
const asked = () => added.mock.calls.map(([{ id }]) => id);

async function click(id: number): Promise<boolean> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  await doing(() => find(button(id).parentElement ?? document, 'a').dispatchEvent(event));
  return event.defaultPrevented;
}

beforeEach(() => {
  added.mockReset();
  added.mockResolvedValue({ ended: 'added' });
});

it('each click on a button is one add, also in a row that came later; without an id the link is followed', async () => {
  const list = await takeList(product(1) + product(2, '') + product(4, 'data-product_id=""'));
  list.insertAdjacentHTML('beforeend', product(3));
  expect([await click(1), await click(1), await click(2), await click(3)]).toEqual([true, true, false, true]);
  expect(await click(4)).toBe(false);
  expect(asked()).toEqual(['b1', 'b1', 'b3']);
});

it('a click in a list inside another one is one add', async () => {
  const list = await takeList(`${product(1)}<li><ul class="products">${product(2)}</ul></li>`);
  const inner = find(list, 'ul');
  await doing(() => {
    const widget = mount(inner);
    onTestFinished(() => doing(() => widget.unmount()));
  });
  await click(2);
  await click(1);
  expect(asked()).toEqual(['b2', 'b1']);
});

it('products that a script has put in place of all others stay when the widget is unmounted, and the old ones stay away', async () => {
  const list = page(product(1) + product(2), 'ul');
  const widget = mount(list);
  await doing(() => {});
  list.innerHTML = product(3);
  const [fresh] = list.children;
  await doing(() => widget.unmount());
  expect(list.innerHTML).toBe(product(3));
  expect(list.firstElementChild).toBe(fresh);
});

it('a click beside the buttons adds nothing', async () => {
  const list = await takeList(product(1));
  await doing(() => find(list, 'b').click());
  expect(asked()).toEqual([]);
});

it('the space bar adds, and when it is held adds once', async () => {
  await takeList(product(1));
  const key = (repeat: boolean) => new KeyboardEvent('keydown', { key: ' ', repeat, bubbles: true, cancelable: true });
  await doing(() => [false, true, true].map(repeat => button(1).dispatchEvent(key(repeat))));
  expect(asked()).toEqual(['b1']);
});

it('the space bar follows a button that leads to its product', async () => {
  const list = await takeList(
    `${product(1)}<li><a class="button add_to_cart_button" role="button" href="#p2">2</a></li>`,
  );
  const followed = vi.fn();
  list.addEventListener('click', ({ target }) => followed(target));
  const link = find(list, '[role="button"]');
  await doing(() => link.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })));
  expect([followed.mock.calls, asked()]).toEqual([[[link]], []]);
});

it('an add that failed is told of beside its button, until that button is pressed again', async () => {
  const list = await takeList(product(1) + product(2));
  added.mockResolvedValue({ ended: 'failed', kind: 'timeout' });
  await click(1);
  await click(2);
  const alerts = () =>
    [...list.querySelectorAll('[role="alert"]')].map(one => one.closest('li')?.querySelector('a')?.id);
  expect(alerts()).toEqual(['b1', 'b2']);
  added.mockResolvedValue({ ended: 'added' });
  await click(1);
  expect(alerts()).toEqual(['b2']);
  button(2).remove();
  await click(1);
  expect(alerts()).toEqual([]);
});

describe.each([
  ['jQuery 3', jQuery3],
  ['jQuery 4', jQuery4],
])('with %s', (_, jQuery) => {
  it('a click that a script triggers adds once', async () => {
    putJQuery(jQuery);
    await takeList(product(1));
    await doing(() => jQuery(button(1)).trigger('click'));
    await click(1);
    expect(asked()).toEqual(['b1', 'b1']);
  });
});

import { expect, it, vi } from 'vitest';
import { mount } from '../../../widgets/mini-cart';
import { quietConsole } from '../../core/bus/helpers';
import { shopAnswers } from '../../core/calls/helpers';
import { cartAnswer, putShopSettings } from '../../core/cart/helpers';
import { doing, find, page, setUpPage } from '../../hydrate/page';

setUpPage();

const LINE = (control: string) =>
  `<ul class="woocommerce-mini-cart"><li class="woocommerce-mini-cart-item">${control}</li></ul>`;

it.each([
  ['a link', '<a class="remove remove_from_cart_button" href="/?remove_item=k1" data-cart_item_key="k1">×</a>'],
  ['a button', '<button class="remove_from_cart_button" data-cart_item_key="k1">×</button>'],
  ['a span', '<span role="button" class="remove_from_cart_button" data-cart_item_key="k1">×</span>'],
])(
  'a line is removed by a control printed as %s, which can be used again where the shop refuses',
  async (tag, html) => {
    quietConsole();
    putShopSettings();
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const sent = shopAnswers('{"success":false}', cartAnswer('', ''));
    const content = page(LINE(html));
    content.className = 'widget_shopping_cart_content';
    await doing(() => void mount(content));
    const press = () => doing(() => find(content, '.remove_from_cart_button').click());
    await press();
    await vi.waitFor(() => expect(sent.map(({ body }) => body)).toEqual(['cart_item_key=k1']));
    if (tag === 'a link') {
      await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
      return;
    }
    await vi.waitFor(() => expect(content.querySelector('.blockOverlay')).toBeNull());
    await vi.waitFor(() => expect(content.querySelector('[aria-busy]')).toBeNull());
    await press();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(assign).not.toHaveBeenCalled();
  },
);

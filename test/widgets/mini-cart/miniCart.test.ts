import { expect, it, onTestFinished, vi } from 'vitest';
import { removeInBackground } from '../../../src/core/cart/changeCart';
import { mount } from '../../../widgets/mini-cart';
import { doing, find, page, setUpPage } from '../../hydrate/page';

vi.mock(import('../../../src/core/cart/changeCart'), async importOriginal => ({
  ...(await importOriginal()),
  removeInBackground: vi.fn(),
}));

setUpPage();

it.each(['a', 'button', 'span'])('a line is removed with a control that is a %s', async tag => {
  vi.mocked(removeInBackground).mockReset().mockResolvedValue('removed');
  const content = page(
    `<ul><li class="woocommerce-mini-cart-item"><${tag} class="remove_from_cart_button">×</${tag}></li></ul>`,
  );
  await doing(() => {
    const widget = mount(content);
    onTestFinished(() => doing(() => widget.unmount()));
  });
  const control = find(content, '.remove_from_cart_button');
  await doing(() => control.click());
  expect(vi.mocked(removeInBackground).mock.calls).toEqual([[control]]);
});

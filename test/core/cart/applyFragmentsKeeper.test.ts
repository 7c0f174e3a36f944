import { expect, it, vi } from 'vitest';
import { applyFragments } from '../../../src/core/cart/applyFragments';
import { find } from '../../hydrate/page';

it('fragments that replace fields in which nothing was typed are in the page at once, for those who look at the event', () => {
  document.body.innerHTML = '<div class="cart"><input name="qty" value="1"><input type="hidden" value="x"></div>';
  applyFragments({ '.cart': '<div class="cart">new</div>' });
  expect(find(document, '.cart').textContent).toBe('new');
});

it('fragments that would replace a field wait until its typed text can be kept, the newest of them', async () => {
  document.body.innerHTML = '<div class="cart"><input name="note" value=""></div><b class="count">0</b>';
  const field = find(document, 'input');
  field.value = 'typed';
  applyFragments({ '.cart': '<div class="cart">older</div>' });
  const newer = '<div class="cart"><p>new</p><input name="note" value=""></div>';
  applyFragments({ '.cart': newer, '.count': '<b class="count">1</b>' });
  expect([field.isConnected, find(document, '.count').textContent]).toEqual([true, '1']);

  await vi.waitFor(() => expect(find(document, '.cart p').textContent).toBe('new'));
  expect(find(document, 'input').value).toBe('typed');
});

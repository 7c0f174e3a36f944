// Opens a cart at the side after an add. The shop replaces its number as a fragment, the list in it as that of every mini-cart.
(() => {
  const cart = document.createElement('aside');
  cart.className = 'demo-side-cart';
  cart.setAttribute('aria-label', 'Košarica ob strani');
  cart.hidden = true;
  cart.innerHTML = `<button type="button">Zapri</button><span class="demo-side-cart__count"></span>
    <div class="widget_shopping_cart_content"></div>`;
  cart.style.cssText =
    'position:fixed;inset-block-end:0;inset-inline-start:0;z-index:5;background:#fff;border:1px solid';
  cart.querySelector('button').addEventListener('click', () => {
    cart.hidden = true;
  });
  document.body.append(cart);
  const { did, hear } = window.demoPlugins;
  hear('added_to_cart', () => {
    cart.hidden = false;
    did('side-cart', cart.querySelector('.demo-side-cart__count').textContent);
  });
})();

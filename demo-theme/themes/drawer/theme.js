// The theme's script. It needs jQuery, as its tag comes after that.
jQuery($ => {
  const panel = document.getElementById('phone-panel');
  const phoneToggle = document.querySelector('.phone-toggle');
  // The phone's menu is a copy, with the same ids and classes.
  panel.append(document.getElementById('site-navigation').cloneNode(true));
  phoneToggle.addEventListener('click', () => {
    const isOpen = panel.classList.toggle('is-open');
    phoneToggle.setAttribute('aria-expanded', String(isOpen));
  });

  const drawer = document.getElementById('cart-drawer');
  const cartToggle = document.querySelector('.cart-toggle');
  let opener = cartToggle;

  const open = from => {
    opener = from ?? cartToggle;
    drawer.classList.add('is-open');
    cartToggle.setAttribute('aria-expanded', 'true');
    drawer.querySelector('.cart-drawer__close').focus();
  };
  const close = () => {
    drawer.classList.remove('is-open');
    cartToggle.setAttribute('aria-expanded', 'false');
    opener.focus();
  };

  $(cartToggle).attr({ role: 'button', 'aria-expanded': 'false', 'aria-controls': 'cart-drawer' });
  $(cartToggle).on('click', event => {
    event.preventDefault();
    open(cartToggle);
  });
  $('.cart-drawer__close').on('click', close);
  $(drawer).on('keydown', event => {
    if (event.key === 'Escape') close();
  });
  $(document.body).on('added_to_cart', (_event, _fragments, _hash, $button) => open($button?.[0]));
});

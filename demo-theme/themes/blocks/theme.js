// Doubles of the blocks' own scripts: the mini-cart, and the buttons of the product collection. They use the Store API.
(() => {
  const ADDED = 'wc-blocks_added_to_cart';
  const REMOVED = 'wc-blocks_removed_from_cart';
  const { body } = document;
  const button = document.querySelector('.wc-block-mini-cart__button');
  const make = (tag, properties, ...children) => {
    const node = Object.assign(document.createElement(tag), properties);
    node.append(...children);
    return node;
  };

  let nonce = window.wcBlocksMiddlewareConfig.storeApiNonce;
  const call = async (route, body) => {
    const response = await fetch(`${window.wpApiSettings.root}wc/store/v1/${route}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', Nonce: nonce },
      ...(body && { body: JSON.stringify(body) }),
    });
    nonce = response.headers.get('Nonce') ?? nonce;
    return response.json();
  };
  const tell = name => body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: {} }));

  // The shop writes entities in names.
  const plain = html => new DOMParser().parseFromString(html, 'text/html').body.textContent;
  const contents = make('div', { className: 'wc-block-mini-cart__contents' });
  const close = make('button', {
    type: 'button',
    className: 'wc-block-components-drawer__close',
    textContent: '×',
    ariaLabel: 'Zapri košarico',
  });
  const drawer = make(
    'dialog',
    { className: 'wc-block-mini-cart__drawer', ariaLabel: 'Vaša košarica' },
    close,
    contents,
  );
  body.append(drawer);

  const line = ({ key, name, quantity, prices }) => {
    const remove = make('button', {
      type: 'button',
      className: 'wc-block-cart-item__remove-link',
      textContent: 'Odstrani',
      ariaLabel: `Odstrani »${plain(name)}« iz košarice`,
    });
    remove.addEventListener('click', async () => {
      await showAnswer('cart/remove-item', { key });
      close.focus();
      tell(REMOVED);
    });
    const price = `${quantity} × ${(Number(prices.price) / 100).toFixed(2)} €`;
    return make('li', { className: 'wc-block-cart-items__row' }, `${plain(name)}, ${price} `, remove);
  };
  const show = ({ items, items_count: count }) => {
    button.querySelector('.wc-block-mini-cart__badge').textContent = String(count);
    button.ariaLabel = `Košarica: ${count}`;
    contents.replaceChildren(
      count === 0
        ? make('p', { className: 'wc-block-mini-cart__empty', textContent: 'V košarici še ni izdelkov.' })
        : make('ul', { className: 'wc-block-cart-items' }, ...items.map(line)),
      make('a', { className: 'wp-element-button', href: button.href, textContent: 'Ogled košarice' }),
    );
  };
  // Answers may come in another order than their calls; only that of the last call counts.
  let calls = 0;
  const showAnswer = async (route, sent) => {
    calls += 1;
    const mine = calls;
    const answer = await call(route, sent);
    if (mine === calls) show(answer);
  };
  const refresh = () => showAnswer('cart');

  button.addEventListener('click', event => {
    event.preventDefault();
    drawer.showModal();
  });
  close.addEventListener('click', () => drawer.close());
  body.addEventListener(ADDED, refresh);
  body.addEventListener(REMOVED, refresh);
  // The blocks pass on jQuery's events if the page has jQuery.
  window.jQuery?.(body).on('added_to_cart', () => tell(ADDED));
  window.jQuery?.(body).on('removed_from_cart', () => tell(REMOVED));

  document.addEventListener('click', async event => {
    const add = event.target.closest('.wc-interactive.ajax_add_to_cart');
    if (!add) return;
    event.preventDefault();
    add.setAttribute('aria-busy', 'true');
    await call('cart/add-item', { id: Number(add.dataset.product_id), quantity: 1 });
    add.removeAttribute('aria-busy');
    tell(ADDED);
  });
  refresh();
})();

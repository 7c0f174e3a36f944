// The theme's script: plus and minus at all quantities, and the bar of a product's page.
document.addEventListener('DOMContentLoaded', () => {
  // Buttons that the server has printed, as those of some products, are the theme's too.
  const addSteps = () => {
    for (const quantity of document.querySelectorAll('.quantity')) {
      const field = quantity.querySelector('input.qty:not([type="hidden"])');
      if (!field || quantity.querySelector('.plus')) continue;
      const button = (name, sign, label) =>
        Object.assign(document.createElement('button'), {
          type: 'button',
          className: `step ${name}`,
          textContent: sign,
          ariaLabel: label,
        });
      field.before(button('minus', '−', 'Zmanjšaj količino'));
      field.after(button('plus', '+', 'Povečaj količino'));
    }
  };

  const numberOr = (text, other) => (text === '' || Number.isNaN(Number(text)) ? other : Number(text));

  document.addEventListener('click', event => {
    const button = event.target.closest('.quantity .plus, .quantity .minus');
    if (!button) return;
    const field = button.closest('.quantity').querySelector('input.qty');
    const step = numberOr(field.step, 1) * (button.matches('.plus') ? 1 : -1);
    const least = numberOr(field.min, 0);
    const most = numberOr(field.max, Number.POSITIVE_INFINITY);
    field.value = String(Math.min(most, Math.max(least, numberOr(field.value, 0) + step)));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });

  addSteps();
  // The cart's page is drawn anew; the second listener is one that only counts.
  jQuery(document.body).on('updated_wc_div', addSteps);
  jQuery(document.body).on('wc_fragment_refresh', () => {
    document.body.dataset.cartRefreshes = String(Number(document.body.dataset.cartRefreshes ?? 0) + 1);
  });

  const bar = document.querySelector('.sticky-bar');
  const form = document.querySelector('.summary form.cart');
  if (bar && form) {
    const observer = new IntersectionObserver(([entry]) => {
      bar.classList.toggle('is-shown', !entry.isIntersecting);
    });
    observer.observe(form);

    const choose = bar.querySelector('.sticky-bar__choose');
    const price = bar.querySelector('.sticky-bar__price');
    const before = { price: price.innerHTML, text: choose?.textContent };
    let isChosen = false;
    jQuery(form).on('found_variation', (_event, variation) => {
      isChosen = true;
      if (variation.price_html) price.innerHTML = variation.price_html;
      choose.textContent = 'Dodaj v košarico';
    });
    jQuery(form).on('reset_data', () => {
      isChosen = false;
      price.innerHTML = before.price;
      choose.textContent = before.text;
    });
    choose?.addEventListener('click', event => {
      if (!isChosen) return;
      event.preventDefault();
      form.querySelector('.single_add_to_cart_button').click();
    });
  }
});

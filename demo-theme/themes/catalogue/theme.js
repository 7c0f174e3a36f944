// The theme's script: more products on scrolling, and the quick view.
(() => {
  const pageOf = async address => new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');

  const nextLink = page => page.querySelector('.woocommerce-pagination .next');
  const pages = document.querySelector('.woocommerce-pagination');

  const appendNext = async observer => {
    const next = nextLink(document);
    if (!next || pages.classList.contains('is-loading')) return;
    pages.classList.add('is-loading');
    const page = await pageOf(next.href);
    document.querySelector('ul.products').append(...page.querySelectorAll('ul.products > li'));
    const link = nextLink(page);
    if (link) next.href = link.getAttribute('href');
    else pages.remove();
    pages.classList.remove('is-loading');
    // Observed anew: a link that is still in view loads more.
    observer.unobserve(pages);
    if (link) observer.observe(pages);
  };

  if (pages) {
    pages.classList.add('is-endless');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry.isIntersecting) appendNext(observer);
      },
      { rootMargin: '300px' },
    );
    observer.observe(pages);
  }

  const dialog = Object.assign(document.createElement('dialog'), {
    id: 'quick-view',
    className: 'quick-view',
    ariaLabel: 'Hiter ogled',
  });
  document.body.append(dialog);

  document.addEventListener('click', async event => {
    if (event.target.closest('.quick-view__close')) dialog.close();
    const link = event.target.closest('.quick-view-link');
    if (!link) return;
    event.preventDefault();
    const product = (await pageOf(link.href)).querySelector('div.product');
    for (const part of product.querySelectorAll('.woocommerce-tabs, .related')) part.remove();
    const close = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'quick-view__close',
      textContent: '×',
      ariaLabel: 'Zapri hitri ogled',
    });
    dialog.replaceChildren(close, product);
    dialog.showModal();
    jQuery(dialog).find('.variations_form').wc_variation_form();
  });
  dialog.addEventListener('close', () => dialog.replaceChildren());
})();

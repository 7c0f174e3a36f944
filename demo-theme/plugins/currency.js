// A switcher of currencies: keeps the choice in a cookie, has the cart's parts come anew, and names the currency in each call by jQuery.
(() => {
  const { did } = window.demoPlugins;
  const chosen = () => /demo_currency=(\w+)/.exec(document.cookie)?.[1] ?? 'EUR';
  const list = document.createElement('select');
  list.setAttribute('aria-label', 'Valuta');
  for (const currency of ['EUR', 'USD']) list.append(new Option(currency, currency, false, currency === chosen()));
  list.addEventListener('change', () => {
    document.cookie = `demo_currency=${list.value}; path=/`;
    const $ = window.jQuery;
    if ($) $(document.body).trigger('wc_fragment_refresh');
    else document.body.dispatchEvent(new CustomEvent('wc_fragment_refresh'));
  });
  document.querySelector('.site-footer').append(list);
  window.jQuery?.ajaxPrefilter(options => {
    if (!options.url.includes('wc-ajax=') || chosen() === 'EUR') return;
    options.url += `&currency=${chosen()}`;
    did('currency', options.url);
  });
})();

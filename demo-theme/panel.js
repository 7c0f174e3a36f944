// Test panel of the demo shop: options of the page, faults, and the calls.
(() => {
  /** Path of the shop without a slash at the end. */
  const base = new URL('..', document.currentScript.src).pathname.slice(0, -1);
  const CALLS = [
    'add_to_cart',
    'remove_from_cart',
    'get_variation',
    'get_refreshed_fragments',
    'wcpt_get_csv',
    'wishlist',
    'tinvwl',
    'form-post',
    'store-api',
    'store-api/cart',
    'store-api/cart/add-item',
    'store-api/cart/remove-item',
    'store-api/cart/update-customer',
    'store-api/cart/select-shipping-rate',
    'store-api/checkout',
    'store-api/order',
    'checkout',
    'update_order_review',
    'admin-ajax/update_order_status',
    'admin-ajax/create_setup_intent',
    'admin-ajax/save_upe_appearance',
    'admin-ajax/platform_tracks',
    'wcpay_init_woopay',
    'wcpay_add_to_cart',
    'wcpay_get_cart_total',
    'wcpay_check_bnpl_availability',
    'provider',
    'chunk',
    'style',
    'entry',
    'image',
    'audio',
    'page',
  ];
  const FAULTS = [
    ['', 'brez napake'],
    ['delay', 'zamuda'],
    ['silent', 'brez odgovora (2 minuti)'],
    ['404', '404'],
    ['500', '500'],
    ['empty', 'prazno'],
    ['html', 'stran s prijavo'],
    ['notice', 'opozorilo PHP pred JSON'],
    ['truncated', 'odrezano'],
    ['cut', 'opravljeno, brez odgovora'],
    ['drop', 'prekinjena zveza'],
    ['wrong-shape', 'napačna oblika'],
    ['expired-nonce', 'potekel nonce'],
    ['stale-session', 'potekel nonce ločene košarice'],
    ['conflict', '409 s košarico'],
    ['result-error', 'zavrnitev: result error'],
    ['success-false', 'zavrnitev: success false'],
    ['moved', 'preusmeritev v trgovini'],
    ['moved-away', 'preusmeritev drugam'],
    ['minor-unit', 'zneski v tisočinkah'],
    ['no-rates', 'brez načinov dostave'],
    ['many-rates', '40 načinov dostave'],
    ['amount-0', 'znesek 0'],
    ['with-tax', 'v zneskih je 22 % davka'],
    ['markup-names', 'oznake in entitete v imenih'],
    ['no-redirect', 'brez naslova po plačilu'],
    ['script-redirect', 'naslov javascript:'],
    ['foreign-redirect', 'naslov druge trgovine'],
  ];

  const make = (tag, properties = {}, ...children) => {
    const node = Object.assign(document.createElement(tag), properties);
    node.append(...children);
    return node;
  };

  const select = (name, options, chosen) =>
    make(
      'select',
      { name },
      ...options.map(([value, text]) => make('option', { value, textContent: text, selected: value === chosen })),
    );

  const field = (text, control) => make('label', {}, text, control);

  const cookie = name =>
    document.cookie
      .split('; ')
      .find(part => part.startsWith(`${name}=`))
      ?.split('=')[1];

  const send = (path, body) =>
    fetch(base + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });

  const cookieSelect = (name, label, options, standard) => {
    const control = select(
      name,
      options.map(option => [option, option]),
      cookie(name) ?? standard,
    );
    control.addEventListener('change', () => {
      document.cookie = `${name}=${control.value}; path=/`;
      // The address comes before the cookie.
      const url = new URL(location.href);
      url.searchParams.delete(name.replace('demo_', ''));
      history.replaceState(null, '', url);
      location.reload();
    });
    return field(label, control);
  };

  const calls = make('ol', { tabIndex: 0, ariaLabel: 'Zadnji klici' });
  const state = make('p', { role: 'status' });

  const readLog = async () => {
    const log = await (await fetch(`${base}/_demo/log`)).json();
    calls.replaceChildren(
      ...log
        .slice(-15)
        .reverse()
        .map(call =>
          make('li', { textContent: `${call.status} ${call.method} ${call.path} ${JSON.stringify(call.fields)}` }),
        ),
    );
  };

  const readFaults = async () => {
    const faults = Object.entries(await (await fetch(`${base}/_demo/faults`)).json());
    state.textContent =
      faults.length === 0 ? 'Napak ni.' : faults.map(([call, fault]) => `${call}: ${JSON.stringify(fault)}`).join('; ');
  };

  /** Choices that are no kinds, but only slow. */
  const SLOW = { delay: 2000, silent: 120_000 };

  const faultOf = ({ kind, status, isUndone, delay, times }) => ({
    ...(/^\d+$/.test(kind) ? { status: Number(kind) } : kind && !(kind in SLOW) ? { kind } : {}),
    ...(status ? { status: Number(status) } : {}),
    ...(isUndone ? { isUndone: true } : {}),
    ...(delay ? { delay: Number(delay) } : kind in SLOW ? { delay: SLOW[kind] } : {}),
    ...(times ? { times: Number(times) } : {}),
  });

  const faultForm = make(
    'form',
    {},
    make(
      'fieldset',
      {},
      make('legend', { textContent: 'Napake' }),
      field(
        'Klic',
        select(
          'call',
          CALLS.map(call => [call, call]),
        ),
      ),
      field('Napaka', select('kind', FAULTS)),
      field('Stanje HTTP', make('input', { name: 'status', type: 'number', min: 200, max: 599 })),
      field('Trgovina klica ne izvede', make('input', { name: 'isUndone', type: 'checkbox' })),
      field('Zamuda (ms)', make('input', { name: 'delay', type: 'number', min: 0, step: 100 })),
      field('Število klicev', make('input', { name: 'times', type: 'number', min: 1 })),
      make('button', { textContent: 'Nastavi' }),
    ),
  );
  faultForm.addEventListener('submit', async event => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(faultForm));
    const fault = faultOf(values);
    await send('/_demo/faults', { [values.call]: Object.keys(fault).length > 0 ? fault : null });
    await readFaults();
  });

  const reset = make('button', { type: 'button', textContent: 'Ponastavi trgovino' });
  reset.addEventListener('click', async () => {
    await send('/_demo/reset');
    sessionStorage.clear();
    localStorage.clear();
    location.reload();
  });
  const refresh = make('button', { type: 'button', textContent: 'Osveži zadnje klice' });
  refresh.addEventListener('click', () => void readLog());

  const panel = make(
    'details',
    { className: 'demo-panel' },
    make('summary', { textContent: 'Preizkušanje' }),
    make(
      'div',
      { className: 'demo-panel__body' },
      make(
        'fieldset',
        {},
        make('legend', { textContent: 'Stran' }),
        cookieSelect('demo_jquery', 'jQuery', ['3', '4', 'none'], '3'),
        cookieSelect('demo_theme', 'Tema', ['', 'drawer', 'sticky', 'legacy', 'catalogue', 'blocks'], ''),
        cookieSelect('demo_script', 'Skript', ['head', 'end', 'async', 'late', 'classic', 'none', 'twice'], 'head'),
        cookieSelect('demo_lists', 'Seznami držav', ['plain', 'search'], 'plain'),
        cookieSelect('demo_wishlist', 'Seznam želja', ['', 'off', 'full', 'simple', 'login', 'redirect'], ''),
        cookieSelect(
          'demo_payments',
          'Plačevanje',
          ['off', 'on', 'late', 'absent', 'loaderror', 'none', 'login', 'temporary', 'light', 'outline', 'net'],
          'off',
        ),
        make('a', { href: `${base}/placevanje/`, textContent: 'Kaj preizkusiti pri plačevanju' }),
      ),
      faultForm,
      state,
      reset,
      refresh,
      calls,
    ),
  );
  panel.addEventListener('toggle', () => {
    if (panel.open) void Promise.all([readLog(), readFaults()]);
  });
  const region = make('aside', {}, panel);
  region.setAttribute('aria-label', 'Preizkušanje');
  document.body.append(region);
})();

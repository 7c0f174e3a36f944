// Test panel of the demo shop: how the page is sent, what fails, what was called.
(() => {
  const CALLS = [
    'add_to_cart',
    'remove_from_cart',
    'get_variation',
    'get_refreshed_fragments',
    'form-post',
    'store-api',
    'chunk',
    'style',
    'entry',
    'page',
  ];
  const FAULTS = {
    '': 'brez napake',
    delay: 'zamuda',
    404: '404',
    500: '500',
    empty: 'prazno',
    html: 'stran s prijavo',
    notice: 'opozorilo PHP pred JSON',
    truncated: 'odrezano',
    drop: 'prekinjena zveza',
    'wrong-shape': 'napačna oblika',
    'expired-nonce': 'potekel nonce',
  };

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
    fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body ?? {}) });

  const cookieSelect = (name, label, options, standard) => {
    const control = select(
      name,
      options.map(option => [option, option]),
      cookie(name) ?? standard,
    );
    control.addEventListener('change', () => {
      document.cookie = `${name}=${control.value}; path=/`;
      location.reload();
    });
    return field(label, control);
  };

  const calls = make('ol', { tabIndex: 0, ariaLabel: 'Zadnji klici' });
  const state = make('p', { role: 'status' });

  const readLog = async () => {
    const log = await (await fetch('/_demo/log')).json();
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
    const faults = Object.entries(await (await fetch('/_demo/faults')).json());
    state.textContent =
      faults.length === 0 ? 'Napak ni.' : faults.map(([call, fault]) => `${call}: ${JSON.stringify(fault)}`).join('; ');
  };

  const faultOf = ({ kind, delay, times }) => ({
    ...(/^\d+$/.test(kind) ? { status: Number(kind) } : kind && kind !== 'delay' ? { kind } : {}),
    ...(delay ? { delay: Number(delay) } : kind === 'delay' ? { delay: 2000 } : {}),
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
      field('Napaka', select('kind', Object.entries(FAULTS))),
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
        cookieSelect('demo_script', 'Skript', ['head', 'end', 'async', 'late', 'classic', 'none', 'twice'], 'head'),
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

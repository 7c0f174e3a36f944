// What the demo's plugins share: a way to listen, and a record of what each has done, for `/vticniki/` and for tests.
(() => {
  const KEY = 'demo_plugins';
  const read = () => JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  const show = () => {
    const list = document.getElementById('plugin-log');
    list?.replaceChildren(
      ...read().map(({ plugin, what }) => {
        const line = document.createElement('li');
        line.textContent = `${plugin}: ${what}`;
        return line;
      }),
    );
  };
  window.demoPlugins = {
    read,
    did(plugin, what) {
      sessionStorage.setItem(KEY, JSON.stringify([...read(), { plugin, what }]));
      show();
    },
    /** Listens to an event of the shop: with jQuery where the page has it. */
    hear(name, handler) {
      const $ = window.jQuery;
      if ($) $(document.body).on(name, (_, ...args) => handler(...args));
      else document.body.addEventListener(name, ({ detail }) => handler(...(Array.isArray(detail) ? detail : [])));
    },
  };
  show();
})();

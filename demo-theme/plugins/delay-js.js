// Runs the other plugins and delayed settings at the shopper's first movement.
(() => {
  const HEARD = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'];
  const runOne = held => {
    const script = document.createElement('script');
    const { nonce, text, dataset } = held;
    Object.assign(script, { nonce, async: false }, dataset.src ? { src: dataset.src } : { text });
    const loaded = dataset.src && new Promise(done => script.addEventListener('load', done));
    held.replaceWith(script);
    return loaded;
  };
  const run = async () => {
    for (const name of HEARD) window.removeEventListener(name, run, true);
    await Promise.all([...document.querySelectorAll('script[type="text/delayed"]')].map(runOne));
    window.demoPlugins.did('delay-js', location.pathname);
  };
  for (const name of HEARD) window.addEventListener(name, run, { capture: true, passive: true });
})();

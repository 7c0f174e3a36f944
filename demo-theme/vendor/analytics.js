// Double of an analytics service: records its commands.
(() => {
  const sent = [];
  window.analyticsSent = sent;
  const tell = (...args) => {
    sent.push(args);
    const log = document.getElementById('vendor-log');
    if (log) log.append(Object.assign(document.createElement('li'), { textContent: JSON.stringify(args) }));
  };
  const layer = window.dataLayer ?? [];
  window.dataLayer = layer;
  for (const args of layer) tell(...args);
  window.gtag = tell;
})();

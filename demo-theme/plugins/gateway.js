// A payment method with a button of its own, which covers the form while it works.
(() => {
  const { did } = window.demoPlugins;
  window.wc?.customPlaceOrderButton?.register('demo_gateway', {
    render(container, { validate, submit }) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'button alt';
      button.textContent = 'Plačaj pri Lipi';
      button.addEventListener('click', async () => {
        const form = window.jQuery?.('form.checkout');
        form?.block({ message: null, overlayCSS: { background: '#fff', opacity: 0.6 } });
        const { hasError } = await validate();
        form?.unblock();
        did('gateway', hasError ? 'form has errors' : 'order is sent');
        if (!hasError) submit();
      });
      container.append(button);
    },
    cleanup() {},
  });
})();

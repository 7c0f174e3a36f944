// Renames the postcode and requires a tax number, after the rules of the country were applied.
(() => {
  const { did, hear } = window.demoPlugins;
  const rename = () => {
    const label = document.querySelector('label[for="billing_postcode"]');
    const row = document.getElementById('billing_davcna_stevilka_field');
    if (!label || !row) return;
    label.firstChild.textContent = 'Pošta ';
    row.classList.add('validate-required');
  };
  hear('country_to_state_changing', country => {
    rename();
    did('field-editor', country);
  });
  rename();
})();

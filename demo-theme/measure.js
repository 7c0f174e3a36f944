// A price calculator as a shop's add-on prints it: it computes the price of a piece from its fields.
document.addEventListener('input', event => {
  const calculator = event.target.closest('#price_calculator');
  if (!calculator) return;
  const sizes = [...calculator.querySelectorAll('.amount_needed')].map(field => Number(field.value.replace(',', '.')));
  const area = sizes.reduce((product, size) => product * size, 1) / 10000;
  const price = area * Number(calculator.dataset.squareMetre);
  const shown = price > 0 ? `${price.toFixed(2)} €` : '–';
  calculator.querySelector('.product_price').textContent = shown;
});

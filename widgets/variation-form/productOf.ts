/**
 * The product that a form is about. Of a picker in a bundle it is the bundle's item, so that the page around stays as it is;
 * of a form in a table, which shows the variation in its row, the form alone. Source: add-on contract 15.2, product-table 26.
 */
export function productOf(form: Element): Element {
  const around = form.closest('.woosb-product, .product, .wcpt');
  return around && !around.matches('.wcpt') ? around : form;
}

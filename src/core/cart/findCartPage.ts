/** Returns the element around a part of the cart page. Themes put the totals elsewhere as well. */
export function findCartPage(part: Element): Element | null {
  const isTotals = part.matches('.cart_totals');
  if (isTotals && !document.querySelector('form.woocommerce-cart-form')) return null;
  return part.closest('.woocommerce') ?? (isTotals ? part.parentElement : null);
}

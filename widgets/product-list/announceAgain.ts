/** When a result count is announced again, ms after the widget has woken. Source: spec storefront 9. */
const DELAY = 2000;

/**
 * Has screen readers announce the page's first result count again: hidden from them, and back as an alert with its
 * content put in anew. Ended before, it is theirs again. Source: contract 12.
 */
export function announceAgain(count: Element, signal: AbortSignal): void {
  if (document.querySelector('.woocommerce-result-count') !== count) return;
  count.setAttribute('role', 'alert');
  count.setAttribute('aria-hidden', 'true');
  const show = () => {
    count.setAttribute('aria-hidden', 'false');
    const content = [...count.childNodes];
    count.replaceChildren();
    count.append(...content);
  };
  const timer = setTimeout(show, DELAY);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    count.setAttribute('aria-hidden', 'false');
  });
}

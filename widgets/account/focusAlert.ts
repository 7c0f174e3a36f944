let isDone = false;

/**
 * On account pages the first alert with a text takes the focus, once, right after the start: unless the shopper has begun
 * to do something. Notices also take it later, as on every page. Source: contract 16.
 */
export function focusAlert(): void {
  if (isDone || !document.body.classList.contains('woocommerce-account')) return;
  isDone = true;
  if (document.activeElement !== document.body || scrollY > 0) return;
  const alerts = [...document.querySelectorAll<HTMLElement>('[role="alert"]')];
  const alert = alerts.find(one => one.textContent?.trim());
  if (!alert) return;
  alert.tabIndex = -1;
  alert.focus();
}

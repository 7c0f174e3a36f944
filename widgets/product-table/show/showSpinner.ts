import { html, parseFragment } from '../../../src/core/html';

const SPINNER = 'i.wcpt-cart-badge-refresh';

/** Has something turn on a button while its call waits or runs. Source: contract product-table 17.4. */
export function showSpinner(button: Element, isBusy: boolean): void {
  const present = button.querySelector(SPINNER);
  showWaiting(button, isBusy);
  if (!isBusy) present?.remove();
  else if (!present) button.append(spinner());
}

/** Tells screen readers that a control waits for the shop. */
export function showWaiting(control: Element, isBusy: boolean): void {
  if (isBusy) control.setAttribute('aria-busy', 'true');
  else control.removeAttribute('aria-busy');
}

const SPINNER_MARKUP = html`<i class="wcpt-cart-badge-refresh" aria-hidden="true"><svg class="feather feather-loader" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><line x1="12" y1="2" x2="12" y2="6"/><line x1="12" y1="18" x2="12" y2="22"/><line x1="5" y1="5" x2="8" y2="8"/><line x1="16" y1="16" x2="19" y2="19"/><line x1="2" y1="12" x2="6" y2="12"/><line x1="18" y1="12" x2="22" y2="12"/><line x1="5" y1="19" x2="8" y2="16"/><line x1="16" y1="8" x2="19" y2="5"/></svg></i>`;

/** What turns on a button while its call runs: `i.wcpt-cart-badge-refresh > svg.feather-loader`. Source: contract product-table 17.4. */
export const spinner = (): Node => parseFragment(SPINNER_MARKUP);

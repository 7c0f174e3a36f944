const BOX = '#mailchimp_woocommerce_newsletter';
const BLOCK_BOX = '#subscribe-to-newsletter';

/** Whether the shopper has opted in to the newsletter; not where there is nothing to opt in with. Source: contract add-ons 6.1. */
export function isSubscribed(): boolean {
  const box = document.querySelector(BOX) ?? document.querySelector(BLOCK_BOX);
  return box instanceof HTMLInputElement && box.checked;
}

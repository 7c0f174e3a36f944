/** What the shopper is told: an error, or that all is well but for one thing. */
export interface Notice {
  readonly text: string;
  readonly kind: 'error' | 'message';
}

/** Takes errors off the page, whoever has put them there. Source: add-on contract 8.6. */
export function dropErrors(): void {
  for (const error of document.querySelectorAll('.woocommerce-error')) error.remove();
}

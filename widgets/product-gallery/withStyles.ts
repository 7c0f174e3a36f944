/**
 * Gives an element inline styles that no rule of the theme may undo, until the signal ends it; then its styles are as they
 * were. Set one by one, since a strict policy forbids the attribute.
 */
export function withStyles(element: HTMLElement, styles: Partial<CSSStyleDeclaration>, signal: AbortSignal): void {
  const before = element.getAttribute('style');
  Object.assign(element.style, styles);
  signal.addEventListener('abort', () => {
    element.style.cssText = before ?? '';
    // Chromium leaves an empty attribute unless it was asked for it before.
    if (before === null && element.hasAttribute('style')) element.removeAttribute('style');
  });
}

/** Moves the focus to the page's content: what had it is gone, and keys would begin at the top of the window again. */
export function focusMain(): void {
  const main = document.querySelector<HTMLElement>('main, [role="main"], #content');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

const moving = new WeakMap<HTMLElement, Animation>();

/** Whether a part is shown; one that is about to close is not. */
export const isShown = (element: HTMLElement): boolean =>
  element.dataset.swClosing === undefined &&
  // What says so itself is not worth working out the styles of the whole page.
  element.style.display !== 'none' &&
  getComputedStyle(element).display !== 'none';

/**
 * Shows or hides a part, sliding; at once where less motion is wanted. What it asks for is so from the start: a part that
 * opens can have the focus, one that closes counts as hidden.
 * @param duration ms
 */
export function slide(element: HTMLElement, open: boolean, duration: number): void {
  moving.get(element)?.cancel();
  delete element.dataset.swClosing;
  const from = element.offsetHeight;
  if (open) show(element);
  const to = open ? element.offsetHeight : 0;
  const still = !('animate' in element) || matchMedia('(prefers-reduced-motion: reduce)').matches || from === to;
  if (still) {
    if (!open) element.style.display = 'none';
    return;
  }
  if (!open) element.dataset.swClosing = '';
  const animation = element.animate(
    [
      { height: `${open ? 0 : from}px`, overflow: 'hidden' },
      { height: `${to}px`, overflow: 'hidden' },
    ],
    { duration, easing: 'ease-in-out' },
  );
  moving.set(element, animation);
  const finish = () => {
    if (open) return;
    delete element.dataset.swClosing;
    element.style.display = 'none';
  };
  // Cancelled: another slide has taken over.
  animation.finished.then(finish, () => {});
}

/** Shows a part, also one that the rules of the theme hide. */
export function show(element: HTMLElement): void {
  element.style.display = '';
  if (getComputedStyle(element).display === 'none') element.style.display = 'block';
}

import type { Trouble } from './troubles';

/** Tells the theme author, once a page, of what makes no sense or did not come; the words for it come when they are needed. */
export function complain(element: Element, trouble: Trouble, about = ''): void {
  void import('./troubles').then(
    ({ tell }) => tell(element, trouble, about),
    () => {},
  );
}

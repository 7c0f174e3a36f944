/** Tells the theme author, once a page, of markup or settings that make no sense. */
export function complain(element: Element, found: string, consequence: string): void {
  void import('./troubles').then(
    ({ tell }) => tell(element, found, consequence),
    () => {},
  );
}

/** Returns the text of an element in one line; empty without an element. */
export const wordsOf = (element: Node | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

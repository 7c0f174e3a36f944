/** Those of some elements that match; a row is searched once for all that a choice changes. */
export const among = (elements: readonly Element[], selector: string): Element[] =>
  elements.filter(element => element.matches(selector));

/** Whether an element's tooltip has a reason to be there: the pointer is at it, or somebody has come to it by keys. */
export const isWanted = (element: Element): boolean => element.matches(':hover, :focus-visible');

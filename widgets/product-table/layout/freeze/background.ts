/** The colour that is seen behind an element: that of the nearest element around it that has one. */
export function backgroundBehind(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor && !/^(?:transparent|.*(?:,|\/)\s*0\s*\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}

const WRAPPER = '.wcpt-table-scroll-wrapper';
const OUTER = '.wcpt-table-scroll-wrapper-outer';

/**
 * The element that scrolls a table sideways, if there is something to scroll: shops’ style sheets have the outer one of two
 * do it, frozen columns the inner one.
 */
export function scrollerOf(table: Element): HTMLElement | undefined {
  const around = [WRAPPER, OUTER].map(selector => table.closest<HTMLElement>(selector));
  return (
    around.find(
      element =>
        element !== null &&
        element.scrollWidth > element.clientWidth + 1 &&
        /^(?:auto|scroll)$/.test(getComputedStyle(element).overflowX),
    ) ?? undefined
  );
}

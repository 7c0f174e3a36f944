import type { Page } from 'playwright/test';

/** Something of the page that may lie over controls. */
interface Cover {
  readonly over: string;
  readonly lies: string;
}

/** Elements that cover controls with the shop's own scripts as well, and the covered ones. */
const ALLOWED: readonly Cover[] = [
  // Until it is dismissed.
  { over: '.site-footer', lies: 'p.demo_store' },
  // The theme's own script brings the search out from under the bar.
  { over: '.storefront-handheld-footer-bar .site-search', lies: '.storefront-handheld-footer-bar a' },
  // The bar of the table's cart takes the place of the theme's bar.
  { over: '.site-footer', lies: '.wcpt-cart-widget' },
  // An open menu lies over the elements after it, until it is closed.
  { over: '.wcpt', lies: '.wcpt-open > .wcpt-dropdown-menu' },
];

/**
 * Every enabled control of the page that is shown and whose centre, scrolled into view, is something else; as `control ← what lies there`.
 * Hidden and disabled controls are skipped (also the input behind a label that stands for it).
 */
export const coveredControls = (page: Page, allowed = ALLOWED): Promise<string[]> =>
  page.evaluate(covers => {
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"], [role="radio"], [role="option"], [role="slider"], [tabindex="0"]';
    const nameOf = (element: Element | null): string =>
      element === null
        ? 'nothing'
        : `${element.localName}${element.id && `#${element.id}`}${[...element.classList].map(name => `.${name}`).join('')}`;

    const isEnabled = (element: Element) =>
      !element.matches(':disabled, [aria-disabled="true"], [type="hidden"], .disabled') &&
      element.closest('[inert], [aria-hidden="true"]') === null &&
      getComputedStyle(element).pointerEvents !== 'none';

    /** Whether any of an element's box is left after clipping. */
    const isClipped = (element: Element): boolean => {
      const own = element.getBoundingClientRect();
      const isFixed = getComputedStyle(element).position === 'fixed';
      for (let parent = element.parentElement; parent && !isFixed; parent = parent.parentElement) {
        const { overflowX, overflowY, clipPath, clip } = getComputedStyle(parent);
        const { top, bottom, left, right } = parent.getBoundingClientRect();
        const isCut = clipPath !== 'none' || clip !== 'auto';
        if ((overflowY !== 'visible' || isCut) && (own.bottom <= top || own.top >= bottom)) return true;
        if ((overflowX !== 'visible' || isCut) && (own.right <= left || own.left >= right)) return true;
      }
      return false;
    };

    const isShown = (element: Element) => {
      const { width, height, right, bottom } = element.getBoundingClientRect();
      const { clip, clipPath } = getComputedStyle(element);
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        width > 1 &&
        height > 1 &&
        clip === 'auto' &&
        clipPath === 'none' &&
        right + scrollX > 0 &&
        bottom + scrollY > 0 &&
        !isClipped(element)
      );
    };

    /** Whether a click on the covering element does the same as one on the control. */
    const doesSame = (control: Element, hit: Element) => {
      if (control.contains(hit)) return true;
      const label = hit.closest('label');
      if (label && (label.control === control || label.contains(control))) return true;
      // A label, or a focusable part, around the actual control.
      const target = control instanceof HTMLLabelElement ? control.control : null;
      if (target && (target === hit || target.closest('a, button')?.contains(hit))) return true;
      const link = control.closest('a[href], button');
      return link !== null && link !== control && link.contains(hit);
    };

    /** Whether scrolling does not move it: out of the window, it waits for a script of the theme's. */
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));

    const position = [scrollX, scrollY] as const;
    const covered = [...document.querySelectorAll(CONTROLS)].flatMap(control => {
      if (!isEnabled(control) || !isShown(control)) return [];
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // A link over two lines has a box whose centre may be beside both.
      const [box = control.getBoundingClientRect()] = [...control.getClientRects()].filter(({ width }) => width > 1);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isOutside = x < 0 || x >= innerWidth || y < 0 || y >= innerHeight;
      if (isOutside) return isFixed(control) ? [] : [`${nameOf(control)} ← out of the window`];
      const hit = document.elementFromPoint(x, y);
      if (hit && covers.some(({ over, lies }) => control.closest(over) && hit.closest(lies))) return [];
      return hit && doesSame(control, hit) ? [] : [`${nameOf(control)} ← ${nameOf(hit)}`];
    });
    scrollTo(...position);
    return [...new Set(covered)];
  }, allowed);

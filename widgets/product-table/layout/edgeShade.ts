/** The shade at the edge of a table that goes on beyond it; placed anew by `place`, taken away by `remove`. */
export interface EdgeShade {
  place(): void;
  remove(): void;
}

/**
 * Shades the edge of a scrolling element behind which its table goes on, as the shop’s own script does, so that a shopper
 * on a phone sees that there are more columns.
 */
export function edgeShade(scroller: HTMLElement): EdgeShade {
  const shade = document.createElement('div');
  shade.className = 'sw-table-shade';
  shade.setAttribute('aria-hidden', 'true');
  scroller.after(shade);

  const follow = () => {
    const { clientWidth, scrollWidth, scrollLeft } = scroller;
    // From right to left it counts down from zero.
    shade.hidden = Math.abs(scrollLeft) + clientWidth > scrollWidth - 1;
  };
  const place = () => {
    shade.hidden = false;
    shade.style.inset = '0 auto auto 0';
    const from = shade.getBoundingClientRect();
    const { left, right, top } = scroller.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(scroller).direction === 'rtl';
    const edge = isRightToLeft ? left + scroller.clientLeft : right - scroller.clientLeft - from.width;
    shade.style.inset = `${top + scroller.clientTop - from.top}px auto auto ${edge - from.left}px`;
    shade.style.height = `${scroller.clientHeight}px`;
    shade.style.rotate = isRightToLeft ? '180deg' : '';
    follow();
  };
  scroller.addEventListener('scroll', follow, { passive: true });
  place();

  return {
    place,
    remove() {
      scroller.removeEventListener('scroll', follow);
      shade.remove();
    },
  };
}

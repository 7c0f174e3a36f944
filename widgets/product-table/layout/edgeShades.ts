/** Shades at the edges of a table that goes on beyond them; placed anew by `place`, taken away by `remove`. */
export interface EdgeShades {
  place(): void;
  remove(): void;
}

/**
 * Shades the edges of a scrolling element behind which its table goes on, as the shop’s own script does, so that a shopper
 * on a phone sees that there are more columns.
 */
export function edgeShades(scroller: HTMLElement): EdgeShades {
  const start = shade('start');
  const end = shade('end');
  scroller.after(start, end);

  const follow = () => {
    const { clientWidth, scrollWidth } = scroller;
    // From right to left it counts down from zero.
    const scrolled = Math.abs(scroller.scrollLeft);
    start.hidden = scrolled < 1;
    end.hidden = scrolled + clientWidth > scrollWidth - 1;
  };
  const place = () => {
    const isRightToLeft = getComputedStyle(scroller).direction === 'rtl';
    const left = scroller.offsetLeft + scroller.clientLeft;
    const right = left + scroller.clientWidth;
    for (const [edge, x] of [
      [start, isRightToLeft ? right : left],
      [end, isRightToLeft ? left : right],
    ] as const) {
      edge.style.left = `${x}px`;
      edge.style.top = `${scroller.offsetTop + scroller.clientTop}px`;
      edge.style.height = `${scroller.clientHeight}px`;
      edge.classList.toggle('sw-table-shade-left', x === left);
    }
    follow();
  };
  scroller.addEventListener('scroll', follow, { passive: true });
  place();

  return {
    place,
    remove() {
      scroller.removeEventListener('scroll', follow);
      start.remove();
      end.remove();
    },
  };
}

function shade(edge: 'start' | 'end'): HTMLElement {
  const element = document.createElement('div');
  element.className = `sw-table-shade sw-table-shade-${edge}`;
  element.setAttribute('aria-hidden', 'true');
  return element;
}

/** A heading that is held below the window's edge while its table scrolls by. Lengths in px. */
export interface HeldHeading {
  readonly head: HTMLElement;
  readonly table: HTMLElement;
  /** Element around the table that scrolls with the page. */
  readonly outer: HTMLElement;
  /** Distance from the window's edge. */
  readonly offset: number;
}

/**
 * Keeps a table's heading in view while the page scrolls. `position: sticky` can't: the element that scrolls the table sideways
 * holds it. The browser moves the heading itself where it can animate by scroll position, which does not lag behind;
 * elsewhere a scroll listener does.
 * @returns puts the heading back
 */
export function holdHeading(heading: HeldHeading): () => void {
  const { head } = heading;
  if ('ViewTimeline' in window && scrollsWithWindow(heading.outer)) {
    const animation = animate(heading);
    return () => animation.cancel();
  }
  const stopped = new AbortController();
  let isDue = false;
  const move = () => {
    isDue = false;
    if (!stopped.signal.aborted) head.style.transform = `translateY(${distance(heading)}px)`;
  };
  const onScroll = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(move);
  };
  window.addEventListener('scroll', onScroll, { capture: true, passive: true, signal: stopped.signal });
  move();
  return () => {
    stopped.abort();
    head.style.transform = '';
  };
}

/** The way of the heading: none until the table's edge is at the line, then with the page, until the table ends. */
function animate({ head, table, outer, offset }: HeldHeading): Animation {
  const { height, top } = outer.getBoundingClientRect();
  const rect = table.getBoundingClientRect();
  const way = Math.max(0, rect.height - head.offsetHeight);
  const start = Math.max(0, rect.top - top);
  const at = (length: number) => Math.min(1, length / (height || 1));
  const still = 'translateY(0)';
  const end = `translateY(${way}px)`;
  const frames = [
    { transform: still, offset: 0 },
    { transform: still, offset: at(start) },
    { transform: end, offset: at(start + way) },
    { transform: end, offset: 1 },
  ];
  const timeline = new ViewTimeline({ subject: outer, axis: 'block', inset: `${offset}px 0px` });
  return head.animate(frames, {
    timeline,
    fill: 'both',
    rangeStart: 'exit-crossing 0%',
    rangeEnd: 'exit-crossing 100%',
  });
}

function distance({ head, table, offset }: HeldHeading): number {
  const { top, height } = table.getBoundingClientRect();
  return Math.min(Math.max(0, offset - top), Math.max(0, height - head.offsetHeight));
}

/** Whether no element between a table and the window could scroll it up and down. */
function scrollsWithWindow(outer: Element): boolean {
  for (let at = outer.parentElement; at && at !== document.documentElement; at = at.parentElement) {
    const isBody = at === document.body && getComputedStyle(document.documentElement).overflowY === 'visible';
    if (!isBody && !/^(?:visible|clip)$/.test(getComputedStyle(at).overflowY)) return false;
  }
  return true;
}

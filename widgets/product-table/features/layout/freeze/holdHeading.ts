/** A heading that is held below the window's edge while its table scrolls by. Lengths in px. */
interface HeldHeading {
  readonly head: HTMLElement;
  readonly table: HTMLElement;
  /** Element around the table that scrolls with the page. */
  readonly outer: HTMLElement;
  readonly offset: number;
}

/**
 * Keeps a table's heading in view while the page scrolls. `position: sticky` can't: it sticks to the element that scrolls the
 * table sideways. Browsers with scroll-driven animations move the heading without delay; elsewhere a scroll listener does.
 * @returns restores the heading
 */
export function holdHeading(heading: HeldHeading): () => void {
  const { head } = heading;
  if (typeof window.ViewTimeline === 'function' && scrollsWithWindow(heading.outer)) {
    const animation = animate(heading);
    return () => animation.cancel();
  }
  const stopped = new AbortController();
  const inset = insetOf(heading);
  let isDue = false;
  const move = () => {
    isDue = false;
    if (!stopped.signal.aborted) head.style.transform = `translateY(${distance(heading, inset)}px)`;
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

/** Returns the distance of the unmoved heading from the table's top: borders may take a part of a px. */
const insetOf = ({ head, table }: HeldHeading) => head.getBoundingClientRect().top - table.getBoundingClientRect().top;

/** Animates the heading: it rests until it reaches the line, then moves with the page until the table ends. */
function animate(heading: HeldHeading): Animation {
  const { head, table, outer, offset } = heading;
  const { height, top } = outer.getBoundingClientRect();
  const way = wayOf(heading);
  const start = Math.max(0, table.getBoundingClientRect().top + insetOf(heading) - top);
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

const wayOf = ({ head, table }: HeldHeading) =>
  Math.max(0, table.getBoundingClientRect().height - head.getBoundingClientRect().height);

function distance(heading: HeldHeading, inset: number): number {
  const { top } = heading.table.getBoundingClientRect();
  return Math.min(Math.max(0, heading.offset - top - inset), wayOf(heading));
}

/** Whether no element between a table and the window could scroll it up and down. */
function scrollsWithWindow(outer: Element): boolean {
  for (let at = outer.parentElement; at && at !== document.documentElement; at = at.parentElement) {
    const isBody = at === document.body && getComputedStyle(document.documentElement).overflowY === 'visible';
    if (!isBody && !/^(?:visible|clip)$/.test(getComputedStyle(at).overflowY)) return false;
  }
  return true;
}

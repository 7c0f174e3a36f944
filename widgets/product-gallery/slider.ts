import { ScrollSnapSlider } from 'scroll-snap-slider';
import { canMove } from '../../src/core/motion';
import type { GalleryParams } from './pictures';

/** The class by which the widget knows the frame that it has made. */
export const FRAME = '.sw-gallery-viewport';
const SNAP = 'x mandatory';

/** Inline styles: no rule of the theme for stacked pictures may override them. */
export const frameStyles = {
  position: 'relative',
  overflow: 'auto hidden',
  'scroll-snap-type': SNAP,
  'scrollbar-width': 'none',
  'overscroll-behavior-x': 'contain',
};
export const wrapperStyles = { display: 'flex', 'flex-wrap': 'nowrap', 'align-items': 'flex-start', gap: '0px' };
export const slideStyles = {
  flex: '0 0 100%',
  width: '100%',
  'max-width': 'none',
  margin: '0px',
  'scroll-snap-align': 'start',
  'scroll-snap-stop': 'always',
};

export type Slider = ReturnType<typeof createSlider>;

/** React can't put an element around live ones, so the frame comes before hydration. */
export function frameSlides(wrapper: HTMLElement): HTMLElement {
  const frame = document.createElement('div');
  frame.className = `flex-viewport ${FRAME.slice(1)}`;
  // A moved node loses the focus.
  const focused = document.activeElement;
  wrapper.before(frame);
  frame.append(wrapper);
  if (focused instanceof HTMLElement && wrapper.contains(focused)) focused.focus({ preventScroll: true });
  return frame;
}

interface Slides {
  readonly slides: readonly HTMLElement[];
  readonly params: GalleryParams;
  getState(): { readonly current: number };
  show(index: number): void;
  /** The shown slide has come to rest. */
  settle(): void;
}

/** Scrolling and its timing are the browser's; the store receives the shown slide. See contract/product.md#gallery. */
export function createSlider(frame: HTMLElement, wrapper: HTMLElement, store: Slides) {
  const { slides, params } = store;
  const timing = { duration: params.speed, easing: 'ease-in-out' };
  const current = () => store.getState().current;
  let settled = current();
  let moving: Animation | undefined;

  const scroller = new ScrollSnapSlider({
    element: frame,
    sizingMethod: () => frame.clientWidth,
    // Where text runs from right to left, places are negative.
    roundingMethod: place => Math.round(Math.abs(place)),
  });
  const ended = new AbortController();
  // While a finger moves the slides, the passed slide counts.
  frame.addEventListener('slide-pass', () => moving || show(scroller.slide), ended);
  frame.addEventListener('slide-stop', onStop, ended);
  frame.addEventListener('pointerdown', () => moving?.finish(), ended);

  function onStop(): void {
    if (moving) return;
    show(scroller.slide);
    settle();
  }

  /** The frame is as high as the slide that it shows, and grows to it. */
  function show(next: number): void {
    if (next === current() || !slides[next]) return;
    const before = frame.offsetHeight;
    store.show(next);
    const height = [before, frame.offsetHeight].map(pixels => `${pixels}px`);
    if (params.hasSmoothHeight && height[0] !== height[1] && canMove(frame)) frame.animate({ height }, timing);
  }

  function settle(): void {
    moving = undefined;
    frame.style.scrollSnapType = SNAP;
    if (settled === current()) return;
    settled = current();
    store.settle();
  }

  function slideTo(next: number): void {
    const [slide, first] = [slides[next], slides[0]];
    if (!slide || !first || next === current()) return;
    const from = leftOf(wrapper);
    moving?.cancel();
    frame.style.scrollSnapType = 'none';
    show(next);
    frame.scrollTo({ left: leftOf(slide) - leftOf(first), behavior: 'instant' });
    const distance = from - leftOf(wrapper);
    if (distance === 0 || params.speed === 0 || !canMove(wrapper)) {
      settle();
      return;
    }
    moving = wrapper.animate({ transform: [`translateX(${distance}px)`, 'none'] }, timing);
    moving.onfinish = settle;
  }

  function end(): void {
    moving?.cancel();
    ended.abort();
    scroller.destroy();
  }

  return { slideTo, end };
}

/** Elements in which arrow keys have another meaning. */
const TAKEN = `input, select, textarea, [contenteditable], video, audio, .stars, .wc-tabs, ${'tablist radiogroup listbox menu menubar slider grid tree dialog'
  .split(' ')
  .map(role => `[role="${role}"]`)
  .join()}`;

/** Returns -1, 0 or 1: arrow keys anywhere on a page with one slider, else in its gallery. */
export function stepOf(event: KeyboardEvent, gallery: HTMLElement, frame: HTMLElement): number {
  const { target, key } = event;
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented);
  if (!isPlain || !(target instanceof Element) || target.closest(TAKEN)) return 0;
  const isHere = gallery.contains(target) || document.querySelectorAll('.flex-viewport').length === 1;
  const step = isHere ? Number(key === 'ArrowRight') - Number(key === 'ArrowLeft') : 0;
  return getComputedStyle(frame).direction === 'rtl' ? -step : step;
}

const leftOf = (element: Element): number => element.getBoundingClientRect().left;

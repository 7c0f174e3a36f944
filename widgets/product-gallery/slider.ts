import { ScrollSnapSlider } from 'scroll-snap-slider';
import { bus } from '../../src/core/bus/bus';
import { canMove } from '../../src/core/canMove';
import { frameSlides } from './frame';
import type { GalleryParams } from './galleryParams';
import { moveWithArrows } from './moveWithArrows';
import { createThumbnails } from './thumbnails';

const ACTIVE = 'flex-active-slide';
const SNAP = 'x mandatory';

/** What a slider tells. */
export interface SliderEvents {
  /** The slide that was shown goes. */
  onLeave(): void;
  /** Another slide stands still. */
  onSettled(slide: HTMLElement): void;
}

/** A gallery's slider. */
export interface Slider {
  /** Number of the slide that is shown, from 0. */
  readonly index: number;
  slideTo(index: number): void;
  /** Follows pictures that a variation has changed. */
  refresh(): void;
}

/**
 * Makes a gallery's pictures a slider with thumbnails: native scrolling for fingers, and slides of a set time for
 * thumbnails and keys, both without script in a frame. Source: spec storefront 9 "Gallery", contract 8.3.
 */
export function createSlider(
  gallery: HTMLElement,
  wrapper: HTMLElement,
  slides: readonly HTMLElement[],
  params: GalleryParams,
  { onLeave, onSettled }: SliderEvents,
  signal: AbortSignal,
): Slider {
  const frame = frameSlides(wrapper, slides, signal);
  const thumbnails = createThumbnails(slides, slideTo);
  const timing = { duration: params.speed, easing: 'ease-in-out' };
  let index = 0;
  let settled = 0;
  let moving: Animation | undefined;

  for (const image of wrapper.querySelectorAll('img')) {
    const before = image.getAttribute('draggable');
    image.draggable = false;
    signal.addEventListener('abort', () => {
      if (before === null) image.removeAttribute('draggable');
      else image.setAttribute('draggable', before);
    });
  }
  signal.addEventListener('abort', () => {
    moving?.cancel();
    thumbnails.list.remove();
    for (const slide of slides) slide.classList.remove(ACTIVE);
  });
  mark();
  thumbnails.refresh();
  if (params.hasThumbnails) {
    frame.after(thumbnails.list);
    bus.on('flexslider-click', (_, { target }) => target instanceof HTMLElement && target.click(), {
      target: thumbnails.list,
      signal,
    });
  }
  const scroller = new ScrollSnapSlider({
    element: frame,
    sizingMethod: () => frame.clientWidth,
    // Where text runs from right to left, places are negative.
    roundingMethod: place => Math.round(Math.abs(place)),
  });
  // While a finger moves the slides, what is passed counts; the rest is known.
  scroller.addEventListener('slide-pass', () => moving || show(scroller.slide));
  scroller.addEventListener('slide-stop', () => {
    if (moving) return;
    show(scroller.slide);
    settle();
  });
  frame.addEventListener('pointerdown', () => moving?.finish());
  const move = (step: number) => {
    slideTo(index + step);
    thumbnails.follow(index);
  };
  moveWithArrows(gallery, frame, move, signal);
  signal.addEventListener('abort', () => scroller.destroy());

  /** The others have no height, so that the frame is as high as the slide it shows. */
  function mark(): void {
    slides.forEach((slide, at) => {
      slide.classList.toggle(ACTIVE, at === index);
      slide.style.height = at === index ? '' : '0';
    });
    thumbnails.mark(index);
  }

  function show(next: number): void {
    if (next === index || !slides[next]) return;
    index = next;
    onLeave();
    const before = frame.offsetHeight;
    mark();
    const height = [before, frame.offsetHeight].map(pixels => `${pixels}px`);
    if (params.hasSmoothHeight && height[0] !== height[1] && canMove(frame)) frame.animate({ height }, timing);
  }

  function settle(): void {
    moving = undefined;
    frame.style.scrollSnapType = SNAP;
    const slide = slides[index];
    if (!slide || settled === index) return;
    settled = index;
    onSettled(slide);
  }

  function slideTo(next: number): void {
    const [slide, first] = [slides[next], slides[0]];
    if (!slide || !first || next === index) return;
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

  return {
    get index() {
      return index;
    },
    slideTo,
    refresh: thumbnails.refresh,
  };
}

const leftOf = (element: Element): number => element.getBoundingClientRect().left;

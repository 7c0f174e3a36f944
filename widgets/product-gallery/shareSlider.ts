import { whenJQuery } from '../../src/core/bus/jquery';
import type { Slider } from './slider';

/** Gives scripts that ask jQuery for `.data('flexslider')` what they use of it. Source: contract 1. */
export function shareSlider(gallery: Element, count: number, slider: Slider, signal: AbortSignal): void {
  whenJQuery($ => {
    $(gallery).data('flexslider', {
      count,
      get currentSlide() {
        return slider.index;
      },
      flexAnimate: (index: unknown) => slider.slideTo(Number(index)),
    });
    signal.addEventListener('abort', () => $(gallery).data('flexslider', null));
  }, signal);
}

import { withStyles } from './withStyles';

/**
 * Puts the frame around the slides that scrolls from one to the next, and lays them out side by side; when the signal ends
 * it, everything is back. The theme's rules for stacked pictures stay in force for all but what is set here.
 * Source: contract 8.3.
 */
export function frameSlides(wrapper: HTMLElement, slides: readonly HTMLElement[], signal: AbortSignal): HTMLElement {
  const frame = document.createElement('div');
  frame.className = 'flex-viewport sw-gallery-viewport';
  move(wrapper, () => {
    wrapper.before(frame);
    frame.append(wrapper);
  });
  signal.addEventListener('abort', () => move(wrapper, () => frame.replaceWith(wrapper)));
  withStyles(
    frame,
    {
      position: 'relative',
      overflow: 'auto hidden',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      overscrollBehaviorX: 'contain',
    },
    signal,
  );
  withStyles(wrapper, { display: 'flex', flexWrap: 'nowrap', alignItems: 'flex-start', gap: '0' }, signal);
  const each: Partial<CSSStyleDeclaration> = {
    flex: '0 0 100%',
    width: '100%',
    maxWidth: 'none',
    margin: '0',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
  };
  for (const slide of slides) withStyles(slide, each, signal);
  return frame;
}

/** A node that is moved loses the focus. */
function move(wrapper: HTMLElement, run: () => void): void {
  const focused = document.activeElement;
  run();
  if (focused instanceof HTMLElement && wrapper.contains(focused)) focused.focus({ preventScroll: true });
}

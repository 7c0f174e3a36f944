import { canMove } from '../../src/core/canMove';

const running = new WeakMap<HTMLElement, Animation>();
const shown = new WeakSet<HTMLElement>();

/** Reveals an element by height and opacity; one that is there already stays as it is. @param duration ms */
export function slideDown(element: HTMLElement, duration: number): void {
  if (shown.has(element)) return;
  shown.add(element);
  running.get(element)?.cancel();
  element.style.display = '';
  if (getComputedStyle(element).display === 'none') element.style.display = 'block';
  if (!canMove(element)) return;
  const height = `${element.offsetHeight}px`;
  const frames = { height: ['0', height], opacity: [0, 1], overflow: ['hidden', 'hidden'] };
  running.set(element, element.animate(frames, { duration, easing: 'ease-out' }));
}

/** Hides an element by height and opacity; its content stays. @param duration ms */
export function slideUp(element: HTMLElement, duration: number): void {
  shown.delete(element);
  running.get(element)?.cancel();
  if (!canMove(element) || element.offsetHeight === 0) {
    element.style.display = 'none';
    return;
  }
  const height = `${element.offsetHeight}px`;
  const frames = { height: [height, '0'], opacity: [1, 0], overflow: ['hidden', 'hidden'] };
  const animation = element.animate(frames, { duration, easing: 'ease-in' });
  running.set(element, animation);
  animation.onfinish = () => {
    element.style.display = 'none';
  };
}

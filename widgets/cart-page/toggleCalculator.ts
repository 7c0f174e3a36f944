import { raiseDom } from '../../src/core/bus/dom';
import { canMove } from '../../src/ui/canMove';

/** ms. Source: contract 13.3. */
const DURATION = 600;

/** Opens or closes the shipping calculator, sliding. Source: contract 13.3. */
export function toggleCalculator(button: HTMLElement): void {
  const calculator = button.closest('form');
  const part = calculator?.querySelector<HTMLElement>('.shipping-calculator-form');
  if (!calculator || !part) return;
  const opens = button.getAttribute('aria-expanded') !== 'true';
  button.setAttribute('aria-expanded', String(opens));
  slide(part, opens);
  for (const country of calculator.querySelectorAll('.country_to_state')) raiseDom(country, 'change');
}

function slide(part: HTMLElement, opens: boolean): void {
  for (const animation of part.getAnimations?.() ?? []) animation.cancel();
  part.style.display = opens ? 'block' : part.style.display;
  const moves = canMove(part) && part.offsetHeight > 0;
  if (!moves) {
    part.style.display = opens ? 'block' : 'none';
    return;
  }
  const heights = ['0', `${part.offsetHeight}px`];
  const frames = { height: opens ? heights : heights.reverse(), overflow: ['hidden', 'hidden'] };
  const animation = part.animate(frames, { duration: DURATION, easing: 'ease-in-out' });
  animation.onfinish = () => {
    if (!opens) part.style.display = 'none';
  };
}

import { bus } from '../../src/core/bus/bus';
import { raiseDom } from '../../src/core/bus/dom';
import { canMove } from '../../src/core/canMove';

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
  const countries = [...calculator.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.country_to_state')];
  for (const country of countries) raiseDom(country, 'change');
  // Lists that other scripts have put in place of selects take their width from a part that is shown.
  bus.emit('country_to_state_changed', { country: countries[0]?.value ?? '', wrapper: calculator });
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

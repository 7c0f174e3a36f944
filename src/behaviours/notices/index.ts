import { defineBehaviour } from '../../core/behave';
import { isField, isTouched } from '../../core/fields';

/** Delay before a notice gets the focus, ms. */
const DELAY = 500;
const ACTS = ['keydown', 'pointerdown', 'input'];

export const mount = defineBehaviour('notices', focusNotice);

/** Focuses a notice after the delay; on account pages the first alert until then. */
function focusNotice(notice: Element, signal: AbortSignal): void {
  if (!(notice instanceof HTMLElement)) return;
  let hasActed = false;
  const note = () => {
    hasActed = true;
  };
  for (const type of ACTS) addEventListener(type, note, { capture: true, passive: true, once: true, signal });
  const focusUnlessBusy = (element: HTMLElement | undefined) => {
    const active = document.activeElement;
    if ((hasActed && active !== document.body) || (isField(active) && isTouched(active))) return;
    element?.focus();
  };

  notice.tabIndex = -1;
  const timers = [setTimeout(focusUnlessBusy, DELAY, notice)];
  if (document.body.matches('.woocommerce-account')) timers.push(setTimeout(() => focusUnlessBusy(firstAlert())));
  signal.addEventListener('abort', () => timers.forEach(clearTimeout));
}

function firstAlert(): HTMLElement | undefined {
  const alerts = [...document.querySelectorAll<HTMLElement>('[role="alert"]')];
  const first = alerts.find(alert => alert.textContent?.trim());
  if (first) first.tabIndex = -1;
  return first;
}

/** A page that is scrolled further was scrolled by the shopper, or by its address, px. */
const TOP = 10;
/** Between these the page may still grow, ms after it was loaded. Source: contract add-ons 5.8. */
const SETTLING = [1000, 2000] as const;
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Scrolls a form to the middle and gives its answer the focus, so that it is read out; once more when the page has grown
 * since. A shopper who has gone elsewhere is left alone.
 */
export function scrollToForm(form: HTMLFormElement, signal: AbortSignal): void {
  if (window.scrollY > TOP) return;
  const watch = new AbortController();
  const leave = () => watch.abort();
  signal.addEventListener('abort', leave, { once: true });
  for (const act of ACTS) window.addEventListener(act, leave, { capture: true, passive: true, signal: watch.signal });
  const scroll = () => form.scrollIntoView({ block: 'center' });

  focusAnswer(form);
  scroll();
  const [from, to] = SETTLING;
  let height = 0;
  const timers = [
    setTimeout(() => {
      height = pageHeight();
    }, from),
    setTimeout(() => {
      if (pageHeight() !== height) scroll();
      leave();
    }, to),
  ];
  watch.signal.addEventListener('abort', () => timers.forEach(clearTimeout), { once: true });
}

const pageHeight = () => document.documentElement.scrollHeight;

function focusAnswer(form: HTMLFormElement): void {
  const answer = form.querySelector<HTMLElement>('.mc4wp-response');
  if (!answer?.textContent?.trim() || document.activeElement !== document.body) return;
  answer.tabIndex = -1;
  answer.focus({ preventScroll: true });
}

/** How long a form waits for its page, ms: the shopper may have stopped the load. */
export const PATIENCE = 10_000;

/**
 * Lets a form be sent once, until its load was stopped or the page is back. A submit that another script prevents counts as not sent.
 * @param mark called when the form is on its way, and when it can be sent again
 * @param patience how long the form waits for its page, ms: the shopper may have stopped the load
 */
export function sendOnce(
  form: HTMLFormElement,
  mark: (isSent: boolean) => void,
  signal: AbortSignal,
  patience = PATIENCE,
): void {
  let sent: SubmitEvent | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const free = () => {
    clearTimeout(timer);
    sent = undefined;
    mark(false);
  };
  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    if (sent && !sent.defaultPrevented) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    clearTimeout(timer);
    sent = event;
    timer = setTimeout(() => {
      // Deferred until every listener was called.
      if (event.defaultPrevented || form.getAttribute('target') === '_blank') return free();
      mark(true);
      timer = setTimeout(free, patience);
    });
  };
  form.addEventListener('submit', onSubmit, { capture: true, signal });
  addEventListener('pageshow', ({ persisted }) => persisted && free(), { signal });
  signal.addEventListener('abort', () => sent && free(), { once: true });
}

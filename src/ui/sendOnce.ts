/** Longest wait for the next page, ms: the shopper may have stopped the load. */
export const PATIENCE = 10_000;

/**
 * Calls back once when a page that is being left stays: it is restored, the next one takes too long, or the signal aborts.
 * @returns a function that ends the wait, which calls back as well
 */
export function whenStillHere(run: () => void, signal: AbortSignal, patience = PATIENCE): () => void {
  const waiting = new AbortController();
  const end = () => waiting.abort();
  const timer = setTimeout(end, patience);
  addEventListener('pageshow', ({ persisted }) => persisted && end(), { signal: waiting.signal });
  signal.addEventListener('abort', end, { signal: waiting.signal });
  waiting.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    run();
  });
  return end;
}

/**
 * Lets a form be sent once, until its load was stopped or the page is back. A submit that another script prevents counts as not sent.
 * @param mark called when the form is on its way, and when it can be sent again
 * @param patience longest wait for the form's page, ms: the shopper may have stopped the load
 */
export function sendOnce(
  form: HTMLFormElement,
  mark: (isSent: boolean) => void,
  signal: AbortSignal,
  patience = PATIENCE,
): void {
  let sent: SubmitEvent | undefined;
  let end = () => {};
  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    if (sent && !sent.defaultPrevented) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    end();
    sent = event;
    // Deferred until every listener was called.
    const timer = setTimeout(() => {
      if (event.defaultPrevented || form.getAttribute('target') === '_blank') end();
      else mark(true);
    });
    const free = () => {
      clearTimeout(timer);
      sent = undefined;
      mark(false);
    };
    end = whenStillHere(free, signal, patience);
  };
  form.addEventListener('submit', onSubmit, { capture: true, signal });
}

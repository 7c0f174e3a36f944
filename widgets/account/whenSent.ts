import { isStopped, listenDom } from '../../src/core/bus/dom';

/** How long a form waits for its page before it can be sent again, ms: the shopper may have stopped the load. */
const PATIENCE = 10_000;

/** Lets a form be sent once, until its load was stopped or the page is back. A submit that other scripts prevent counts as not sent. */
export function whenSent(form: HTMLFormElement, mark: (isSent: boolean) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const free = () => {
    clearTimeout(timer);
    timer = undefined;
    mark(false);
  };
  const keep = (event: Event) => {
    if (timer === undefined) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onSent = (submitted: Element, event: object) => {
    if (submitted !== form || timer !== undefined || isStopped(event)) return;
    timer = setTimeout(free, PATIENCE);
    mark(true);
  };
  form.addEventListener('submit', keep, { capture: true, signal });
  listenDom(window, 'submit', onSent, signal);
  addEventListener('pageshow', ({ persisted }) => persisted && timer !== undefined && free(), { signal });
  signal.addEventListener('abort', () => timer !== undefined && free());
}

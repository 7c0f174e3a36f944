import { pageConfig } from '../../src/core/config/pageConfig';

const SENDING = 'sw-newsletter-sending';

/**
 * Marks a form while it is sent, and keeps it from being sent again meanwhile; the server's answer is a new page. A page that
 * comes back from the browser's cache, or an answer that is not there in `timeout`, ends it.
 * @param onSubmit told of each submit that is not a second one, before other listeners of the page
 */
export function sendOnce(form: HTMLFormElement, onSubmit: (event: SubmitEvent) => void, signal: AbortSignal): void {
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mark = () => {
    form.classList.toggle(SENDING, isSending);
    if (isSending) form.setAttribute('aria-busy', 'true');
    else form.removeAttribute('aria-busy');
  };
  const end = () => {
    clearTimeout(timer);
    isSending = false;
    mark();
  };
  const settle = (event: SubmitEvent) => {
    // Only now has every listener had its say.
    if (event.defaultPrevented || form.getAttribute('target') === '_blank') return end();
    mark();
    timer = setTimeout(end, pageConfig().timeout);
  };

  form.addEventListener(
    'submit',
    event => {
      if (event.defaultPrevented) return;
      if (isSending) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      onSubmit(event);
      isSending = true;
      timer = setTimeout(settle, 0, event);
    },
    { capture: true, signal },
  );
  window.addEventListener('pageshow', event => event.persisted && end(), { signal });
  signal.addEventListener('abort', end, { once: true });
}

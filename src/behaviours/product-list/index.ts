import { defineBehaviour } from '../../core/behave';
import { listenDom } from '../../core/bus/dom';

/** Delay before a result count is announced again, ms after the mount. */
const DELAY = 2000;

export const mount = defineBehaviour('product-list', (marker, signal) =>
  (marker instanceof HTMLFormElement ? submitOnChange : announceAgain)(marker, signal),
);

/** Submits on change. Submit listeners, jQuery's too, are called once, and can prevent it. */
function submitOnChange(form: Element, signal: AbortSignal): void {
  const onChange = (changed: Element) => {
    // Not a submit through jQuery: native listeners would not hear it, and jQuery's hear this one as well.
    if (form instanceof HTMLFormElement && changed.matches('select.orderby')) form.requestSubmit();
  };
  listenDom(form, 'change', onChange, signal);
}

/** Hides the count from screen readers, then shows it as an alert with its content put in anew. */
function announceAgain(count: Element, signal: AbortSignal): void {
  if (document.querySelector('.woocommerce-result-count') !== count) return;
  count.setAttribute('role', 'alert');
  count.setAttribute('aria-hidden', 'true');
  const show = () => {
    count.setAttribute('aria-hidden', 'false');
    count.replaceChildren(...count.childNodes);
  };
  const timer = setTimeout(show, DELAY);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    count.setAttribute('aria-hidden', 'false');
  });
}

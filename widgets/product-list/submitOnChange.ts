import { listenDom } from '../../src/core/bus/dom';

/**
 * Submits the form when another order is chosen. Submit listeners of jQuery and native ones hear it, once, and can
 * prevent it. Source: spec storefront 2, contract 12, 2.4.6.
 */
export function submitOnChange(form: Element, signal: AbortSignal): void {
  const onChange = (changed: Element) => {
    // Not a submit through jQuery: native listeners would not hear it, and jQuery's hear this one as well.
    if (form instanceof HTMLFormElement && changed.matches('select.orderby')) form.requestSubmit();
  };
  listenDom(form, 'change', onChange, signal);
}

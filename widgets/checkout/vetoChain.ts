import { guardListener, withoutJQuery } from '../../src/core/bus/channel';
import { lookForJQuery, pageJQuery } from '../../src/core/bus/jquery';

/**
 * Asks whoever listens on the form itself, as jQuery's `triggerHandler` does, and native listeners of a cancelable
 * `CustomEvent`. Source: contract 18.4, 2.4.3.
 * @param args positional arguments of jQuery listeners; natively they are the `detail`
 * @returns false when a jQuery listener returned exactly `false`, or a native one called `preventDefault()`
 */
export function askForm(form: HTMLFormElement, name: string, args: readonly unknown[]): boolean {
  lookForJQuery();
  const $ = pageJQuery();
  let allowed = true;
  guardListener(name, 'jQuery listener', () => {
    if ($) allowed = $(form).triggerHandler(name, args) !== false;
  });
  const native = new CustomEvent(name, { cancelable: true, detail: args });
  withoutJQuery($, name, () => form.dispatchEvent(native));
  return allowed && !native.defaultPrevented;
}

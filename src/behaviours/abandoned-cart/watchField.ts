import { isEmail } from './isEmail';
import { sendEmail } from './sendEmail';

/** How long after the last key an address is sent, ms. Source: spec storefront 9 "Timings". */
const DEBOUNCE = 2000;

/**
 * Sends what is typed in an e-mail field: a while after the last key, at once when the field is left, and when one that is
 * filled in already is entered. Source: contract add-ons 6.8.
 */
export function watchField(field: HTMLInputElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    const email = field.value.trim();
    if (isEmail(email)) void sendEmail(email);
  };
  const sendLater = () => {
    clearTimeout(timer);
    timer = setTimeout(send, DEBOUNCE);
  };
  field.addEventListener('keyup', sendLater, { signal });
  for (const type of ['focus', 'blur']) field.addEventListener(type, send, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });

  // What woke the widget has gone by.
  if (document.activeElement === field) sendLater();
  else if (field.value !== field.defaultValue) send();
}

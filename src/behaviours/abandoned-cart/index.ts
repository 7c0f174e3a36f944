import { defineBehaviour } from '../../core/behave';
import { listenDom } from '../../core/bus/dom';
import { encodeForm } from '../../core/calls/form';
import { isCallError } from '../../core/errors';
import { canMove } from '../../core/motion';
import { callService, readCaptureParams, tellFailure } from './callService';
import { isEmail, rememberEmail, sendEmail } from './sendEmail';

/**
 * Keeps the shopper's e-mail address for the shop's abandoned-cart service: of an e-mail field, again when the box beside it
 * changes, or of the cart that the page's address names (marker: the head). Without the shop's permission it does nothing.
 */
export const mount = defineBehaviour('abandoned-cart', (marker, signal) => {
  if (!readCaptureParams()) return;
  if (!(marker instanceof HTMLInputElement)) void lookUpCart();
  else if (marker.type === 'checkbox') watchOptIn(marker, signal);
  else watchField(marker, signal);
});

const ACTION = 'mailchimp_get_user_by_hash';

/** Keeps the address of the cart that the page's address names (`mc_cart_id`); no field is filled in. */
async function lookUpCart(): Promise<void> {
  const params = readCaptureParams();
  const hash = new URLSearchParams(location.search).get('mc_cart_id');
  if (!params || !hash) return;
  try {
    const query = encodeForm({ action: ACTION, hash });
    const answer = await callService(params.ajaxUrl, query, { body: '', contentType: 'application/json' });
    const { email }: { email?: unknown } = Object(answer);
    if (typeof email === 'string' && isEmail(email)) rememberEmail(email);
  } catch (error) {
    // A cart that the shop does not know is answered with a page.
    if (isCallError(error) && error.kind === 'not-json') return;
    tellFailure(ACTION, error);
  }
}

/** Pause after the last key before an address is sent, ms. */
const DEBOUNCE = 2000;

/** Sends the address some time after the last key, and when the field gets or loses the focus. */
function watchField(field: HTMLInputElement, signal: AbortSignal): void {
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

  // The event that hydrated the widget is over.
  if (document.activeElement === field) sendLater();
  else if (field.value !== field.defaultValue) send();
}

const FIELDS = '#billing_email, #contact-fields input[type=email], #reg_email, #username';
const SLIDE = { duration: 200, easing: 'ease-out' };

/** Sends the page's address again, and shows the questions for shoppers who opt in. */
function watchOptIn(box: HTMLInputElement, signal: AbortSignal): void {
  const show = () => setShown(box.checked);
  show();
  const hear = () => {
    const area = show();
    if (area && box.checked && canMove(area)) slide(area);
    const email = emailOnPage();
    if (email) void sendEmail(email);
  };
  listenDom(box, 'change', hear, signal);
  signal.addEventListener('abort', () => setShown(true), { once: true });
}

function setShown(isShown: boolean): HTMLElement | null {
  const area = document.getElementById('mailchimp-gdpr-fields');
  if (area) area.style.display = isShown ? '' : 'none';
  return area;
}

function slide(area: HTMLElement): void {
  area.animate({ height: ['0', `${area.offsetHeight}px`], overflow: ['hidden', 'hidden'] }, SLIDE);
}

const emailOnPage = (): string | undefined =>
  [...document.querySelectorAll<HTMLInputElement>(FIELDS)].map(({ value }) => value.trim()).find(isEmail);

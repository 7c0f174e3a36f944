import { listenDom } from '../../core/bus/dom';
import { canMove } from '../../core/canMove';
import { isEmail } from './isEmail';
import { sendEmail } from './sendEmail';

const FIELDS = '#billing_email, #contact-fields input[type=email], #reg_email, #username';
const SLIDE = { duration: 200, easing: 'ease-out' };

/**
 * Sends the page's address again when the shopper opts in or out, and shows what is asked of those who opt in.
 * Source: contract add-ons 6.1, 6.5.
 */
export function watchOptIn(box: HTMLInputElement, signal: AbortSignal): void {
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

import { type Markup, parsePage } from '../html';
import { scrollToNotice } from '../scrollToNotice';

const ERRORS = '.woocommerce-error, .wc-block-components-notice-banner.is-error, .is-error';
const SUCCESSES = '.woocommerce-message, .wc-block-components-notice-banner.is-success, .is-success';

/** What the page says that the shop answered a posted product form with. */
export interface FormPage {
  /** Notices that say no, as nodes of this document. */
  readonly errors: readonly Element[];
  /** Text of the notice that says yes; empty when the page has none. */
  readonly success: string;
}

/** Reads the notices of an answered page. Source: contract 6.2, 16. */
export function readFormPage(html: Markup): FormPage {
  const page = parsePage(html);
  const errors = outermost([...page.querySelectorAll(ERRORS)]).map(error => document.importNode(error, true));
  return { errors, success: textOf(page.querySelector(SUCCESSES)) };
}

/** Puts notices where the page has its own, in place of older ones; the first has focus and is scrolled to. Source: contract 16. */
export function showNotices(notices: readonly Element[]): void {
  const wrapper = document.querySelector('.woocommerce-notices-wrapper');
  const [first] = notices;
  if (!wrapper || !(first instanceof HTMLElement)) return;
  wrapper.replaceChildren(...notices);
  first.tabIndex = -1;
  first.focus({ preventScroll: true });
  scrollToNotice(first);
}

/** Takes away notices that say no: what they were about has worked by now. */
export function dropErrors(): void {
  for (const error of document.querySelectorAll(`.woocommerce-notices-wrapper :is(${ERRORS})`)) error.remove();
}

/** Whether the page has a place for notices. */
export function canShowNotices(): boolean {
  return document.querySelector('.woocommerce-notices-wrapper') !== null;
}

/** Text of a notice without its links and buttons. */
function textOf(notice: Element | null): string {
  if (!notice) return '';
  for (const link of notice.querySelectorAll('a, svg')) link.remove();
  return notice.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

function outermost(elements: readonly Element[]): Element[] {
  return elements.filter(element => !elements.some(other => other !== element && other.contains(element)));
}

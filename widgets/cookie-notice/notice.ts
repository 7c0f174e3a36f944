import { focusMain } from '../../src/core/focusMain';
import { warnOnce } from '../../src/core/report';
import { followableUrl } from '../../src/core/url';
import { type Decision, readDecision, showDecision } from './decision';
import { listenForImplied } from './impliedConsent';
import { keepDecision } from './keepDecision';
import { keepHeight } from './noticeHeight';
import { readNoticeParams } from './params';
import { isPartShown, showPart } from './part';
import { reloadPage } from './reloadPage';

const CHOICES = '.cn-set-cookie, #cn-close-notice';
const REVOKE = '.cn-revoke-cookie';
const MORE = '#cn-more-info';

/**
 * Asks for the visitor's choice, keeps it, and lets it be taken back. A choice is final until then.
 * Source: spec storefront 4 "Cookie consent"; add-on contract 3.5–3.8.
 */
export function startNotice(box: HTMLElement, signal: AbortSignal): void {
  if (window.self !== window.top) return;
  if (box.className.includes('cn-effect-')) {
    warnOnce({
      where: 'cookie-notice',
      element: box,
      found: "the cookie notice's own script",
      consequence: 'The notice is left to it.',
      advice: 'Leave one of the two scripts out.',
    });
    return;
  }
  const params = readNoticeParams();
  const { cookieName, args } = params;
  /** Ends what listens for an implied yes. */
  let asking: AbortController | undefined;
  /** What was chosen on this page, where the browser may keep no cookies. */
  let chosen: Decision;
  /** What brought the notice back, or had the focus before. */
  let opener: Element | null = null;

  const isDecided = () => chosen !== undefined || readDecision(cookieName) !== undefined;

  const ask = () => {
    asking = new AbortController();
    // A choice is final until another one is made, and not by the way.
    const accept = () => isDecided() || choose(true);
    if (!isDecided()) listenForImplied(box, params, accept, AbortSignal.any([asking.signal, signal]));
    return showPart(box, 'notice', true, args);
  };
  const hide = async (): Promise<void> => {
    asking?.abort();
    const hadFocus = box.contains(document.activeElement);
    const hidden = showPart(box, 'notice', false, args);
    await hidden;
    if (signal.aborted) return;
    if (params.offersRevoke && box.querySelector('.cookie-revoke-container')) void showPart(box, 'revoke', true, args);
    // The shopper may have gone on while it faded out.
    const { activeElement } = document;
    if (hadFocus && (activeElement === document.body || box.contains(activeElement))) moveFocus(box, opener);
    opener = null;
  };
  const choose = (isAccepted: boolean) => {
    if (!isPartShown(box, 'notice') && readDecision(cookieName) === isAccepted) return;
    const before = readDecision(cookieName);
    asking?.abort();
    let isLeaving = false;
    if (params.reloads) {
      const leave = () => {
        isLeaving = true;
      };
      window.addEventListener('beforeunload', leave, { once: true, signal });
    }
    chosen = isAccepted;
    const time = new Date();
    const expires = keepDecision(isAccepted, params);
    const detail = { value: String(isAccepted), time, expires, data: args };
    document.dispatchEvent(new CustomEvent('setCookieNotice', { detail }));
    showDecision(isAccepted);
    void hide().then(() => {
      // A choice that is not kept would be asked for again.
      const isKept = readDecision(cookieName) === isAccepted;
      // The click that accepts may lead to another page.
      const reloads = params.reloads && !isLeaving && before !== isAccepted;
      if (reloads && isKept && !signal.aborted) reloadPage(params.isCached);
    });
  };
  const revoke = async (trigger: Element) => {
    opener = trigger;
    if (isPartShown(box, 'revoke')) await showPart(box, 'revoke', false, args);
    if (signal.aborted || isPartShown(box, 'notice')) return;
    void ask();
    // Who asked for it goes on in it.
    box.querySelector<HTMLElement>(CHOICES)?.focus({ preventScroll: true });
  };

  const onClick = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const choice = target.closest(CHOICES);
    const trigger = target.closest(REVOKE);
    const more = target.closest(MORE);
    if (choice) {
      event.preventDefault();
      // The cross says `accept` in its attribute, and refuses. Source: add-on contract 3.8.
      choose(choice.id !== 'cn-close-notice' && choice.getAttribute('data-cookie-set') === 'accept');
    } else if (trigger) {
      event.preventDefault();
      void revoke(trigger);
    } else if (more) openMore(more, event);
  };
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', event => pressPlain(event), { signal });

  // Answered in another tab, or before this page came back.
  const lookAgain = () => {
    const decision = readDecision(cookieName);
    if (document.visibilityState !== 'visible' || decision === undefined || opener) return;
    showDecision(decision);
    if (isPartShown(box, 'notice')) void hide();
  };
  document.addEventListener('visibilitychange', lookAgain, { signal });
  window.addEventListener('pageshow', lookAgain, { signal });

  offerCross(box, signal);
  box.classList.add(`cn-effect-${params.effect}`);
  keepHeight(box, signal);
  signal.addEventListener('abort', () => {
    box.classList.remove('cn-animated', `cn-effect-${params.effect}`, 'cookie-notice-visible', 'cookie-revoke-visible');
    box.classList.add('cookie-notice-hidden', 'cookie-revoke-hidden');
  });
  if (readDecision(cookieName) === undefined) void ask();
  else if (params.offersRevoke && box.querySelector('.cookie-revoke-container'))
    void showPart(box, 'revoke', true, args);
}

/** Keys can't reach the cross that older versions print. */
function offerCross(box: Element, signal: AbortSignal): void {
  const cross = box.querySelector('span#cn-close-notice:not([tabindex])');
  if (!cross) return;
  cross.setAttribute('tabindex', '0');
  cross.setAttribute('role', 'button');
  signal.addEventListener('abort', () => {
    cross.removeAttribute('tabindex');
    cross.removeAttribute('role');
  });
}

/** Controls that older versions print as no buttons are pressed with keys as well. */
function pressPlain(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches(`${CHOICES}, ${REVOKE}`)) return;
  const isPressed = key === ' ' || (key === 'Enter' && !(target instanceof HTMLAnchorElement));
  if (target instanceof HTMLButtonElement || !isPressed) return;
  event.preventDefault();
  target.click();
}

/** Opens what tells more, where that is a page. */
function openMore(more: Element, event: Event): void {
  const address = more.getAttribute('data-link-url');
  const url = address && followableUrl(address);
  if (!url) return;
  event.preventDefault();
  window.open(url, more.getAttribute('data-link-target') || '_self', 'noopener');
}

/** The notice is gone: the shopper goes on at what brought it, at what takes the choice back, or in the page. */
function moveFocus(box: Element, opener: Element | null): void {
  const isUsable = (element: Element | null): element is HTMLElement =>
    element instanceof HTMLElement && element.isConnected && element.getClientRects().length > 0;
  const revoke = isPartShown(box, 'revoke') ? box.querySelector(REVOKE) : null;
  const next = [opener, revoke].find(isUsable);
  if (next) next.focus({ preventScroll: true });
  else focusMain();
}

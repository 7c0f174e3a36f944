import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Decision, readDecision, showDecision } from '../../src/core/consent';
import { focusMain } from '../../src/core/focusMain';
import { storeContext } from '../../src/ui/storeContext';
import { listenForImplied } from './impliedConsent';
import { keepDecision, reloadPage } from './keepDecision';
import { type NoticeParams, readNoticeParams } from './params';
import { animationOf, readParts } from './parts';

/** The two things that the notice's box shows: the notice itself, and what takes a choice back. */
export type Part = 'notice' | 'revoke';

export interface NoticeState {
  /** `leaving` is no longer shown, and still there until the animation is over. */
  readonly phases: Readonly<Record<Part, 'hidden' | 'shown' | 'leaving'>>;
  readonly isAnimated: boolean;
}

export interface NoticeStore extends StoreApi<NoticeState> {
  readonly params: NoticeParams;
  /** Keeps a choice, tells it, and hides the notice. It is final until it is taken back. */
  choose(isAccepted: boolean): void;
  /**
   * Asks anew; the old choice counts until there is another.
   * @param opener gets the focus back when the notice is gone
   */
  revoke(opener: Element): Promise<void>;
  /** Asks who has not decided, and follows what is decided elsewhere. */
  start(signal: AbortSignal): void;
}

export const [NoticeProvider, useNotice] = storeContext<NoticeStore>();

/** Events on `document`, before the classes change. Source: add-on contract 3.5. */
const EVENTS = {
  notice: { true: 'showCookieNotice', false: 'hideCookieNotice' },
  revoke: { true: 'showRevokeNotice', false: 'hideRevokeNotice' },
} as const;

/** The page's notice while it works, and the link that has asked for it before. */
let working: NoticeStore | undefined;
let waiting: Element | undefined;

/** Takes a choice back by a link in the content, as soon as the notice works. */
export function revokeBy(link: Element): void {
  if (working) void working.revoke(link);
  else waiting = link;
}

/** The notice in its box. Source: spec storefront 4 "Cookie consent"; add-on contract 3.5–3.8. */
export function createNoticeStore(box: HTMLElement): NoticeStore {
  const params = readNoticeParams();
  const parts = readParts(box);
  const store = createStore<NoticeState>()(() => ({
    phases: { notice: 'hidden', revoke: 'hidden' },
    isAnimated: false,
  }));
  const { getState } = store;
  /** What was chosen on this page, where the browser may keep no cookies. */
  let chosen: Decision;
  /** What brought the notice back. */
  let opener: Element | undefined;
  /** Ends what listens for an implied yes. */
  let asking: AbortController | undefined;
  let isOver = false;

  const isShown = (part: Part) => getState().phases[part] === 'shown';
  const isDecided = () => chosen !== undefined || readDecision() !== undefined;
  const offersRevoke = params.offersRevoke && parts.hasRevoke;

  /** @returns when the page's own animation is over. Source: add-on contract 3.5, 3.6 */
  async function showPart(part: Part, shows: boolean): Promise<void> {
    document.dispatchEvent(new CustomEvent(EVENTS[part][`${shows}`], { detail: { data: params.args } }));
    const draw = (phase: NoticeState['phases'][Part], isAnimated: boolean) =>
      flushSync(() => store.setState(({ phases }) => ({ phases: { ...phases, [part]: phase }, isAnimated })));
    if (shows) draw('shown', true);
    else draw(isShown(part) ? 'leaving' : getState().phases[part], true);
    await animationOf(box);
    // Another press may have shown it again.
    draw(isShown(part) ? 'shown' : 'hidden', false);
  }

  function ask(): Promise<void> {
    asking = new AbortController();
    // A choice is final until another one is made, and not by the way.
    const accept = () => isDecided() || choose(true);
    if (!isDecided()) listenForImplied(box, params, accept, asking.signal);
    return showPart('notice', true);
  }

  async function hide(): Promise<void> {
    asking?.abort();
    const hadFocus = box.contains(document.activeElement);
    await showPart('notice', false);
    if (isOver || isShown('notice')) return;
    if (offersRevoke) void showPart('revoke', true);
    // The shopper may have gone on while it faded out.
    const { activeElement } = document;
    if (hadFocus && (activeElement === document.body || box.contains(activeElement))) moveFocus();
    opener = undefined;
  }

  /** The notice is gone: the shopper goes on at what brought it, at what takes the choice back, or in the page. */
  function moveFocus(): void {
    const next = [opener, isShown('revoke') ? parts.revoke : undefined].find(isUsable);
    if (next) next.focus({ preventScroll: true });
    else focusMain();
  }

  function choose(isAccepted: boolean): void {
    const before = readDecision();
    if (!isShown('notice') && before === isAccepted) return;
    asking?.abort();
    // The click that accepts may lead to another page.
    let isLeaving = false;
    const leave = () => {
      isLeaving = true;
    };
    const decided = new AbortController();
    if (params.reloads) window.addEventListener('beforeunload', leave, { signal: decided.signal });
    chosen = isAccepted;
    const time = new Date();
    const expires = keepDecision(isAccepted, params);
    const detail = { value: String(isAccepted), time, expires, data: params.args };
    document.dispatchEvent(new CustomEvent('setCookieNotice', { detail }));
    showDecision(isAccepted);
    void hide().then(() => {
      decided.abort();
      // A choice that is not kept would be asked for again.
      const isKept = readDecision() === isAccepted;
      if (params.reloads && before !== isAccepted && isKept && !isLeaving && !isOver) reloadPage(params.isCached);
    });
  }

  async function revoke(by: Element): Promise<void> {
    opener = by;
    if (isShown('revoke')) await showPart('revoke', false);
    if (isOver || isShown('notice')) return;
    void ask();
    // Who asked for it goes on in it.
    parts.firstChoice?.focus({ preventScroll: true });
  }

  /** Answered in another tab, or before this page came back. */
  function lookAgain(): void {
    const decision = readDecision();
    if (document.visibilityState !== 'visible' || decision === undefined || opener) return;
    showDecision(decision);
    if (isShown('notice')) void hide();
  }

  function start(signal: AbortSignal): void {
    working = self;
    signal.addEventListener('abort', () => {
      isOver = true;
      asking?.abort();
      if (working === self) working = undefined;
    });
    document.addEventListener('visibilitychange', lookAgain, { signal });
    window.addEventListener('pageshow', lookAgain, { signal });
    const by = waiting;
    waiting = undefined;
    if (readDecision() === undefined) void ask();
    else if (by) void revoke(by);
    else if (offersRevoke) void showPart('revoke', true);
  }

  const self: NoticeStore = { ...store, params, choose, revoke, start };
  return self;
}

const isUsable = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.getClientRects().length > 0;

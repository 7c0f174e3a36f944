import { announceNow } from '../../src/core/cart/liveRegion';
import { type Decision, readDecision, showDecision } from '../../src/core/consent';
import { focusMain } from '../../src/core/focus';
import { reloadPage } from '../../src/core/navigate';
import { createDrawnStore } from '../../src/ui/storeContext';
import { keepDecision, passPageCache } from './keepDecision';
import { type NoticeParams, readNoticeParams } from './params';
import { animationOf, readParts, textOf } from './parts';

type Part = 'notice' | 'revoke';

interface NoticeState {
  /** `leaving` is no longer shown, and still there until the animation is over. */
  readonly phases: Readonly<Record<Part, 'hidden' | 'shown' | 'leaving'>>;
  readonly isAnimated: boolean;
}

export type NoticeStore = ReturnType<typeof createNoticeStore>;

/** Events on `document`, before the classes change. */
const EVENTS = {
  notice: { true: 'showCookieNotice', false: 'hideCookieNotice' },
  revoke: { true: 'showRevokeNotice', false: 'hideRevokeNotice' },
} as const;

/** The page's mounted notice, and the link that has asked for it before. */
let working: NoticeStore | undefined;
let waiting: Element | undefined;

export function revokeBy(link: Element): void {
  if (working) void working.revoke(link);
  else waiting = link;
}

export function createNoticeStore(box: HTMLElement) {
  const params = readNoticeParams();
  const parts = readParts(box);
  const store = createDrawnStore<NoticeState>(() => ({
    phases: { notice: 'hidden', revoke: 'hidden' },
    isAnimated: false,
  }));
  const { getState } = store;
  /** The choice on this page, where the browser may keep no cookies. */
  let chosen: Decision;
  let opener: Element | undefined;
  let asking: AbortController | undefined;
  let isOver = false;

  const isShown = (part: Part) => getState().phases[part] === 'shown';
  const isDecided = () => chosen !== undefined || readDecision() !== undefined;
  const offersRevoke = params.offersRevoke && parts.hasRevoke;

  /** @returns when the page's own animation is over. See contract/consent.md#events. */
  async function showPart(part: Part, shows: boolean): Promise<void> {
    document.dispatchEvent(new CustomEvent(EVENTS[part][`${shows}`], { detail: { data: params.args } }));
    const draw = (phase: NoticeState['phases'][Part], isAnimated: boolean) =>
      store.draw({ phases: { ...getState().phases, [part]: phase }, isAnimated });
    if (shows) draw('shown', true);
    else draw(isShown(part) ? 'leaving' : getState().phases[part], true);
    await animationOf(box);
    // Another press may have shown it again.
    draw(isShown(part) ? 'shown' : 'hidden', false);
  }

  function ask(): Promise<void> {
    asking = new AbortController();
    // Implied consent does not change a choice.
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
      // Without a stored choice the reloaded page would ask again.
      const isKept = readDecision() === isAccepted;
      if (!params.reloads || before === isAccepted || !isKept || isLeaving || isOver) return;
      if (params.isCached) passPageCache();
      reloadPage();
    });
  }

  /** Asks again; the old choice counts until there is another. `by` gets the focus back. */
  async function revoke(by: Element): Promise<void> {
    opener = by;
    if (isShown('revoke')) await showPart('revoke', false);
    if (isOver || isShown('notice')) return;
    void ask();
    // The shopper goes on in the notice.
    parts.firstChoice?.focus({ preventScroll: true });
  }

  /** Follows a choice of another tab, or of a page before this one. */
  function syncDecision(): void {
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
    document.addEventListener('visibilitychange', syncDecision, { signal });
    window.addEventListener('pageshow', syncDecision, { signal });
    const by = waiting;
    waiting = undefined;
    if (readDecision() === undefined) {
      void ask();
      // It takes no focus, so screen readers would not tell of it.
      announceNow(textOf(box));
    } else if (by) void revoke(by);
    else if (offersRevoke) void showPart('revoke', true);
  }

  const self = { ...store, params, choose, revoke, start };
  return self;
}

const isUsable = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.getClientRects().length > 0;

const CONTROLS = '.cn-set-cookie, .cn-revoke-cookie';
const SCROLL_KEYS = /^(?: |Arrow(?:Up|Down)|Page(?:Up|Down)|Home|End)$/;
/** Time after a wheel, touch or key, or after scrolling that it began, in which a scroll counts as the shopper's, in ms. */
const SCROLLS_ON = 1000;
const OWN_KEYS = 'button, input, select, textarea, [contenteditable]';

/** Accepts on clicks and scrolling down by the shopper, not by scripts, anchors or the browser. */
function listenForImplied(box: Element, params: NoticeParams, accept: () => void, signal: AbortSignal): void {
  const { scrollOffset, clickAccepts } = params;
  if (clickAccepts) {
    const onClick = ({ target, isTrusted, detail }: MouseEvent) => {
      // A replayed click is untrusted.
      const isShoppers = isTrusted || detail > 0;
      if (isShoppers && target instanceof Element && !box.contains(target) && !target.closest(CONTROLS)) accept();
    };
    document.addEventListener('click', onClick, { capture: true, signal });
  }
  if (scrollOffset === undefined) return;
  let scrolledAt = Number.NEGATIVE_INFINITY;
  const onIntent = (event: Event) => {
    scrolledAt = isScrolling(event) ? performance.now() : Number.NEGATIVE_INFINITY;
  };
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    window.addEventListener(type, onIntent, { capture: true, passive: true, signal });
  let before = window.scrollY;
  const onScroll = () => {
    const isCrossed = before <= scrollOffset && window.scrollY > scrollOffset;
    before = window.scrollY;
    if (performance.now() - scrolledAt > SCROLLS_ON) return;
    // Momentum scrolling counts as well.
    scrolledAt = performance.now();
    if (isCrossed) accept();
  };
  window.addEventListener('scroll', onScroll, { passive: true, signal });
}

/** Whether the shopper is about to scroll: a press in the page may follow a link, a key may belong to a field. */
function isScrolling(event: Event): boolean {
  const { target } = event;
  if (event instanceof KeyboardEvent)
    return SCROLL_KEYS.test(event.key) && !(target instanceof Element && target.closest(OWN_KEYS));
  // The window's scroll bar, and scrolling with the middle button.
  return !(event instanceof PointerEvent) || target === document.documentElement || event.button === 1;
}

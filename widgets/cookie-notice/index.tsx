import { type ReactNode, useLayoutEffect, useState } from 'react';
import { bus } from '../../src/core/bus/bus';
import { addEvents } from '../../src/core/bus/channel';
import { cookieNoticeEvents } from '../../src/core/bus/events/services';
import { readDecision, showDecision } from '../../src/core/consent';
import { reportError } from '../../src/core/report';
import { keepClearOf } from '../../src/core/scrollPadding';
import { adopt, useClasses } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { AddedAlert } from '../../src/ui/AddedAlert';
import { clickWithKeys } from '../../src/ui/press';
import { useDomEvent } from '../../src/ui/useBus';
import { useStore } from '../../src/ui/useStore';
import { Control, MoreInfo } from './controls';
import { tNotice } from './messages';
import { accepts, CHOICE, isLeft, MORE, NOTICE, REVOKE, REVOKE_LINK } from './parts';
import { createNoticeStore, type NoticeStore, revokeBy } from './store';

/** The cookie notice, or a link in the content that revokes a choice. See contract/consent.md#markup. */
export const mount = defineView('cookie-notice', HTMLElement, marker => {
  if (!marker.matches(NOTICE)) return { render: () => <RevokeLink link={marker} /> };
  showDecision(readDecision());
  if (isLeft(marker)) return { render: () => adopt(marker, {}) };
  const store = createNoticeStore(marker);
  return { render: () => <CookieNotice box={marker} store={store} />, start: store.start };
});

const slots = { [CHOICE]: Control, [REVOKE]: Control, [MORE]: MoreInfo };

function CookieNotice({ box, store }: { box: HTMLElement; store: NoticeStore }): ReactNode {
  const { notice, revoke } = useStore(store, ({ phases }) => phases);
  useClasses(box, {
    [`cn-effect-${store.params.effect}`]: true,
    'cn-animated': useStore(store, ({ isAnimated }) => isAnimated),
    'cookie-notice-visible': notice === 'shown',
    'cookie-notice-hidden': notice === 'hidden',
    'cookie-revoke-visible': revoke === 'shown',
    'cookie-revoke-hidden': revoke === 'hidden',
  });
  const isShown = notice === 'shown' || revoke === 'shown';
  useLayoutEffect(() => (isShown ? tellHeight(box) : undefined), [box, isShown]);
  useLayoutEffect(() => (isShown ? keepClearOf(box) : undefined), [box, isShown]);
  useControls(store);
  return adopt(box, slots, isOwn);
}

const isOwn = (control: Element) => !control.matches(REVOKE_LINK);

/** Themes put controls anywhere in the page. */
function useControls(store: NoticeStore): void {
  const controlAt = (target: Element) => {
    const control = target.closest<HTMLElement>(`${CHOICE}, ${REVOKE}`);
    return control && isOwn(control) ? control : undefined;
  };
  useDomEvent(document, 'click', (target, event) => {
    const control = controlAt(target);
    if (!control) return;
    event.preventDefault();
    if (control.matches(CHOICE)) store.choose(accepts(control));
    else void store.revoke(control);
  });
  useDomEvent(document, 'keydown', (target, event) => {
    const control = controlAt(target);
    if (control) clickWithKeys(control, event);
  });
}

addEvents(cookieNoticeEvents);

const INSET = 'data-shop-notice-inset';
const HEIGHT = '--shop-notice-height';

/**
 * Tells how many px of the window the notice covers, on the bus and on the elements that ask for it. Not on the root element: the browser
 * would compute the styles of the whole page anew. Returns its end.
 */
function tellHeight(box: HTMLElement): () => void {
  let height = 0;
  const write = () => {
    for (const { style } of document.querySelectorAll<HTMLElement>(`[${INSET}]`)) {
      if (height) style.setProperty(HEIGHT, `${height}px`);
      else style.removeProperty(HEIGHT);
    }
  };
  const tell = (now: number) => {
    if (now === height) return;
    height = now;
    write();
    bus.emit('notice_height', { height });
  };
  const size = new ResizeObserver(() => tell(box.offsetHeight));
  size.observe(box);
  const asking = new MutationObserver(write);
  asking.observe(document.body, { childList: true });
  asking.observe(document.documentElement, { attributeFilter: [INSET], subtree: true });
  return () => {
    size.disconnect();
    asking.disconnect();
    tell(0);
  };
}

/** A link in the content that revokes the choice; on a page without the notice a press shows a message, once. */
function RevokeLink({ link }: { link: HTMLElement }): ReactNode {
  const [isMissing, setMissing] = useState(false);
  useDomEvent(link, 'click', (_, event) => {
    event.preventDefault();
    if (document.querySelector(NOTICE)) return revokeBy(link);
    reportError({
      where: 'cookie-notice',
      element: link,
      found: 'a link that takes the choice back, and no #cookie-notice on the page',
      consequence: 'The choice stays as it is.',
      advice: 'Have the page print the notice, also for visitors who have decided.',
    });
    setMissing(true);
  });
  useDomEvent(link, 'keydown', (_, event) => clickWithKeys(link, event));
  return (
    <>
      {adopt(link, {})}
      {isMissing && (
        <AddedAlert after={link} isSpaced className="sw-notice-missing" text={tNotice('cookie-notice.missing')} />
      )}
    </>
  );
}

import { type ReactNode, useLayoutEffect } from 'react';
import { adopt, useClasses } from '../../src/hydrate';
import { useDomEvent } from '../../src/ui/useBus';
import { useStore } from '../../src/ui/useStore';
import { Choice, MoreInfo, pressOnKey, Revoke } from './controls';
import { tellHeight } from './height';
import { accepts, CHOICE, MORE, REVOKE, REVOKE_LINK } from './parts';
import { NoticeProvider, type NoticeStore } from './store';

const slots = { [CHOICE]: Choice, [REVOKE]: Revoke, [MORE]: MoreInfo };

/** The box that asks for a choice, or offers to take it back. Source: add-on contract 3.1, 3.6. */
export function CookieNotice({ box, store }: { box: HTMLElement; store: NoticeStore }): ReactNode {
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
  useControlsElsewhere(box, store);
  return <NoticeProvider value={store}>{adopt(box, slots, isOwn)}</NoticeProvider>;
}

const isOwn = (control: Element) => !control.matches(REVOKE_LINK);

/** Themes put controls anywhere in the page. Source: add-on contract 3.1. */
function useControlsElsewhere(box: Element, store: NoticeStore): void {
  const elsewhere = (target: Element) => {
    const control = target.closest<HTMLElement>(`${CHOICE}, ${REVOKE}`);
    return control && isOwn(control) && !box.contains(control) ? control : undefined;
  };
  useDomEvent(document, 'click', (target, event) => {
    const control = elsewhere(target);
    if (!control) return;
    event.preventDefault();
    if (control.matches(CHOICE)) store.choose(accepts(control));
    else void store.revoke(control);
  });
  useDomEvent(document, 'keydown', (target, event) => {
    const control = elsewhere(target);
    if (control === target) pressOnKey(control, event);
  });
}

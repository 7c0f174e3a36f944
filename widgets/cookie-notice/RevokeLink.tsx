import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { reportError } from '../../src/core/report';
import { adopt } from '../../src/hydrate';
import { useDomEvent } from '../../src/ui/useBus';
import { pressOnKey } from './controls';
import { tNotice } from './messages';
import { NOTICE } from './parts';
import { revokeBy } from './store';

/** A link in the content that revokes the choice; on a page without the notice it says so, once. Source: add-on contract 3.1. */
export function RevokeLink({ link }: { link: HTMLElement }): ReactNode {
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
  useDomEvent(link, 'keydown', (_, event) => pressOnKey(link, event));
  return (
    <>
      {adopt(link, {})}
      {isMissing && <Missing link={link} />}
    </>
  );
}

/** An alert beside the link. It is created before its text: screen readers announce insertions into an alert. */
function Missing({ link }: { link: HTMLElement }): ReactNode {
  const [place, setPlace] = useState<Element>();
  useLayoutEffect(() => {
    const message = document.createElement('span');
    message.className = 'sw-notice-missing';
    message.role = 'alert';
    const space = new Text(' ');
    link.after(space, message);
    setPlace(message);
    return () => {
      space.remove();
      message.remove();
    };
  }, [link]);
  return place && createPortal(tNotice('cookie-notice.missing'), place);
}

import { readDecision, showDecision } from '../../src/core/consent';
import { adopt } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { CookieNotice } from './CookieNotice';
import { isLeft, NOTICE } from './parts';
import { RevokeLink } from './RevokeLink';
import { createNoticeStore } from './store';

/** The cookie notice, or a link in the content that revokes a choice. Source: spec storefront 4 "Cookie consent"; add-on contract 3. */
export const mount = defineView('cookie-notice', HTMLElement, marker => {
  if (!marker.matches(NOTICE)) return { render: () => <RevokeLink link={marker} /> };
  showDecision(readDecision());
  if (isLeft(marker)) return { render: () => adopt(marker, {}) };
  const store = createNoticeStore(marker);
  return { render: () => <CookieNotice box={marker} store={store} />, start: store.start };
});

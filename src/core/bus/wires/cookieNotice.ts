import type { CookieNoticeEvents } from '../events/cookieNotice';
import { isRecord, type WireTable } from '../wire';

/** Events of the cookie notice. */
export const cookieNoticeWires: WireTable<CookieNoticeEvents> = {
  notice_height: {
    toArguments: payload => [{ ...payload }],
    fromArguments: ([payload]) =>
      isRecord(payload) && Number(payload.height) >= 0 ? { height: Number(payload.height) } : undefined,
  },
};

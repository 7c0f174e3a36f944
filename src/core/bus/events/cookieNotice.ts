import { isRecord } from '../../guards';
import { defineEvent } from '../defineEvent';

/** Events of the cookie notice, on `document.body`. Source: add-on contract 13.8. */
export const cookieNoticeEvents = {
  /** The notice covers that much of the window, px; 0: nothing any more. jQuery: `{height}`. */
  notice_height: defineEvent<{ readonly height: number }>({
    toArguments: payload => [{ ...payload }],
    fromArguments: ([payload]) =>
      isRecord(payload) && Number(payload.height) >= 0 ? { height: Number(payload.height) } : undefined,
  }),
};

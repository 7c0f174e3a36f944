import { isRecord, recordOf, text } from '../../guards';
import { defineEvent } from '../defineEvent';

/** The service is `analytics`, `recording`, `chat` or `player`. */
const service = defineEvent<{ readonly service: string }>({
  toArguments: payload => [{ ...payload }],
  fromArguments: ([payload]) => (isRecord(payload) ? { service: text(payload.service) } : undefined),
});

/** Events of other parties' services, on `document.body`. Source: add-on contract 10.5, 11.5. */
export const serviceEvents = {
  /** The script of a service has loaded. jQuery: `{service}`. */
  service_loaded: service,
  /** The script of a service did not load; it is not tried again on this page. jQuery: `{service}`. */
  service_failed: service,
  /** Asks for a usage event to be sent to the payment provider's plugin, e.g. `gpay_button_click`. jQuery: the object. */
  shop_usage_event: defineEvent<{ readonly event: string; readonly properties: Readonly<Record<string, unknown>> }>({
    toArguments: payload => [{ ...payload }],
    fromArguments: ([payload]) =>
      isRecord(payload) && text(payload.event)
        ? { event: text(payload.event), properties: recordOf(payload.properties) }
        : undefined,
  }),
};

/** Events of the cookie notice, on `document.body`. Source: add-on contract 13.8. */
export const cookieNoticeEvents = {
  /** The notice covers that much of the window, px; 0: nothing any more. jQuery: `{height}`. */
  notice_height: defineEvent<{ readonly height: number }>({
    toArguments: payload => [{ ...payload }],
    fromArguments: ([payload]) =>
      isRecord(payload) && Number(payload.height) >= 0 ? { height: Number(payload.height) } : undefined,
  }),
};

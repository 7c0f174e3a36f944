import { recordOf, text } from '../../guards';
import { defineNamed, string } from '../positional';

/** The service is `analytics`, `recording`, `chat` or `player`. */
const service = defineNamed({ service: string });

/** Events of other parties' services, on `document.body`. See contract/payments.md#usage-events. */
export const serviceEvents = {
  /** The script of a service has loaded. jQuery: `{service}`. */
  service_loaded: service,
  /** The script of a service did not load; it is not tried again on this page. jQuery: `{service}`. */
  service_failed: service,
  /** Asks for a usage event to be sent to the payment provider's plugin, e.g. `gpay_button_click`. jQuery: the object. */
  shop_usage_event: defineNamed<{ event: string; properties: Readonly<Record<string, unknown>> }>({
    event: { read: given => text(given) || undefined },
    properties: { read: recordOf },
  }),
};

/** Events of the cookie notice, on `document.body`. See contract/services.md#recording-chat-media. */
export const cookieNoticeEvents = {
  /** The notice covers that much of the window, px; 0: nothing any more. jQuery: `{height}`. */
  notice_height: defineNamed<{ height: number }>({
    height: { read: given => (Number(given) >= 0 ? Number(given) : undefined) },
  }),
};

interface ServiceEvent {
  /** `analytics`, `recording`, `chat` or `player`. */
  readonly service: string;
}

/** Events of other parties' services, on `document.body`. Source: add-on contract 10.5, 11.5. */
export interface ServiceEvents {
  /** The script of a service has loaded. jQuery: `{service}`. */
  service_loaded: ServiceEvent;
  /** The script of a service did not load; it is not tried again on this page. jQuery: `{service}`. */
  service_failed: ServiceEvent;
  /** Asks for a usage event to be sent to the payment provider's plugin, e.g. `gpay_button_click`. jQuery: the object. */
  shop_usage_event: { readonly event: string; readonly properties: Readonly<Record<string, unknown>> };
}

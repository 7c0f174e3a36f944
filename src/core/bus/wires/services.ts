import type { ShopEvents } from '../events';
import type { ServiceEvents } from '../events/services';
import { isRecord, text, type Wire, type WireTable } from '../wire';

const service: Wire<ShopEvents['service_loaded']> = {
  toArguments: payload => [{ ...payload }],
  fromArguments: ([payload]) => (isRecord(payload) ? { service: text(payload.service) } : undefined),
};

/** Events of other parties' services. */
export const serviceWires: WireTable<ServiceEvents> = {
  service_loaded: service,
  service_failed: service,
  shop_usage_event: {
    toArguments: payload => [{ ...payload }],
    fromArguments: ([payload]) =>
      isRecord(payload) && text(payload.event)
        ? { event: text(payload.event), properties: isRecord(payload.properties) ? payload.properties : {} }
        : undefined,
  },
};

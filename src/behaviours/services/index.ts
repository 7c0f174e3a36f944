import { defineBehaviour } from '../../core/behave';
import { addEvents } from '../../core/bus/channel';
import { serviceEvents } from '../../core/bus/events/services';
import { MarkupError } from '../../core/errors';
import { readConfig } from './readConfig';
import { startServices } from './startServices';

addEvents(serviceEvents);

/** Unmounting ends the listening; loaded scripts stay. @throws MarkupError. See contract/payments.md#usage-events. */
export const mount = defineBehaviour('services', (marker, signal) => {
  if (!(marker instanceof HTMLScriptElement) || !marker.matches('[type="application/json"]')) {
    throw new MarkupError('services', marker, 'it is no script element of type application/json');
  }
  startServices(marker, readConfig(marker), signal);
});

import { addWires } from '../../src/core/bus/wire';
import { accountWires } from '../../src/core/bus/wires/account';
import { MarkupError } from '../../src/core/errors';
import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import { offerToggle } from './offerToggle';
import { watchStrength } from './watchStrength';

addWires(accountWires);

/**
 * Gives a password field a button that shows what was typed, and says how strong a new password is where the page has the
 * settings for it. Source: spec storefront 2; contract 23.
 * @throws MarkupError when the marker is no input
 */
function mountPasswordField(marker: Element, options: HydrateOptions = {}): Mounted {
  if (!(marker instanceof HTMLInputElement)) throw new MarkupError('password-field', marker, 'it is not an input');
  const start = (signal: AbortSignal) => {
    offerToggle(marker, signal);
    watchStrength(marker, signal);
  };
  return plainWidget('password-field', marker, start, options);
}

export { mountPasswordField as mount };

import { addWires } from '../../src/core/bus/wire';
import { accountWires } from '../../src/core/bus/wires/account';
import { MarkupError } from '../../src/core/errors';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { PasswordField } from './PasswordField';
import { createPasswordStore } from './store';

addWires(accountWires);

/**
 * Gives a password field a button that shows what was typed, and says how strong a new password is where the page has the
 * settings for it. Both stand around the field, which is the root. Source: spec storefront 2; contract 23.
 * @throws MarkupError when the marker is no input
 */
function mountPasswordField(marker: Element, options: HydrateOptions = {}): Mounted {
  if (!(marker instanceof HTMLInputElement)) throw new MarkupError('password-field', marker, 'it is not an input');
  const store = createPasswordStore(marker);
  return hydrateWidget('password-field', marker, () => <PasswordField input={marker} store={store} />, {
    ...options,
    start: store.start,
  });
}

export { mountPasswordField as mount };

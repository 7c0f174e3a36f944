import { addEvents } from '../../src/core/bus/channel';
import { accountEvents } from '../../src/core/bus/events/account';
import { defineView } from '../../src/hydrate/defineView';
import { PasswordField } from './PasswordField';
import { createPasswordStore } from './store';

addEvents(accountEvents);

/**
 * Gives a password field a button that shows the typed text, and says how strong a new password is where the page has the
 * settings for it. Both stand around the field, which is the root. Source: spec storefront 2; contract 23.
 */
export const mount = defineView('password-field', HTMLInputElement, input => {
  const store = createPasswordStore(input);
  return { render: () => <PasswordField input={input} store={store} />, start: store.start };
});

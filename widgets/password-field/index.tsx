import { addEvents } from '../../src/core/bus/channel';
import { accountEvents } from '../../src/core/bus/events/account';
import { defineView } from '../../src/hydrate/defineView';
import { PasswordField } from './PasswordField';
import { createPasswordStore } from './store';

addEvents(accountEvents);

/** A button that shows the text, and the strength of a new password, both around the field. Source: spec storefront 2; contract 23. */
export const mount = defineView('password-field', HTMLInputElement, input => {
  const store = createPasswordStore(input);
  return { render: () => <PasswordField input={input} store={store} />, start: store.start };
});

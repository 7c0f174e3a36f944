import { type Field, isField } from '../../src/core/fields';
import { textWithout } from '../../src/core/html/text';
import { createDrawnStore, storeContext } from '../../src/ui/storeContext';
import { tAccount } from './messages';
import { whenSent } from './whenSent';

interface AccountFormState {
  readonly missing: ReadonlyMap<Field, string>;
  readonly isSent: boolean;
}

export type AccountFormStore = ReturnType<typeof createAccountFormStore>;

export const [AccountFormProvider, useAccountForm] = storeContext<AccountFormStore>();

const REQUIRED = ':is(input, select, textarea):is([required], [aria-required="true"]):not([type="hidden"], :disabled)';

/** With empty required fields the form stays in the page and says what is missing; the shop checks all else. Source: contract 17.5, 22. */
export function createAccountFormStore(form: HTMLFormElement) {
  const store = createDrawnStore<AccountFormState>(() => ({ missing: new Map(), isSent: false }));
  const { getState, draw } = store;

  function check(event: Event): void {
    const empty = [...form.querySelectorAll(REQUIRED)].filter(isField).filter(field => isEmpty(field) && isSeen(field));
    const [first] = empty;
    if (!first) return;
    event.preventDefault();
    draw({ missing: new Map(empty.map(field => [field, messageOf(field)])) });
    first.focus();
  }

  function settle({ target }: Event): void {
    const { missing } = getState();
    if (isField(target) && missing.has(target))
      draw({ missing: new Map([...missing].filter(([one]) => one !== target)) });
  }

  function start(signal: AbortSignal): void {
    form.addEventListener('submit', check, { signal });
    form.addEventListener('input', settle, { signal });
    whenSent(form, isSent => draw({ isSent }), signal);
  }

  return { ...store, start };
}

const isSeen = (field: Field): boolean => field.getClientRects().length > 0;

const isEmpty = (field: Field): boolean =>
  field instanceof HTMLInputElement && field.type === 'checkbox' ? !field.checked : field.value === '';

function messageOf(field: Field): string {
  const label = textWithout(field.closest('.form-row')?.querySelector('label'), '.required, .screen-reader-text');
  return label ? tAccount('account.required', { label }) : tAccount('account.requiredField');
}

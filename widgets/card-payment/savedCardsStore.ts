import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { isOn } from '../../src/core/guards';
import { createDrawnStore } from '../../src/ui/storeContext';

export const TOKEN = 'input.woocommerce-SavedPaymentMethods-tokenInput';

interface SavedCardsState {
  readonly isNew: boolean;
  readonly maySave: boolean;
}

export type SavedCardsStore = ReturnType<typeof createSavedCardsStore>;

/** The choice among a method's saved cards. Another list that comes into the page is another marker. */
export function createSavedCardsStore(list: Element) {
  const tokens = () => [...list.querySelectorAll<HTMLInputElement>(TOKEN)];
  const read = (): SavedCardsState => {
    const all = tokens();
    const isNew = all.length === 0 || all.some(({ checked, value }) => checked && value === 'new');
    return { isNew, maySave: isNew && hasAccount() };
  };
  const store = createDrawnStore<SavedCardsState>(() => {
    chooseLast();
    return read();
  });

  function chooseLast(): void {
    const all = tokens();
    const last = all.at(-1);
    if (last && !all.some(({ checked }) => checked)) last.checked = true;
  }

  function look(): void {
    chooseLast();
    store.draw(read());
  }

  function start(signal: AbortSignal): void {
    // Also natively, and without bubbling.
    const onBody = { target: document.body, signal };
    bus.on('updated_checkout', look, onBody);
    bus.on('wc-credit-card-form-init', look, onBody);
    listenDom(document, 'change', ({ id }) => id === 'createaccount' && look(), signal);
  }

  return { ...store, look, start };
}

/** A card is saved in an account: one that the shopper has, or is about to get. */
function hasAccount(): boolean {
  const params = readGlobal('wc_tokenization_form_params');
  if (!params || isOn(params.is_logged_in) || isOn(params.is_registration_required)) return true;
  return document.querySelector('input#createaccount:checked') !== null;
}

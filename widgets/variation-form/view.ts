import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallFailure } from '../../src/core/errors';

/** What the add-to-cart button says of the choice. `unknown`: before the first look. Source: contract 3.10. */
export type ButtonState = 'unknown' | 'selection-needed' | 'unavailable' | 'enabled';

/** A message below the selects. */
export type Message =
  | { readonly kind: 'none' }
  /** No variation matches a full choice. */
  | { readonly kind: 'no-match' }
  /** The shop could not be asked. */
  | { readonly kind: 'lookup-failed'; readonly failure: CallFailure };

/** What the form's components show. */
export interface View {
  readonly button: ButtonState;
  readonly message: Message;
  /** Whether at least one attribute is chosen. */
  readonly isResetVisible: boolean;
  /** Text of the live region; empty when there is nothing to announce. */
  readonly announcement: string;
}

export type ViewStore = StoreApi<View>;

export function createView(): ViewStore {
  return createStore<View>()(() => ({
    button: 'unknown',
    message: { kind: 'none' },
    isResetVisible: false,
    announcement: '',
  }));
}

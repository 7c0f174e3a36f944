import type { StoreApi } from 'zustand/vanilla';
import type { CallFailure } from '../../src/core/errors';
import type { Content } from '../../src/hydrate';
import { storeContext } from '../../src/ui/storeContext';

/** What the add-to-cart button says of the choice. `unknown`: before the first look. Source: contract 3.10. */
type ButtonState = 'unknown' | 'selection-needed' | 'unavailable' | 'enabled';

/** A message below the selects. */
type Message =
  | { readonly kind: 'none' }
  /** No variation matches a full choice. */
  | { readonly kind: 'no-match' }
  /** The shop could not be asked. */
  | { readonly kind: 'lookup-failed'; readonly failure: CallFailure };

/** What the form shows. */
export interface VariationState {
  readonly button: ButtonState;
  readonly message: Message;
  /** The variation's block; undefined before the first look. Each time that it is shown or hidden it is another one. */
  readonly block: { readonly isOpen: boolean; readonly content: Content | undefined } | undefined;
  /** Whether at least one attribute is chosen. */
  readonly isResetVisible: boolean;
  /** Text of the live region; empty when there is nothing to announce. */
  readonly announcement: string;
}

/** The brain of a variations form: what is chosen, what matches, and in which order the page hears of it. */
export interface VariationStore extends StoreApi<VariationState> {
  readonly form: HTMLElement;
  /** Clears every choice, announces it and moves focus to the first select. */
  reset(): void;
  /** Looks at the choice again: after a failed look-up. */
  retry(): void;
  /** Brings forward what is still to be shown, so that a click meets the state that the shopper's choice means. */
  settle(): void;
  /** Whether the shown variation leaves an attribute to the shopper. */
  hasAnyValue(): boolean;
  /** Starts listening; the first look follows 100 ms later. */
  start(signal: AbortSignal): void;
}

export const [VariationProvider, useVariationForm] = storeContext<VariationStore>();

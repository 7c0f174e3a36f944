import { type ReactNode, useLayoutEffect } from 'react';

/** The life cycle of each element of the payment provider. See contract/payments.md#sheet. */
export interface ProviderElementLike {
  mount(into: HTMLElement): void;
  destroy(): void;
}

export interface ProviderElementProps {
  /** The empty element that it is mounted in, whose content React does not touch. */
  readonly into: HTMLElement;
  /** Keep the function in a store or state: another function creates another element. */
  readonly create: () => ProviderElementLike;
  /** Called with the error of `create` or `mount`. */
  readonly onFail: (error: unknown) => void;
}

/** Destroyed on unmount, also before it was ready: in a layout effect, before other markup replaces `into`. */
export function ProviderElement({ into, create, onFail }: ProviderElementProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `onFail` needs no other element
  useLayoutEffect(() => {
    let element: ProviderElementLike | undefined;
    try {
      element = create();
      element.mount(into);
    } catch (error) {
      element?.destroy();
      element = undefined;
      onFail(error);
    }
    return () => {
      const hadFocus = into.contains(document.activeElement);
      element?.destroy();
      if (hadFocus) focusPlace(into);
    };
  }, [into, create]);
  return null;
}

/** Focuses the place of the destroyed element: the next Tab goes into the element that follows it. */
function focusPlace(into: HTMLElement): void {
  into.tabIndex = -1;
  into.focus({ preventScroll: true });
}

import { type ReactNode, useLayoutEffect } from 'react';

/** What of the provider's elements their life needs; all have it. Source: add-on contract 8.10. */
export interface ProviderElementLike {
  mount(into: HTMLElement): void;
  destroy(): void;
}

/** Props of `ProviderElement`. */
export interface ProviderElementProps {
  /** Where it is mounted, an empty element of the server's or of one's own whose content React leaves alone. */
  readonly into: HTMLElement;
  /**
   * Makes the element with its listeners, which are to be on before it is mounted: `() => elements.create('card').on(…)`.
   * Another function makes another element, so keep it: it belongs into the store or into a state.
   */
  readonly create: () => ProviderElementLike;
  /** Hears what `create` or `mount` threw; without it the widget ends. */
  readonly onFail?: ((error: unknown) => void) | undefined;
}

/**
 * An element of the payment provider, from its making to its end: made and mounted once, destroyed once when the component goes,
 * be it before the element was ready. In the layout effect, so that the page has let go of it before other markup takes the
 * place of `into`.
 */
export function ProviderElement({ into, create, onFail }: ProviderElementProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: who hears of a failure makes no other element
  useLayoutEffect(() => {
    let element: ProviderElementLike | undefined;
    try {
      element = create();
      element.mount(into);
    } catch (error) {
      element?.destroy();
      element = undefined;
      if (!onFail) throw error;
      onFail(error);
    }
    return () => element?.destroy();
  }, [into, create]);
  return null;
}

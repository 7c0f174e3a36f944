import { useLayoutEffect } from 'react';
import { customButtons } from '../core/early/customButtons';
import { reportError } from '../core/report';

/** The chosen method's own button; another object renders it again. */
export interface ShownButton {
  readonly button: CustomButton;
}

/** Functions of a form for a payment method's own button. See contract/checkout.md#payment-methods. */
export interface CustomButtonApi {
  /** Validates the fields and shows their errors. */
  validate(): Promise<{ hasError: boolean }>;
  /** Submits the form as the shop's button does. */
  submit(): void;
}

/** A payment method's own button in place of the shop's. */
export interface CustomButton {
  render(container: HTMLElement, api: CustomButtonApi): void;
  cleanup?(): void;
}

const CONTAINER = 'wc-custom-place-order-button';

function isCustomButton(value: unknown): value is CustomButton {
  return typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function';
}

export function registeredButton(id: string | undefined): ShownButton | undefined {
  const button = id === undefined ? undefined : customButtons().get(id);
  return isCustomButton(button) ? { button } : undefined;
}

/** Lets a payment method render its button behind the shop's, until unmount. */
export function useCustomButton(
  shown: ShownButton | undefined,
  place: HTMLElement,
  api: CustomButtonApi,
  where: string,
): void {
  useLayoutEffect(() => {
    if (!shown) return;
    const { button } = shown;
    const container = document.createElement('div');
    container.className = CONTAINER;
    place.after(container);
    guard('render', where, () => button.render(container, api));
    return () => {
      guard('cleanup', where, () => button.cleanup?.());
      container.remove();
    };
  }, [shown, place, api, where]);
}

function guard(name: string, where: string, run: () => void): void {
  try {
    run();
  } catch (cause) {
    reportError({
      where,
      found: `the ${name} of a payment method's own button threw`,
      consequence: 'The rest of the form goes on.',
      cause,
    });
  }
}

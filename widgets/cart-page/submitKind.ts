/** What a submit of the cart's form is about. */
export type SubmitKind = 'update' | 'apply-coupon';

const KINDS: Readonly<Record<string, SubmitKind>> = { update_cart: 'update', apply_coupon: 'apply-coupon' };

/** Remembers which button of the form was clicked, as scripts around it expect. Source: contract 13.3. */
export function rememberClicked(button: Element): void {
  for (const other of button.closest('form')?.querySelectorAll('[clicked]') ?? []) other.removeAttribute('clicked');
  button.setAttribute('clicked', 'true');
}

/**
 * What a submit is about: the button it came from, else the field with the focus. Source: contract 13.3.
 * @returns undefined for what is not the cart page's; the form is then posted as ever
 */
export function submitKind(form: HTMLFormElement, submitter: Element | null): SubmitKind | undefined {
  const button = submitter ?? form.querySelector('[clicked="true"]');
  for (const clicked of form.querySelectorAll('[clicked]')) clicked.removeAttribute('clicked');
  if (button) return KINDS[button.getAttribute('name') ?? ''];
  const { activeElement } = document;
  if (!activeElement || !form.contains(activeElement)) return undefined;
  if (activeElement.matches('input.qty')) return 'update';
  return activeElement.matches('#coupon_code') ? 'apply-coupon' : undefined;
}

import { cartForm, QUANTITIES } from './parts';

/** Whether the shopper has changed a quantity since the server sent it. */
export const hasNewQuantities = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>(QUANTITIES)].some(({ value, defaultValue }) => value !== defaultValue);

/** The button that sends the quantities can be used once there is something to send. Source: contract 13.3. */
export function setUpdateButton(isUsable: (form: HTMLFormElement) => boolean): void {
  const form = cartForm();
  const button = form?.querySelector<HTMLButtonElement | HTMLInputElement>('[name="update_cart"]');
  if (form && button) button.disabled = !isUsable(form);
}

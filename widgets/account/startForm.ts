import { checkRequired } from './checkRequired';
import { whenSent } from './whenSent';

/** Forms of the account: says what must be filled in, and sends the rest once. Source: contract 22. */
export function startForm(form: HTMLFormElement, signal: AbortSignal): void {
  checkRequired(form, signal);
  const buttons = form.matches('.lost_reset_password')
    ? [...form.querySelectorAll<HTMLButtonElement>('[type="submit"]')]
    : [];
  const disable = (isSent: boolean) => {
    for (const button of buttons) button.disabled = isSent;
  };
  // Buttons of the other forms carry a value that the shop needs, which a disabled one would keep back.
  whenSent(
    form,
    () => disable(true),
    () => disable(false),
    signal,
  );
}

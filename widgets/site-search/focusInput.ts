const INPUT = '[name="s"]';

/** The box of a search form that takes what is looked for. */
export const inputOf = (form: Element): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input${INPUT}`);

/** Focuses the box of a search form, the caret behind what is in it. Source: add-on contract 4.8. */
export function focusInput(form: Element): void {
  const input = inputOf(form);
  if (!input) return;
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
}

const FOCUSABLE =
  'a[href], button, input:not([type="hidden"], :disabled), select, textarea, [tabindex]:not([tabindex="-1"])';

/** What may be heard while a dialog is open, and what shows nothing. */
const EXEMPT = '[aria-live], [role="status"], [role="alert"], script, style, link';

/** Shuts out all of the page but a dialog and its backdrop. @returns lets the page in again */
export function isolate(parts: readonly Element[]): () => void {
  const others = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && !element.inert && !parts.includes(element) && !element.matches(EXEMPT),
  );
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}

/** Has Tab go round in a dialog. */
export function keepTabIn(dialog: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isStop);
  const [first] = stops;
  const last = stops.at(-1);
  const { activeElement } = document;
  const isFirst = activeElement === first || activeElement === dialog;
  const wrap = event.shiftKey ? isFirst && last : activeElement === last && first;
  if (!wrap) return;
  event.preventDefault();
  wrap.focus();
}

/** Of a group of radios Tab stops at the checked one only. */
function isStop(element: HTMLElement): boolean {
  if (!element.getClientRects().length) return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
  const group = [...(element.form?.elements ?? [])];
  return !group.some(one => one instanceof HTMLInputElement && one.checked && one.name === element.name);
}

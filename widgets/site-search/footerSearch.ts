import { focusInput } from './focusInput';

/**
 * Opens the search in the bar at the foot of a phone: class `active` on its item. Its link leads nowhere and would load the
 * page anew; Escape and a click elsewhere close it.
 */
export function startFooterSearch(item: Element, signal: AbortSignal): void {
  const link = item.querySelector<HTMLElement>(':scope > a');
  const set = (isOpen: boolean) => {
    item.classList.toggle('active', isOpen);
    link?.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) focusInput(item);
  };
  const isOpen = () => item.classList.contains('active');
  const onClick = (event: Event) => {
    event.preventDefault();
    set(!isOpen());
  };
  const onElsewhere = ({ target }: Event) => {
    if (isOpen() && target instanceof Node && !item.contains(target)) set(false);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen()) return;
    event.preventDefault();
    set(false);
    link?.focus();
  };
  link?.addEventListener('click', onClick, { signal });
  document.addEventListener('click', onElsewhere, { signal });
  document.addEventListener('keydown', onKey, { signal });
  signal.addEventListener('abort', () => {
    set(false);
    link?.removeAttribute('aria-expanded');
  });
}

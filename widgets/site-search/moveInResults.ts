import type { ResultBox } from './resultBox';

const TITLES = '.is-title a';

/**
 * The arrow keys go from the search box into its results and through them; Escape closes them and goes back, Tab goes on behind
 * the box, since the results stand at the end of the page.
 */
export function moveInResults(
  form: HTMLFormElement,
  input: HTMLInputElement,
  box: ResultBox,
  signal: AbortSignal,
): void {
  const links = (): readonly HTMLElement[] => {
    const titles = [...box.element.querySelectorAll<HTMLElement>(TITLES)];
    return titles.length > 0 ? titles : [...box.element.querySelectorAll<HTMLElement>('a[href]')];
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || !box.isOpen() || !(target instanceof HTMLElement)) return;
    const isInResults = box.element.contains(target);
    const at = links().indexOf(target);
    const next =
      key === 'ArrowDown' ? links()[at + 1] : key === 'ArrowUp' && at >= 0 ? (links()[at - 1] ?? input) : undefined;
    if (next) next.focus();
    else if (key === 'Escape') {
      input.focus();
      box.hide();
    } else if (key === 'Tab' && isInResults) {
      // From here the browser takes it on.
      (event.shiftKey ? input : (form.querySelector<HTMLElement>('[type="submit"]') ?? input)).focus();
      event.preventDefault();
      return;
    } else if (!key.startsWith('Arrow') || (!isInResults && key !== 'ArrowDown')) return;
    event.preventDefault();
  };
  form.addEventListener('keydown', onKey, { signal });
  box.element.addEventListener('keydown', onKey, { signal });
}

import type { Places } from './places';

/**
 * Keeps a bundle that can't be added from being added: clicks on its button, and its form sent in another way, reach no
 * other script. Scripts may switch the class as well. Source: add-on contract 1.6.
 * @param refused called for each time
 */
export function guardForm(places: () => Places, refused: () => void, signal: AbortSignal): void {
  const guard = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const { forms, buttons } = places();
    const isMeant =
      event.type === 'submit'
        ? forms.some(form => form === target && buttons.some(button => isDisabled(button) && form.contains(button)))
        : buttons.some(button => isDisabled(button) && button.contains(target));
    if (!isMeant) return;
    event.preventDefault();
    event.stopPropagation();
    refused();
  };
  // The window's capture phase comes before every listener of the page.
  for (const type of ['click', 'submit']) window.addEventListener(type, guard, { capture: true, signal });
}

const isDisabled = (button: Element) => button.matches('.woosb-disabled');

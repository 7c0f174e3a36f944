import { useAttributes } from '../../../src/hydrate';
import { clickOnKeys } from '../../../src/ui/onPress';

type Attributes = Readonly<Record<string, string>>;

/**
 * Makes an element of the shop a button for the keyboard and screen readers. A key clicks it: other scripts, and menus that
 * are open, hear of a press by its click.
 * @param element null: it is a link, which is one of its own kind
 * @param more attributes besides
 * @returns handlers of the element
 */
export function useButton(element: HTMLElement | null, more: Attributes = {}) {
  useAttributes(element, { role: 'button', tabindex: '0', ...more });
  return element ? { onKeyDown: clickOnKeys } : {};
}

/** The name of a button that shows none, such as an icon. */
export const nameless = (element: Element, name: string): Attributes =>
  element.textContent?.trim() ? {} : { 'aria-label': name };

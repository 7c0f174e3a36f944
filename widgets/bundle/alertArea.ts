import type { UndoList } from './undoList';

/** The area that says why a bundle can't be added. */
export interface AlertArea {
  /** Shows a text, or nothing. */
  show(content: DocumentFragment | undefined): void;
  /** Takes a shopper who wanted to add the bundle to the text. */
  focus(): void;
}

let count = 0;

/**
 * The alert of a bundle. What it says on page load is not announced; each other text is, once.
 * Source: spec storefront 4, add-on contract 1.6.
 * @param buttons whose use it is about
 */
export function createAlertArea(
  area: HTMLElement | null,
  buttons: () => readonly Element[],
  undo: UndoList,
): AlertArea {
  let shown: string | undefined;

  return {
    show(content) {
      const text = content?.textContent ?? '';
      const isBlocked = content !== undefined;
      if (area && text !== shown) {
        // Only from the second time on: as an alert it would be read out on page load.
        if (shown !== undefined) undo.set(area, 'role', 'alert');
        undo.fill(area, content ?? document.createDocumentFragment());
        undo.show(area, isBlocked);
        if (!area.id) undo.set(area, 'id', `sw-bundle-alert-${++count}`);
        shown = text;
      }
      for (const button of buttons()) {
        undo.toggle(button, 'woosb-disabled', isBlocked);
        undo.set(button, 'aria-disabled', isBlocked ? 'true' : null);
        if (area) undo.set(button, 'aria-describedby', isBlocked ? area.id : null);
      }
    },
    focus() {
      if (!area) return;
      undo.set(area, 'tabindex', '-1');
      area.focus({ preventScroll: true });
      area.scrollIntoView({ block: 'nearest' });
    },
  };
}

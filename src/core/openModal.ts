/**
 * Returns the modal `<dialog>` that is open, the last one of several. The rest of the page is inert then: what lies over the page, or
 * is to be announced, must be in it.
 */
export const openModal = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null;

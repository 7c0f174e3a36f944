/** Marks what a call is under way for. Source: contract 13.3. */
export const PROCESSING = 'processing';

/** Whether a call for the element, or for what it is in, is under way. */
export const isBusy = (element: Element): boolean => element.closest(`.${PROCESSING}`) !== null;

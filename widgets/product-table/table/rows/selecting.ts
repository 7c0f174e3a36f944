import { tableAction } from '../feature';

/** Whether events of rows that were checked together are still to come. */
export const isTelling = tableAction(() => false);

/** Draws the bar of the selected rows anew. @returns whether there is one */
export const refreshBar = tableAction(() => false);

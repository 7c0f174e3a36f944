/** Waits, in ms. A module of its own, which tests replace. */
export const pause = (time: number): Promise<void> => new Promise(resolve => setTimeout(resolve, time));

/** English text of an item that is set aside. */
export const en = { 'bundle.setAside': 'This product can’t be added to the bundle at the moment.' };

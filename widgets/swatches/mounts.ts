import type { Mounted } from '../../src/hydrate';
import { LIST } from './swatchList';

/** Lists that are taken over. */
export const mounts = new WeakMap<Element, Mounted>();

/** Lists that a script has ended. */
export const ended = new WeakSet<Element>();

/** Ends the swatches of a form: they are as the server sent them, until a script asks for them again. */
export function endSwatches(form: Element): void {
  for (const list of form.querySelectorAll(LIST)) {
    ended.add(list);
    mounts.get(list)?.unmount();
  }
}

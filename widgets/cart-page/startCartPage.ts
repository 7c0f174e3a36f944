import type { ActionKind, CartAction } from './action';
import { createRunner } from './createRunner';
import { listenToShopper } from './listenToShopper';
import { hasNewQuantities, setUpdateButton } from './updateButton';
import { watchCart } from './watchCart';

let isStarted = false;

/** Takes the page's cart over until the signal, once. */
export function startCartPage(signal: AbortSignal): void {
  // Another cart, e.g. in a drawer, stays plain: the listeners are those of the page.
  if (isStarted) return;
  isStarted = true;
  // A browser that goes back may have quantities in it that were not sent.
  setUpdateButton(hasNewQuantities);
  signal.addEventListener(
    'abort',
    () => {
      isStarted = false;
      setUpdateButton(() => true);
    },
    { once: true },
  );

  /** What failed without a page load is done with one the next time. */
  const plain = new Set<ActionKind>();
  const run = createRunner(signal);
  let underWay = 0;

  const perform = async (action: CartAction) => {
    underWay += 1;
    if ((await run(action)) === 'broken') plain.add(action.kind);
    else plain.delete(action.kind);
    underWay -= 1;
  };
  listenToShopper({ perform: action => void perform(action), isPlain: kind => plain.has(kind) }, signal);
  watchCart(
    action => void perform(action),
    () => underWay === 0,
    signal,
  );
}

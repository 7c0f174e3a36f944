import { bringForShopper } from '../../src/core/connection/bring';
import { loadMessages } from '../../src/core/messages';
import { navigate } from '../../src/core/navigate';
import { reportError } from '../../src/core/report';
import type { ActionKind, CartAction } from './action';
import { resetRates } from './chosenRates';
import { listenToShopper } from './listenToShopper';
import { cartForm, cartTotals } from './parts';
import { hasNewQuantities, setUpdateButton } from './updateButton';
import { watchCart } from './watchCart';

type Runner = (action: CartAction) => Promise<'done' | 'failed' | 'broken'>;

let isStarted = false;

/** Takes the page's cart over until the signal, once; what does the work comes with the first need of it. */
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
  let runner: Promise<Runner> | undefined;
  let underWay = 0;

  const perform = async (action: CartAction) => {
    underWay += 1;
    try {
      runner ??= loadRunner(signal);
      const run = await runner;
      if ((await run(action)) === 'broken') plain.add(action.kind);
      else plain.delete(action.kind);
    } catch (cause) {
      runner = undefined;
      plain.add(action.kind);
      doPlainly(action, cause);
    } finally {
      underWay -= 1;
    }
  };
  listenToShopper({ perform: action => void perform(action), isPlain: kind => plain.has(kind) }, signal);
  watchCart(
    action => void perform(action),
    () => underWay === 0,
    signal,
  );
}

/** What does the work, with its texts in the page's language. */
async function loadRunner(signal: AbortSignal): Promise<Runner> {
  const { createRunner } = await bringForShopper(() => import('./createRunner'));
  await loadMessages();
  return createRunner(signal);
}

/** The script for it did not load: the browser does it, with a page load. */
function doPlainly(action: CartAction, cause: unknown): void {
  reportError({
    where: 'cart-page',
    found: `what is to do ${action.kind} did not load`,
    consequence: 'The page does it with a page load.',
    advice: 'Check that the folder of shop-widgets.js was uploaded whole.',
    cause,
  });
  if ('link' in action) navigate(action.link.href, 'cart-page');
  else if ('form' in action) action.form.requestSubmit();
  else if (action.kind === 'update') submitWith('update_cart');
  else if (action.kind === 'apply-coupon') submitWith('apply_coupon');
  else if (action.kind === 'shipping-method') {
    // No page load does this one: what is chosen is what the totals are of.
    const totals = cartTotals();
    if (totals) resetRates(totals);
  }
}

function submitWith(name: string): void {
  const form = cartForm();
  if (name === 'update_cart') setUpdateButton(() => true);
  form?.requestSubmit(form.querySelector<HTMLButtonElement>(`[name="${name}"]`));
}

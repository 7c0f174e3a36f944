import type { PageConfig } from '../../core/config/pageConfig';
import { reportError } from '../../core/report';
import { definitions } from '../../registry';
import { namesIn } from '../../replace/jobs';
import { LIBRARIES, restoreLibraries, whenRun } from '../../replace/libraries';
import type { Held, Holder } from '../holder';
import { allIslands, endIsland } from '../island';
import { setLegacyFallback } from '../legacyFallback';
import { mountAll, restartCart } from '../loader';
import { delayOf } from '../loadWidget';
import { heldScripts } from './heldScripts';

/** Longest wait for a widget whose scripts are held back, while the shop can be reached, and for scripts that run again; in ms. */
const WAIT = 10_000;
/** Its scripts do the work of the page's cart as well, which needs no marker. */
const CART = 'mini-cart';

/** Restores the scripts of disabled widgets before it mounts the page, and those of widgets that fail when they do. */
export async function takeOver(holder: Holder, { autoMount, disabled }: PageConfig): Promise<void> {
  holder.isTaken = true;
  reportUnknownNames();
  reportHeldScripts();
  setLegacyFallback({ hasJob, loadInTime, restore: (name, problem) => restore(holder, name, problem) });
  const restored = autoMount
    ? await holder.giveBack(`disabled: ${disabled.join(', ')}`, disabled)
    : await holder.giveBack('autoMount is off');
  if (!autoMount) return;
  if (restored.some(({ widgets }) => widgets.includes(CART))) await whenRunOrLate(restored);
  await mountAll();
  // A theme's or plugin's own gallery uses the libraries of the shop's.
  if (![...allIslands()].some(({ definition }) => definition.name === 'product-gallery'))
    void restoreLibraries(holder, 'there is no gallery of the shop');
}

function reportHeldScripts(): void {
  // The WordPress plugin prints them held back on every page.
  if (!document.querySelector('script[data-replace]')) return;
  const held = heldScripts().filter(({ state }) => state === 'held');
  const handles = held.map(({ handle }) => handle).join(', ');
  console.info(`[shop-widgets] data-replace: ${held.length} scripts held back: ${handles}`);
}

function reportUnknownNames(): void {
  const { replace = '', replaceNot = '' } =
    document.querySelector<HTMLScriptElement>('script[data-replace]')?.dataset ?? {};
  for (const name of namesIn(`${replace} ${replaceNot}`)) {
    if (!name || name in definitions || LIBRARIES.some(library => library === name)) continue;
    reportError({
      where: 'data-replace',
      found: `there is no widget “${name}”`,
      consequence: 'The other names count.',
      advice: 'The names are those of the README’s table.',
    });
  }
}

const scriptsOf = (name: string) => heldScripts().filter(({ widgets }) => widgets.includes(name));

/** A library that others use takes no widget's job. */
const isLibrary = ({ widgets }: { readonly widgets: readonly string[] }) =>
  LIBRARIES.some(library => widgets.includes(library));

const hasJob = (name: string): boolean =>
  scriptsOf(name).some(script => script.state === 'given-back' && !isLibrary(script));

function loadInTime<T>(name: string, load: Promise<T>): Promise<T> {
  if (scriptsOf(name).length === 0) return load;
  const limit = new Promise<never>((_, reject) => {
    const check = () => {
      // The shop's scripts would not load either.
      if (delayOf(name) === 'offline') setTimeout(check, WAIT);
      else reject(new Error(`${name}: its script did not load in time`));
    };
    setTimeout(check, WAIT);
  });
  return Promise.race([load, limit]);
}

/** Ends the islands of all widgets that share them. While one of those is mounted the scripts stay held back: it may be in use. */
async function restore(holder: Holder, failed: string, problem: string): Promise<void> {
  const names = scriptsOf(failed).flatMap(({ widgets }) => widgets);
  const islands = [...allIslands()].filter(({ definition }) => names.includes(definition.name));
  if (names.length === 0 || hasJob(failed) || islands.some(({ state }) => state.kind === 'mounted')) return;
  for (const island of islands)
    if (island.state.kind !== 'loading' || island.definition.name !== failed) endIsland(island);
  await whenRunOrLate(await holder.giveBack(`${failed}: ${problem}`, [failed]));
  if (names.includes(CART)) restartCart();
}

/** Resolves when scripts have run or failed, or take too long. Inline code tells of neither. */
const whenRunOrLate = (scripts: readonly Held[]): Promise<unknown> =>
  Promise.race([
    whenRun(scripts.filter(({ script }) => script.src)),
    new Promise(resolve => setTimeout(resolve, WAIT)),
  ]);

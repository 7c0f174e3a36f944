import type { PageConfig } from '../../core/config/pageConfig';
import { reportError } from '../../core/report';
import { definitions } from '../../registry';
import { namesIn } from '../../replace/chooseJobs';
import { allBerths, leave, setKeeper } from '../berths';
import type { Held, Holder } from '../holder';
import { mountAll, restartCart } from '../loader';
import { delayOf } from '../loadWidget';
import { heldScripts } from './heldScripts';

/** Longest wait for a widget whose scripts are held back, while the shop can be reached, and for scripts that run again; in ms. */
const WAIT = 10_000;
/** Its scripts and the page's cart, which starts without a marker, do the same. */
const CART = 'mini-cart';

/**
 * Takes over what the classic tag has held back, and mounts the page: scripts of widgets that are switched off go back before
 * that, those of widgets that turn out not to work when that shows.
 */
export async function takeOver(holder: Holder, { autoMount, disabled }: PageConfig): Promise<void> {
  holder.isTaken = true;
  tellChoice();
  const held = heldScripts().filter(({ state }) => state === 'held');
  const handles = held.map(({ handle }) => handle).join(', ');
  console.info(`[shop-widgets] data-replace: ${held.length} scripts held back: ${handles}`);
  setKeeper({ isPlain, inTime, handBack: (name, problem) => handBack(holder, name, problem) });
  const back = autoMount
    ? await holder.giveBack(`disabled: ${disabled.join(', ')}`, disabled)
    : await holder.giveBack('autoMount is off');
  if (!autoMount) return;
  if (back.some(({ widgets }) => widgets.includes(CART))) await ran(back);
  await mountAll();
}

/** Names what is misspelt in the attributes of the tag. */
function tellChoice(): void {
  const { replace = '', replaceNot = '' } =
    document.querySelector<HTMLScriptElement>('script[data-replace]')?.dataset ?? {};
  for (const name of namesIn(`${replace} ${replaceNot}`)) {
    if (!name || name in definitions) continue;
    reportError({
      where: 'data-replace',
      found: `there is no widget “${name}”`,
      consequence: 'The other names count.',
      advice: 'The names are those of the README’s table.',
    });
  }
}

const scriptsOf = (name: string) => heldScripts().filter(({ widgets }) => widgets.includes(name));

/** Whether the shop's own script has a widget's job again. */
const isPlain = (name: string): boolean => scriptsOf(name).some(({ state }) => state === 'given-back');

/** What a widget waits for, or an error when it takes too long and its scripts could do the job meanwhile. */
function inTime<T>(name: string, load: Promise<T>): Promise<T> {
  if (scriptsOf(name).length === 0) return load;
  const limit = new Promise<never>((_, reject) => {
    const look = () => {
      // Nothing else would come either.
      if (delayOf(name) === 'offline') setTimeout(look, WAIT);
      else reject(new Error(`${name}: its script did not load in time`));
    };
    setTimeout(look, WAIT);
  });
  return Promise.race([load, limit]);
}

/**
 * Gives the job of a widget that failed back to the shop's scripts; those who share it and are still asleep stay plain. Where
 * one of them works already it goes on, and the scripts stay held: what the shopper uses is not taken out of their hands.
 */
async function handBack(holder: Holder, name: string, problem: string): Promise<void> {
  const names = scriptsOf(name).flatMap(({ widgets }) => widgets);
  const berths = [...allBerths()].filter(({ definition }) => names.includes(definition.name));
  if (names.length === 0 || isPlain(name) || berths.some(({ mounted }) => mounted)) return;
  for (const berth of berths) if (!berth.woken || berth.definition.name !== name) leave(berth);
  await ran(await holder.giveBack(`${name}: ${problem}`, [name]));
  if (names.includes(CART)) restartCart();
}

/** Settles when scripts have run or failed, or take too long. */
async function ran(scripts: readonly Held[]): Promise<void> {
  const all = scripts.map(({ script }) => {
    return new Promise(resolve => {
      for (const event of ['load', 'error']) script.addEventListener(event, resolve);
    });
  });
  await Promise.race([Promise.all(all), new Promise(resolve => setTimeout(resolve, WAIT))]);
}

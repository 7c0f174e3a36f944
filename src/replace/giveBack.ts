import type { Held, Holder } from '../loader/holder';

export interface Item extends Held {
  /** 1: a deferred script, which runs when the page is parsed. */
  readonly rank: number;
  type: string;
  reason?: string;
}

type IsMeant = (of: { readonly widgets: readonly string[] }) => boolean;

/**
 * Returns the function that restores held scripts. Scripts that do no widget's job are libraries: they come back with the first others.
 * @param scripts in the order of the page
 * @param parsed resolves when the page is parsed
 * @param onGiveBack called first, with what is meant
 */
export function restorer(
  scripts: readonly Item[],
  parsed: Promise<unknown>,
  onGiveBack?: (isMeant: IsMeant) => void,
): Holder['giveBack'] {
  return (reason, names) =>
    parsed.then(() => {
      const isMeant: IsMeant = ({ widgets }) => !names || names.some(name => widgets.indexOf(name) >= 0);
      onGiveBack?.(isMeant);
      const meant = scripts.filter(item => !item.reason && item.widgets[0] && isMeant(item));
      const back = scripts.filter(item => meant.indexOf(item) >= 0 || (meant[0] && !item.reason && !item.widgets[0]));
      runAgain(back, reason);
      return back;
    });
}

const late = new Set<unknown>();

/** Runs held scripts in their order, deferred ones last, and says so in the console. */
export function runAgain(items: readonly Item[], reason: unknown): void {
  if (!items[0]) return;
  if (!late.size) runMissedListeners();
  for (const item of items) {
    item.reason = `${reason}`;
    late.add(item.script);
  }
  const ordered = items.slice().sort((a, b) => a.rank - b.rank);
  insert(ordered);
  console.info(`[shop-widgets] ${reason}, given back: ${ordered.map(({ script }) => script.id || script.src)}`);
}

function insert(items: readonly Item[]): void {
  let file: HTMLScriptElement | undefined;
  for (let place = 0; place < items.length; place += 1) {
    const item = items[place];
    if (!item) return;
    const { script } = item;
    if (!script.src && file) {
      // Inline code runs at once, so it waits for the files before it.
      const rest = items.slice(place);
      for (const event of ['load', 'error']) file.addEventListener(event, () => insert(rest));
      return;
    }
    if (script.src) file = script;
    script.type = item.type;
    // Keeps the order: an inserted script is async by default.
    script.async = script.hasAttribute('async');
    // A script that has not run runs when it is inserted again.
    script.parentNode?.insertBefore(script, script);
  }
}

/** Runs listeners of `late` scripts right after the script, if `DOMContentLoaded` or `load` has passed. */
function runMissedListeners(): void {
  for (const target of [document, window]) {
    const add = target.addEventListener;
    target.addEventListener = function (type: string, listener: EventListener, options?: AddEventListenerOptions) {
      const isOver =
        type === 'DOMContentLoaded' || (type === 'load' && target === window && document.readyState === 'complete');
      if (isOver && late.has(document.currentScript)) {
        const once = document.createElement('i');
        once.addEventListener(type, listener);
        void Promise.resolve().then(() => once.dispatchEvent(new Event(type)));
      } else add.call(this ?? target, type, listener, options);
    };
  }
}

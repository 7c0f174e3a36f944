import { HELD_TYPE, type Held, type Holder } from '../loader/holder';
import { findJob, RUNS } from './findJob';
import type { Job } from './jobs';
import { answerLateListeners } from './lateListeners';
import { watchMade, watchParsed } from './watchScripts';

/** A held script, as this file knows it. */
interface Item extends Held {
  /** 1: the page would have run it after it is parsed. */
  readonly rank: number;
  /** Its own type. */
  type: string;
  reason?: string;
}

/**
 * Holds back the scripts of these jobs from here on, those that the page brings and those that scripts make. They stay where
 * they are, with everything but their type.
 * @param parsed when the page is parsed
 * @param nonce the tag's; where it has one, only scripts with the same are held. A script that is given back is put in by a
 * script, and a policy with `strict-dynamic` trusts it then, whoever wrote it: what has no nonce is left to the policy.
 */
export function holdBack(jobs: readonly Job[], parsed: Promise<unknown>, nonce = ''): Holder {
  const held = new Set(jobs);
  const scripts: Item[] = [];
  const late = new Set<unknown>();

  function hold(script: HTMLScriptElement, address: string, isParsed = false): void {
    const { type, async, defer } = script;
    // Browsers hide the attribute.
    if (nonce && script.nonce !== nonce) return;
    const job = findJob(address, held);
    // What waits for consent is no concern of ours.
    if (!job || !RUNS.test(type)) return;
    // One that a script has put there asks for its file already; it is async without the attribute.
    if (isParsed && async !== script.hasAttribute('async')) return;
    const rank = isParsed && !async && (defer || type === 'module') ? 1 : 0;
    script.type = HELD_TYPE;
    scripts.push({ script, address, widgets: job.widgets, rank, type });
  }

  const observer = watchParsed(hold);
  void parsed.then(() => {
    observer.disconnect();
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel*=pre]'))
      if (findJob(link.href, held)) link.remove();
  });
  watchMade(hold, (script, type) => {
    const item = scripts.find(one => one.script === script && !one.reason);
    if (item) item.type = type;
    return item;
  });

  return {
    scripts,
    nonce,
    async giveBack(reason, names) {
      await parsed;
      const isMeant = ({ widgets }: { readonly widgets: readonly string[] }) =>
        !names || names.some(name => widgets.includes(name));
      for (const job of held) if (isMeant(job)) held.delete(job);
      const back = scripts.filter(item => !item.reason && isMeant(item)).sort((a, b) => a.rank - b.rank);
      for (const item of back) {
        const { script } = item;
        item.reason = `${reason}`;
        if (!late.size) answerLateListeners(late);
        late.add(script);
        script.type = item.type;
        // Else it would run as soon as it has come, before those that it needs.
        script.async = script.hasAttribute('async');
        // It never ran, so it runs when it is put in once more.
        script.before(script);
      }
      if (back[0])
        console.info(`[shop-widgets] ${reason}, given back: ${back.map(({ script }) => script.id || script.src)}`);
      return back;
    },
  };
}

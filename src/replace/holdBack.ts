import { isScriptType } from '../core/guards';
import { HELD_TYPE, type Holder } from '../loader/holder';
import { type Item, restorer } from './giveBack';
import { findJob, type Job } from './jobs';

/**
 * Holds back the scripts of these jobs, parsed ones and those that scripts create: changes their type, so that they do not run.
 * @param parsed resolves when the page is parsed
 * @param nonce the tag's nonce. If there is one, only scripts with the same nonce are held: a policy with `strict-dynamic` trusts what a
 * script inserts, as it does a restored script.
 */
export function holdBack(jobs: readonly Job[], parsed: Promise<unknown>, nonce = ''): Holder {
  const held = new Set(jobs);
  const scripts: Item[] = [];

  function hold(script: HTMLScriptElement, address: string, isParsed = false): void {
    const { type, async, defer } = script;
    // Browsers hide the attribute of that name.
    if (nonce && script.nonce !== nonce) return;
    const job = findJob(address, held);
    // Scripts of other types, such as those that wait for consent, are left alone.
    if (!job || !isScriptType(type)) return;
    // A script that was inserted by a script (async without the attribute) is loading already.
    if (isParsed && async !== script.hasAttribute('async')) return;
    const rank = isParsed && !async && (defer || type === 'module') ? 1 : 0;
    script.type = HELD_TYPE;
    scripts.push({ script, address, widgets: job.widgets, rank, type });
    if (!isParsed) goOn(script);
  }

  const observer = watchParsed(hold);
  void parsed.then(() => {
    observer.disconnect();
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel*=pre]'))
      if (findJob(link.href, held)) link.remove();
  });
  watchMade(hold, (script, type) => {
    const item = scripts.find(one => one.script === script && !one.reason);
    if (item) {
      item.type = type;
      goOn(script);
    }
    return item;
  });

  return {
    scripts,
    nonce,
    giveBack: restorer(scripts, parsed, isMeant => {
      for (const job of held) if (isMeant(job)) held.delete(job);
    }),
  };
}

/** Tools that run scripts one after the other, such as those that delay them, wait for each: a held one must not keep back the rest. */
const goOn = (script: HTMLScriptElement): unknown => setTimeout(() => script.dispatchEvent(new Event('load')));

/** Called with a script that has got its address and is not loading yet. */
type OnAddress = (script: HTMLScriptElement, address: string, isParsed?: boolean) => void;

/** Watches parsed scripts. Observers run before the parser runs a script, so its type can still be changed. */
function watchParsed(onAddress: OnAddress): MutationObserver {
  const observer = new MutationObserver(records => {
    // The script is the last added node, except for its text; reading all records is slow.
    for (const place of [-1, -2]) {
      const node = records.at(place)?.addedNodes[0];
      const address = node instanceof HTMLScriptElement && node.getAttribute('src');
      if (address) onAddress(node, address, true);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  return observer;
}

/** Handles created scripts when they get their address: they load as soon as they are inserted. @param onType a truthy result keeps the type */
function watchMade(onAddress: OnAddress, onType: (script: HTMLScriptElement, type: string) => unknown): void {
  const { prototype } = HTMLScriptElement;
  const before = (name: 'src' | 'type', isDone: (script: HTMLScriptElement, value: string) => unknown) => {
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...own,
      set(this: HTMLScriptElement, value: unknown) {
        // Not `String(value)`: it may be a `TrustedScriptURL`.
        if (!isDone(this, String(value))) own?.set?.call(this, value);
      },
    });
  };
  before('src', onAddress);
  before('type', onType);
  const { setAttribute } = prototype;
  prototype.setAttribute = function (name, value) {
    const key = name.toLowerCase();
    if (key === 'src' || key === 'type') this[key] = value;
    else setAttribute.call(this, name, value);
  };
}

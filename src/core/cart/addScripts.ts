import { isScriptType, parseJson } from '../guards';
import { warnOnce } from '../report';
import { copyScript } from '../runScripts';
import { sessionStore } from '../storage';

/** Key in the tab's storage: the shop prints scripts with an add that can't be told from those of the page. */
const POSTS_PLAINLY = 'sw_form_posts';

/** Whether product forms are posted with a page load in this tab, so that nothing that the shop prints with an add is lost. */
export const postsPlainly = (): boolean => sessionStore.get(POSTS_PLAINLY) !== undefined;

/**
 * Runs what an answered page has more than this one: scripts that the shop prints only because of the add, such as a tracker's event. Where
 * they can't be told from changed scripts of the page, which must not run twice, none of them runs, and later forms are posted plainly.
 */
export function runScriptsOfAdd(answer: Document): void {
  // Another page has scripts of its own.
  if (answer.title.trim() !== document.title.trim()) return;
  // Held scripts of this page count as well: the answer has them as the shop prints them.
  const { added, isUnclear } = compareScripts(scriptsOf(answer), [...document.scripts]);
  for (const script of added) {
    const copy = copyScript(script);
    document.body.append(copy);
    // The next add may bring the same event.
    copy.remove();
  }
  if (!isUnclear) return;
  sessionStore.set(POSTS_PLAINLY, '1');
  warnOnce({
    where: 'add-to-cart',
    found:
      'the page that the shop answered has scripts that can’t be told from those of this page, or files of its own',
    consequence: 'They do not run. Product forms of this tab are posted with a page load from now on.',
    advice: 'In WordPress the plugin file adds by a call of its own, which trackers answer in the fragments.',
  });
}

const scriptsOf = (page: Document): HTMLScriptElement[] =>
  [...page.scripts].filter(script => !script.noModule && isScriptType(script.type));

const keyOf = (script: HTMLScriptElement): string =>
  script.getAttribute('src')?.replace(/[?#].*/, '') || (script.id ? `#${script.id}` : script.text.trim());

/** A line of settings, as WordPress prints them: a global and its JSON. */
const SETTING = /^(?:var |window\.)?([\w$.]+)\s*=\s*(.*?);?$/;

/** Names of the globals that a script sets, if it does nothing else. */
function settingsIn(text: string): string | undefined {
  const lines = text.split('\n').flatMap(line => line.trim().replace(/^\/\*.*\*\/$|^\/\/.*/, '') || []);
  const names = lines.map(line => {
    const [, name, json = ''] = SETTING.exec(line) ?? [];
    return parseJson(json) === undefined ? undefined : name;
  });
  return names.length && names.every(Boolean) ? names.join() : undefined;
}

/** A script's text without values: settings, strings and numbers change with every page. */
const skeletonOf = ({ text }: HTMLScriptElement): string =>
  settingsIn(text) ?? text.replace(/(["'`])(?:\\[\s\S]|(?!\1)[^\\])*\1|[\d.]+|\s+/g, '');

/**
 * Returns the inline scripts that only an answered page has. A file never runs: a tool that combines files may have named one of this page anew.
 * @returns `isUnclear` where one may be a changed script of this page
 */
export function compareScripts(answered: readonly HTMLScriptElement[], here: readonly HTMLScriptElement[]) {
  const without = (all: readonly HTMLScriptElement[], others: readonly HTMLScriptElement[], name: typeof keyOf) => {
    const counts = new Map<string, number>();
    for (const other of others) counts.set(name(other), (counts.get(name(other)) ?? 0) + 1);
    return all.filter(one => {
      const left = counts.get(name(one)) ?? 0;
      counts.set(name(one), left - 1);
      return left <= 0;
    });
  };
  const more = without(answered, here, keyOf);
  const gone = without(here, answered, keyOf).filter(({ src, id }) => !src && !id);
  const files = more.filter(({ src }) => src);
  const texts = more.filter(({ src }) => !src);
  const fresh = without(texts, gone, skeletonOf);
  const isChanged = without(gone, texts, skeletonOf).length > 0;
  const isSafe = ({ nonce, text }: HTMLScriptElement) => !nonce && !text.includes('document.write');
  const added = isChanged ? [] : fresh.filter(isSafe);
  return { added, isUnclear: added.length < files.length + fresh.length };
}

import { warnOnce } from '../../report';

/** Live regions join texts; a part of this length is none of the page's words. */
const LONG = 8;

let marksIn: string | undefined;

/**
 * Sets `lang` on elements with a text of ours, as the page is in another language: screen readers would read it as the page's.
 * @param wanted the language that has no texts, or that the page is in
 * @param note tells of each text of ours
 */
export function markLanguage(language: string, wanted: string, note: (next: (text: string) => void) => void): void {
  if (marksIn === language) return;
  marksIn = language;
  if (wanted !== language) tellMissing(wanted);
  const own = new Set<string>();
  const marked = new WeakSet<Element>();
  note(text => text.trim() && own.add(text.trim()));

  const isOurs = (element: Element): boolean => {
    const texts = [...element.childNodes].flatMap(node =>
      node instanceof Text ? (node.data.trim() ? [node.data.trim()] : []) : [],
    );
    if (texts.length === 0) return !element.textContent?.trim() && own.has(element.getAttribute('aria-label') ?? '');
    if (texts.every(text => own.has(text))) return true;
    const isRegion = element.matches('[role="status"], [aria-live]');
    return isRegion && [...own].some(text => text.length >= LONG && element.textContent?.includes(text));
  };
  const mark = (element: Element): void => {
    if (isOurs(element)) {
      if (element.closest('[lang]')?.getAttribute('lang') === language) return;
      element.setAttribute('lang', language);
      marked.add(element);
    } else if (marked.delete(element)) element.removeAttribute('lang');
  };
  const onChange = (records: readonly MutationRecord[]): void => {
    for (const { target, addedNodes } of records) {
      const changed = target instanceof Element ? target : target.parentElement;
      if (changed) mark(changed);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const element of [node, ...node.querySelectorAll('*')]) mark(element);
      }
    }
  };
  new MutationObserver(onChange).observe(document.documentElement, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['aria-label'],
  });
}

function tellMissing(language: string): void {
  warnOnce({
    where: 'messages',
    found: `there are no texts in “${language}”`,
    consequence: 'The widgets have English ones.',
    advice: `\`npm run messages -- ${language}\` writes all keys with the English texts; translated, they are the settings’ “messages”.`,
  });
}

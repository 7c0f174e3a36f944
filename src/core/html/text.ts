import { parseInert } from './policy';

/** Decodes HTML entities: `&quot;` → `"`. Tags stay text. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return parseInert(text.replaceAll('<', '&lt;')).textContent ?? '';
}

/** Returns the text of HTML, such as names and messages of the Store API: tags dropped, entities decoded. Nothing in it runs or loads. */
export function plainText(html: string): string {
  return /[<&]/.test(html) ? (parseInert(html).textContent ?? '').trim() : html;
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const wordsOf = (element: Node | null | undefined): string => inOneLine(element?.textContent ?? '');

/** Returns the text of an element in one line, without that of children that match `except`. */
export function textWithout(element: Element | null | undefined, except: string): string {
  const kept = [...(element?.childNodes ?? [])].filter(node =>
    node instanceof Element ? !node.matches(except) : node instanceof Text,
  );
  return inOneLine(kept.map(node => node.textContent ?? '').join(''));
}

/** Returns a text without these characters at its end. Reads them once; `/[…]+$/` would begin anew at each one of a long run. */
export function trimSigns(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

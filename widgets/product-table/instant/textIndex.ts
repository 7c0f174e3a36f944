/** Texts of rows for searching, lower-cased, a line for each cell. */
export interface TextIndex {
  /** The text of a row; read once, until it changes. */
  readonly textOf: (row: Element) => string;
  /** Forgets the texts of rows that were changed in these ways. */
  readonly forget: (changes: readonly MutationRecord[], body: Element) => void;
}

/** What of a cell is no text to be found: what is not shown, and numbers to choose from. */
const UNSEEN = 'script, style, template, .wcpt-quantity';

export function createTextIndex(): TextIndex {
  const texts = new WeakMap<Element, string>();
  return {
    textOf(row) {
      const known = texts.get(row);
      if (known !== undefined) return known;
      const text = readText(row);
      texts.set(row, text);
      return text;
    },
    forget(changes, body) {
      for (const { target } of changes) {
        let at: Node | null = target;
        while (at && at.parentNode !== body) at = at.parentNode;
        if (at instanceof Element) texts.delete(at);
      }
    },
  };
}

function readText(row: Element): string {
  const unseen = [...row.querySelectorAll(UNSEEN)].map(({ textContent }) => textContent);
  let text = [...row.children].map(cell => cell.textContent).join('\n');
  for (const one of unseen) if (one) text = text.replace(one, () => '');
  return text.toLowerCase();
}

/** A text and its translation, by the original. */
export type Texts = ReadonlyMap<string, string>;

/** Reads a `.po` file, one line for each text; texts without a translation are left out. */
export function readPo(po: string): Texts {
  const texts = new Map<string, string>();
  for (const entry of po.split(/\n\s*\n/)) {
    const [id, text] = ['msgid', 'msgstr'].map(name => quotedAfter(entry, name));
    if (id !== undefined && text) texts.set(id, text);
  }
  return texts;
}

function quotedAfter(entry: string, name: string): string | undefined {
  const lines = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1];
  return lines
    ?.trim()
    .split('\n')
    .map((line): string => JSON.parse(line))
    .join('');
}

const HEADER = 28;

/** The same as a `.mo` file, which WordPress reads. Source: the manual of GNU gettext, “The Format of GNU MO Files”. */
export function writeMo(texts: Texts): Buffer {
  const sorted = [...texts].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const columns = [sorted.map(([id]) => Buffer.from(id)), sorted.map(([, text]) => Buffer.from(text))];
  const tables = columns.map(() => Buffer.alloc(8 * sorted.length));
  const content: Buffer[] = [];
  let offset = HEADER + 16 * sorted.length;
  for (const [column, strings] of columns.entries())
    for (const [place, string] of strings.entries()) {
      tables[column]?.writeUInt32LE(string.length, 8 * place);
      tables[column]?.writeUInt32LE(offset, 8 * place + 4);
      content.push(string, Buffer.alloc(1));
      offset += string.length + 1;
    }
  const header = Buffer.alloc(HEADER);
  const end = HEADER + 16 * sorted.length;
  // Its mark, version 0, how many texts, where both tables begin; no table of hashes.
  for (const [place, value] of [0x950412de, 0, sorted.length, HEADER, HEADER + 8 * sorted.length, 0, end].entries())
    header.writeUInt32LE(value, 4 * place);
  return Buffer.concat([header, ...tables, ...content]);
}

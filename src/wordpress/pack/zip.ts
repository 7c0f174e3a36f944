import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive: its path in it, with `/`, and its content. */
export interface ZipFile {
  readonly path: string;
  readonly content: Buffer;
}

/** 1980-01-01, the first day that the format knows: the same files make the same archive. */
const DATE = 0x21;
/** Paths are UTF-8. */
const FLAGS = 0x800;
const DEFLATED = 8;
const VERSION = 20;
/** Plain files that anybody may read. */
const UNIX = 3;
const MODE = 0o100644;

/** A zip archive of these files, in their order. Source: PKWARE's APPNOTE.TXT 4.3. */
export function zip(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { path, content } of files) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content, { level: 9 });
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(FLAGS, 0);
    facts.writeUInt16LE(DEFLATED, 2);
    facts.writeUInt16LE(DATE, 6);
    facts.writeUInt32LE(crc32(content), 8);
    facts.writeUInt32LE(packed.length, 12);
    facts.writeUInt32LE(content.length, 16);
    facts.writeUInt16LE(name.length, 20);
    const local = [numbers(4, 0x04034b50), numbers(2, VERSION), facts, numbers(2, 0), name, packed];
    const system = numbers(2, (UNIX << 8) | VERSION, VERSION);
    // No extra field, no comment, the first disk, a file of any kind; then its mode and where it begins.
    const rest = [numbers(2, 0, 0, 0, 0), numbers(4, MODE * 0x10000, offset)];
    entries.push(Buffer.concat([numbers(4, 0x02014b50), system, facts, ...rest, name]));
    parts.push(...local);
    offset += local.reduce((sum, part) => sum + part.length, 0);
  }
  const list = Buffer.concat(entries);
  const counts = numbers(2, 0, 0, files.length, files.length);
  return Buffer.concat([
    ...parts,
    list,
    numbers(4, 0x06054b50),
    counts,
    numbers(4, list.length, offset),
    numbers(2, 0),
  ]);
}

/** Numbers one after another, each of so many bytes, the lowest byte first. */
function numbers(bytes: 2 | 4, ...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(bytes * values.length);
  for (const [place, value] of values.entries()) buffer.writeUIntLE(value, place * bytes, bytes);
  return buffer;
}

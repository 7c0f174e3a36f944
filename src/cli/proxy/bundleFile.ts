import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

export async function bundleFile(folder: string, path: string) {
  const type = TYPES[extname(path)];
  const file = normalize(join(folder, path));
  if (!type || !file.startsWith(folder + sep)) return undefined;
  try {
    const bytes = await readFile(file);
    return { type, bytes, packed: await promisify(gzip)(bytes) };
  } catch {
    return undefined;
  }
}

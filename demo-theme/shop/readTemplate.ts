import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const THEME = join(import.meta.dirname, '..');

/** Reads a page file from the disk, if there is one. The build for browsers has this module replaced by one with all files in it. */
export function readTemplate(file: string): string | undefined {
  const path = join(THEME, `${file}.html`);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

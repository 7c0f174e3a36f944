import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const THEME = join(import.meta.dirname, '..');

/** Reads a page file from the disk. The build for browsers has this module replaced by one with all files in it. */
export const readTemplate = (file: string): string => readFileSync(join(THEME, `${file}.html`), 'utf8');

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository. */
const root = join(import.meta.dirname, '..');

export const readSource = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Files below these folders, by their paths from the root. */
export const filesIn = (folders: readonly string[], ending: RegExp): string[] =>
  folders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => ending.test(name))
      .map(name => join(folder, name)),
  );

/** Files with code, without those of types alone. */
export const codeIn = (...folders: readonly string[]): string[] => filesIn(folders, /(?<!\.d)\.tsx?$/);

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { DOCUMENTS, fillFigures, readFigures } from './build/figures';
import { root } from './build/project';

const types = join(root, 'dist/types');
const SPECIFIER = /(?<=\bfrom |\bimport\(|^import )(["'])(\.[^"']*)\1/gm;

function fileOf(from: string, specifier: string): string {
  const path = join(dirname(from), specifier);
  const found = [`${path}.d.ts`, join(path, 'index.d.ts')].find(file => existsSync(file));
  if (!found) throw new Error(`${from} imports ${specifier}, which is not there`);
  return found;
}

/** Names the files of all imports in full, as Node's way to find modules asks for. */
function complete(file: string): string[] {
  const imported: string[] = [];
  const code = readFileSync(file, 'utf8').replace(SPECIFIER, (_all, quote: string, specifier: string) => {
    const target = fileOf(file, specifier);
    imported.push(target);
    const path = relative(dirname(file), target)
      .replaceAll('\\', '/')
      .replace(/\.d\.ts$/, '.js');
    return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
  });
  writeFileSync(file, code);
  return imported;
}

/** Types that ship: those that the entry's types refer to. Other types of the project are used inside it only. */
const shipped = new Set<string>();
const rest = [join(types, 'src/index.d.ts')];
for (let file = rest.pop(); file; file = rest.pop()) {
  if (shipped.has(file)) continue;
  shipped.add(file);
  rest.push(...complete(file));
}

for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
  const file = join(types, name);
  if (name.endsWith('.d.ts') && !shipped.has(file)) rmSync(file);
}

// The build writes its figures into the documents, so that each has one source.
for (const document of DOCUMENTS) {
  const file = join(root, document);
  const before = readFileSync(file, 'utf8');
  const after = fillFigures(before, readFigures());
  if (after !== before) writeFileSync(file, after);
}

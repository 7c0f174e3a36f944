import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENTS, fillFigures, readFigures } from './build/figures';
import { root } from './build/project';

// The build writes its figures into the documents, so that each has one source.
for (const document of DOCUMENTS) {
  const file = join(root, document);
  const before = readFileSync(file, 'utf8');
  const after = fillFigures(before, readFigures());
  if (after !== before) writeFileSync(file, after);
}

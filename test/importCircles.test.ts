// @vitest-environment node
import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { codeIn, readSource } from './sources';

const files = new Set(codeIn('src', 'widgets', 'demo-theme', 'test', 'e2e'));

type WithSource = ESTree.ImportDeclaration | ESTree.ExportNamedDeclaration | ESTree.ExportAllDeclaration;

/** Whether nothing is left of an import or export when the types are gone. */
function isOfTypes(node: WithSource): boolean {
  if (node.type === 'ImportDeclaration')
    return node.importKind === 'type' || (node.specifiers.length > 0 && node.specifiers.every(isTypeSpecifier));
  return node.exportKind === 'type';
}

const isTypeSpecifier = (one: ESTree.ImportDeclarationSpecifier): boolean =>
  one.type === 'ImportSpecifier' && one.importKind === 'type';

/** Returns the files of the repository that a file imports, at once or by `import()`. @param types whether imports of types count */
function importsOf(file: string, types: boolean): string[] {
  const found: unknown[] = [];
  const add = (node: WithSource) => (!types && isOfTypes(node)) || found.push(node.source?.value);
  new Visitor({
    ImportDeclaration: node => void add(node),
    ExportNamedDeclaration: node => void add(node),
    ExportAllDeclaration: node => void add(node),
    TSImportType: ({ source }) => void (types && found.push(source.value)),
    ImportExpression: ({ source }) => void (source.type === 'Literal' && found.push(source.value)),
  }).visit(parseSync(file, readSource(file)).program);
  return found.flatMap(source => {
    if (typeof source !== 'string' || !source.startsWith('.')) return [];
    const path = posix.join(posix.dirname(file), source);
    return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map(end => path + end).find(one => files.has(one)) ?? [];
  });
}

/** Returns the first circle that is found from each file on: the files of it, in the order in which they import each other. */
function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const isDone = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file]);
    if (isDone.has(file) || path.includes(file)) return;
    path.push(file);
    for (const imported of graph.get(file) ?? []) visit(imported);
    path.pop();
    isDone.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return circles;
}

it('no files import each other in a circle', () => {
  const graph = new Map([...files].map(file => [file, importsOf(file, false)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(3000);
  expect(findCircles(graph).map(circle => circle.join(' → '))).toEqual([]);
  // It reads all files, on a machine that may be busy.
}, 120_000);

it('no types go in a circle', () => {
  const code = codeIn('src', 'widgets');
  const graph = new Map(code.map(file => [file, importsOf(file, true)]));
  const ofFragments = graph.get('src/core/cart/applyFragments.ts')?.filter(file => file.endsWith('/replaceMarkup.ts'));
  expect(ofFragments, 'by `import()`, and by `typeof import` too').toHaveLength(2);
  expect(findCircles(graph).map(circle => circle.join(' → '))).toEqual([]);
}, 120_000);

it('a circle of three files is found', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
  ]);
  expect(findCircles(graph)).toEqual([['a', 'b', 'c', 'a']]);
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { type ESTree, parseSync, Visitor } from 'vite';
import { root } from './project.ts';

const TABLE = join(root, 'widgets/product-table');
const README = join(TABLE, 'README.md');

interface Setting {
  readonly name: string;
  /** Name of its kind in `defineSettings.ts`. */
  readonly kind: string;
  readonly comment: string;
}

/** Returns the settings that a file declares. @throws Error where one has no comment */
export function settingsIn(file: string, source: string): Setting[] {
  const { program, comments } = parseSync(file, source);
  const found: Setting[] = [];
  const declared = (prefix: string, { properties }: ESTree.ObjectExpression, start: number) => {
    let after = start;
    for (const one of properties) {
      if (one.type !== 'Property' || one.key.type !== 'Identifier' || one.value.type !== 'Identifier') continue;
      const name = prefix + one.key.name;
      const comment = comments.find(({ start, end }) => start >= after && end <= one.start)?.value;
      if (!comment) throw new Error(`${file}: ${name} has no comment.`);
      after = one.end;
      found.push({
        name,
        kind: one.value.name,
        comment: comment
          .replace(/^\s*\*+/gm, '')
          .replace(/\s+/g, ' ')
          .trim(),
      });
    }
  };
  new Visitor({
    CallExpression({ callee, arguments: [kinds], start }) {
      if (callee.type !== 'Identifier' || kinds?.type !== 'ObjectExpression') return;
      if (callee.name === 'defineSettings') declared('', kinds, start);
      if (callee.name === 'defineDeviceSettings') declared('{device}_', kinds, start);
    },
  }).visit(program);
  return found;
}

/** Returns all settings of product tables, those of the table first. */
export const allSettings = (): Setting[] =>
  ['table', 'features'].flatMap(folder =>
    readdirSync(join(TABLE, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file))
      .sort()
      .flatMap(file => settingsIn(file, readFileSync(join(TABLE, folder, file), 'utf8'))),
  );

const HEAD = '| setting | value | default | what |\n|---|---|---|---|\n';

/** Returns the README of the product table as it is, and with the settings that the code declares. */
export async function readmeWithSettings(): Promise<{ readonly printed: string; readonly wanted: string }> {
  const kinds: Readonly<Record<string, { readonly form: string; readonly otherwise: unknown }>> = await import(
    join(TABLE, 'table/defineSettings.ts')
  );
  const line = ({ name, kind, comment }: Setting) => {
    const { form, otherwise } = kinds[kind] ?? {};
    return `| \`${name}\` | ${form} | ${otherwise === false ? 'off' : String(otherwise ?? '') || '–'} | ${comment} |\n`;
  };
  const printed = readFileSync(README, 'utf8');
  const [before = '', after = ''] = printed.split(HEAD);
  return { printed, wanted: before + HEAD + allSettings().map(line).join('') + after.replace(/^(?:\|.*\n)+/, '') };
}

if (argv[1] === import.meta.filename) writeFileSync(README, (await readmeWithSettings()).wanted);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { laterEvents } from '../../src/core/bus/events/all';
import { cartEvents } from '../../src/core/bus/events/cart';
import { pageConfig } from '../../src/core/config/pageConfig';
import { replacedScripts } from '../../src/loader/replaced';
import { definitions } from '../../src/registry';
import { anchorsOf, codeOf, headingsOf, linksOf, sectionsOf } from './markdown';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name));

/** The only name of ours in a constant that is no class. */
const ID_OF_A_FORM = 'sw-table-modal';

/** Headings of every README of a widget or behaviour, in this order; an empty section says so in one line. */
const HEADINGS = [
  'Markers',
  'Wakes',
  'Settings',
  'Messages',
  'Events',
  'Classes and custom properties',
  'Without scripts, and when something fails',
];

/** Folders with files of the project's own. */
const folders = readdirSync(root, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && !/^\.git$|^node_modules$|^dist$|-results$/.test(entry.name))
  .map(({ name }) => name);

const documents = ['README.md', ...folders.flatMap(filesIn)].filter(file => file.endsWith('.md'));
const sources = ['src', 'widgets'].flatMap(filesIn).filter(file => /(?<!\.d)\.tsx?$|\.css$/.test(file));

/** Name of a widget or behaviour → the README of its folder, else the one of the widget that it is part of. */
const readmes = new Map([
  ...sources
    .filter(file => file.endsWith('/definition.ts') && !file.startsWith('src/loader'))
    .map(file => {
      const name = /\bname: '([^']+)'/.exec(read(file))?.[1] ?? file;
      const own = join(dirname(file), 'README.md');
      const isPart = file.split('/').length > 3 && !existsSync(join(root, own));
      return [name, isPart ? join(dirname(file), '../README.md') : own] as const;
    }),
  ...readdirSync(join(root, 'src/behaviours'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => [name, `src/behaviours/${name}/README.md`] as const),
]);

/** Returns the folder whose READMEs document a file: that of its widget or behaviour, else `src` or `widgets`. */
function homeOf(file: string): string {
  return /^(?:(?:widgets|src\/behaviours)\/[^/]+(?=\/)|\w+)/.exec(file)?.[0] ?? '';
}

/** Returns the text in code marks or blocks in the READMEs of a folder. */
function codeIn(folder: string): string {
  const inside = (file: string) => file.startsWith(`${folder}/`);
  return documents
    .filter(file => inside(file) && !file.endsWith('CHANGES.md'))
    .map(file => codeOf(read(file)))
    .join('\n');
}

const standsIn = (code: string, name: string) =>
  new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(code);

/** Returns the names that no README of their file's folder has, as `folder: name`. */
function missing(names: Iterable<readonly [file: string, name: string]>): string[] {
  const code = new Map<string, string>();
  const lost = new Set<string>();
  for (const [file, name] of names) {
    const home = homeOf(file);
    if (!code.has(home)) code.set(home, codeIn(home));
    if (!standsIn(code.get(home) ?? '', name)) lost.add(`${home}: ${name}`);
  }
  return [...lost].sort();
}

const namesIn = (pattern: RegExp, files = sources) =>
  files.flatMap(file => [...read(file).matchAll(pattern)].map(([, name = '']) => [file, name] as const));

describe('the README', () => {
  const readme = read('README.md');

  it('is short enough to be read', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(200);
  });

  it('has the two commands', () => {
    expect(readme).toContain('npm ci && npm start');
    expect(readme).toContain('npm ci && npm test');
  });

  it('has a row for each widget and behaviour, with a link to its reference', () => {
    const rows = readme.split('\n').filter(line => line.startsWith('| ['));
    const lost = [...readmes].filter(
      ([name, file]) => !rows.some(row => row.startsWith(`| [\`${name}\`](${file}`) && row.split(' | ').length === 4),
    );
    expect([...readmes.keys()].sort()).toEqual(Object.keys(definitions).sort());
    expect(lost).toEqual([]);
  });
});

describe('the links of the READMEs', () => {
  it('are read', () => {
    expect(documents.flatMap(file => linksOf(read(file))).length).toBeGreaterThan(40);
  });

  it.each(documents)('%s: each leads to a file, and to a heading in it', file => {
    const broken = linksOf(read(file)).filter(link => {
      if (/^(?:https?|mailto):/.test(link)) return false;
      const [path = '', anchor] = link.split('#');
      const target = path ? relative(root, resolve(root, dirname(file), path)) : file;
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

describe('the reference of each widget and behaviour', () => {
  const files = [...new Set(readmes.values())];

  it.each(files)('%s has its name, a paragraph and the headings of all', file => {
    const text = read(file);
    const names = [...readmes].filter(([, readme]) => readme === file).map(([name]) => `# ${name}`);
    expect(names).toContain(text.split('\n', 1)[0]);
    expect(text.slice(text.indexOf('\n'), text.indexOf('\n## ')).trim()).toMatch(/\.$/);
    const headings = headingsOf(text).filter(({ level, text }) => level === 2 && HEADINGS.includes(text));
    expect(headings.map(heading => heading.text)).toEqual(HEADINGS);
    expect([...sectionsOf(text)].filter(([, body]) => body.trim() === '').map(([heading]) => heading)).toEqual([]);
  });
});

describe('the READMEs name', () => {
  it('the markers of each widget and behaviour', () => {
    const lost = Object.values(definitions).flatMap(({ name, markers }) => {
      const code = codeOf(sectionsOf(read(readmes.get(name) ?? '')).get('Markers') ?? '');
      const parts = markers.match(/[.#][\w-]+|^\w+$/g) ?? [];
      return parts.filter(part => !code.includes(part)).map(part => `${name}: ${part}`);
    });
    expect(lost).toEqual([]);
  });

  it('every message by its key, in the README of the widget that has it', () => {
    const texts = import.meta.glob<object>(['../../widgets/**/messages.ts', '../../src/**/messages.ts'], {
      import: 'en',
      eager: true,
    });
    const keys = Object.entries(texts).flatMap(([file, messages]) =>
      Object.keys(messages ?? {}).map(key => [file.replace('../../', ''), key] as const),
    );
    expect(keys.length).toBeGreaterThan(150);
    expect(missing(keys)).toEqual([]);
  });

  const questions = namesIn(/\bask\(\s*'([^']+)'/g).map(([, name]) => name);

  it('every event of the whole shop, in the core’s table', () => {
    const names = [...Object.keys(cartEvents), ...questions];
    expect(names).toContain('should_send_ajax_request.adding_to_cart');
    const cells =
      sectionsOf(read('src/core/README.md'))
        .get('Events')
        ?.match(/^\| [^|]+/gm) ?? [];
    const code = codeOf(cells.join('\n'));
    expect(names.filter(name => !standsIn(code, name))).toEqual([]);
  });

  it('every other event, among the events of a widget or behaviour', () => {
    const consent = namesIn(/'(\w+(?:Cookie|Revoke)Notice)'/g).map(([, name]) => name);
    const names = [...Object.keys(laterEvents), ...consent];
    expect(consent).toContain('setCookieNotice');
    expect(names.length).toBeGreaterThan(90);
    const sections = [...readmes.values()].map(file => (existsSync(join(root, file)) ? read(file) : ''));
    const code = codeOf(sections.map(text => sectionsOf(text).get('Events') ?? '').join('\n'));
    expect(names.filter(name => !standsIn(code, name))).toEqual([]);
  });

  it('every custom property, in the README of the widget that reads or sets it', () => {
    const properties = namesIn(/(--(?:sw|shop)-[\w-]+)/g);
    expect(properties.length).toBeGreaterThan(40);
    expect(missing(properties)).toEqual([]);
  });

  it('every class of ours, in the README of the widget that gives or styles it', () => {
    const withoutIds = (source: string) => source.replace(/\bid(?:=| =| \|\|=) ?\{?['"`][^'"`]*/g, '');
    const named = sources.flatMap(file =>
      [...withoutIds(read(file)).matchAll(/(?<![\w-])sw-[a-z][\w-]*/g)].map(([name]) => [file, name] as const),
    );
    const classes = named.filter(([, name]) => !/[-_]$/.test(name) && name !== ID_OF_A_FORM);
    expect(classes.length).toBeGreaterThan(60);
    expect(missing(classes)).toEqual([]);
  });

  it('every key of the page’s settings, in the loader’s README', () => {
    const code = codeOf(read('src/loader/README.md'));
    const keys = Object.keys(pageConfig());
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter(key => !standsIn(code, key))).toEqual([]);
  });

  it('every script that is replaced, with its file and by whom', () => {
    const rows = read('src/loader/README.md').split('\n');
    const lost = replacedScripts.filter(({ handle, file, widgets }) => {
      const names = [handle, file, ...widgets].map(name => `\`${name}\``);
      return !rows.some(row => row.startsWith('|') && names.every(name => row.includes(name)));
    });
    expect(replacedScripts.length).toBeGreaterThan(30);
    expect(lost.map(({ handle }) => handle)).toEqual([]);
  });

  it('every service of its settings', () => {
    const [, table = ''] = /const CONSENT = \{([^}]+)\}/.exec(read('src/behaviours/services/readConfig.ts')) ?? [];
    const services = [...table.matchAll(/(\w+):/g)].map(([, name = '']) => name);
    expect(services.length).toBeGreaterThan(3);
    expect(services.filter(name => !standsIn(codeIn('src/behaviours/services'), name))).toEqual([]);
  });
});

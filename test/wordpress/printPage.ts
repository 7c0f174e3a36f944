import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replacedScripts } from '../../src/loader/replaced';

/** A script as WordPress registers it; by default one of the head, without settings. */
export interface Script {
  readonly src?: string | false;
  readonly deps?: readonly string[];
  /** 1: printed in the footer. */
  readonly group?: 1;
  /** Localised settings, and code before and after it. */
  readonly data?: string;
  readonly before?: readonly string[];
  readonly after?: readonly string[];
  readonly textdomain?: string;
}

/** jQuery's scripts as WordPress registers them. */
export const JQUERY_SCRIPTS: Readonly<Record<string, Script>> = {
  'jquery-core': {},
  'jquery-migrate': {},
  jquery: { src: false, deps: ['jquery-core', 'jquery-migrate'] },
};

export interface Page {
  readonly scripts?: Readonly<Record<string, Script>>;
  /** Handles enqueued, and dequeued, before the head is printed, and handles that the content enqueues. */
  readonly head?: readonly string[];
  readonly dequeued?: readonly string[];
  readonly body?: readonly string[];
  /** The content; `html` prints scripts as tags, as a browser gets them. */
  readonly text?: string;
  readonly html?: boolean;
  /** `false`: WooCommerce is off. */
  readonly shop?: boolean;
  /** Functions of other plugins, which say that they were called, and constants of theirs. */
  readonly functions?: readonly string[];
  readonly constants?: readonly string[];
  /** What was updated, in the step `updated`. */
  readonly updated?: unknown;
  /** A filter and its value: the step `ask` prints what comes of it. Hooks of which each call is printed with its arguments. */
  readonly ask?: readonly [string, unknown];
  readonly noted?: readonly string[];
  /** User as whom PHP runs. */
  readonly as?: number | undefined;
  /** What the request posts. */
  readonly post?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Filters that the content calls. */
  readonly shortcodes?: readonly string[];
  /** Values that filters return; `without` removes from the list that they are given, `throws` is an error that they throw. */
  readonly filters?: Readonly<Record<string, unknown>>;
  /** The one condition that is true, and the visitor's capabilities. */
  readonly is?: string;
  readonly can?: readonly string[];
  readonly debug?: boolean;
  /** Steps in order; by default those of a page of the shop. */
  readonly do?: readonly string[];
  /** Options of the site, submitted settings, the folder of a new version, and the ids of all sites. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly sent?: unknown;
  readonly unpacked?: string;
  readonly sites?: readonly number[];
  /** Files of plugins in `wp-content`; by default the must-use file. */
  readonly plugins?: readonly string[];
  /** Handles that a template prints by itself, in the step `print`. */
  readonly printed?: readonly string[];
}

const PLUGIN = join(import.meta.dirname, '../../src/wordpress');

/** The must-use file and its parts, in `mu-plugins`. */
const MUST_USE = ['shop-widgets.php', 'shop-widgets-includes'];

export const hasPhp = spawnSync('php', ['--version']).status === 0;
if (!hasPhp && process.env.CI === 'true') throw new Error('There is no php, which .ci/install installs');

/** Suffix for titles of tests that need PHP. */
export const unlessPhp = hasPhp ? '' : ' (skipped: there is no php on this machine)';

/** Name of the entry by its content: the file of this name never changes. */
export const HASHED = 'shop-widgets-0123abcd.js';

/** Returns the files of a bundle: path → content. */
export function bundleFiles(): Record<string, string> {
  return {
    'shop-widgets.js': 'entry',
    [HASHED]: 'entry',
    'chunks/core-1.js': 'core',
    'replaced.json': JSON.stringify(replacedScripts),
  };
}

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

function manifestOf(files: Readonly<Record<string, string>>): string {
  const entries = Object.entries(files).map(([file, content]) => {
    const shipped = { integrity: integrityOf(content), bytes: Buffer.byteLength(content) };
    if (!file.startsWith('shop-widgets')) return [file, shipped];
    const hashed = Object.keys(files).find(name => /^shop-widgets-\w+\.js$/.test(name));
    return [file, { ...shipped, imports: ['chunks/core-1.js'], ...(file === 'shop-widgets.js' && { hashed }) }];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

/** The folder `wp-content` of a shop, with the plugin and its bundle in it. */
export class ShopFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'shop-widgets-'));

  constructor(bundle = 'shop-widgets', files = bundleFiles()) {
    this.upload(bundle, files);
    mkdirSync(join(this.path, 'mu-plugins'), { recursive: true });
    for (const file of MUST_USE) cpSync(join(PLUGIN, file), join(this.path, 'mu-plugins', file), { recursive: true });
  }

  /** Puts a bundle into a folder, over its files. */
  upload(bundle: string, files: Readonly<Record<string, string>>): void {
    for (const [file, content] of Object.entries(files)) this.write(`${bundle}/${file}`, content);
    this.write(`${bundle}/manifest.json`, manifestOf(files));
  }

  changeManifest(change: (manifest: Readonly<Record<string, object>>) => unknown): void {
    const file = join(this.path, 'shop-widgets/manifest.json');
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
  }

  move(from: string, to: string): void {
    renameSync(join(this.path, from), join(this.path, to));
  }

  write(file: string, content: string | Buffer): void {
    mkdirSync(join(this.path, file, '..'), { recursive: true });
    writeFileSync(join(this.path, file), content);
  }

  remove(file = ''): void {
    rmSync(join(this.path, file), { recursive: true });
  }

  /** Returns the lines that a page prints, and PHP's log. */
  print(page: Page): { lines: string[]; log: string } {
    const input = JSON.stringify({
      ...page,
      content: this.path,
      plugin: (page.plugins ?? ['mu-plugins/shop-widgets.php']).map(file => join(this.path, file)),
    });
    const settings = ['-n', '-d', 'display_errors=stderr', '-d', 'error_reporting=-1', '-d', 'log_errors=0'];
    const { status, stdout, stderr } = spawnSync('php', [...settings, join(import.meta.dirname, 'page.php')], {
      input,
      encoding: 'utf8',
      ...(page.as !== undefined && { uid: page.as }),
    });
    if (status !== 0) throw new Error(stderr || stdout);
    const lines = stdout.split('\n').filter(Boolean);
    return { lines: page.html ? lines : withoutTags(lines), log: stderr };
  }
}

/** Returns a line for each file that is loaded, the code of inline scripts, and the tags of the bundle; without held scripts. */
function withoutTags(lines: readonly string[]): string[] {
  let isHeld = false;
  return lines.flatMap(line => {
    if (/^<script type="shop-widgets\/held"|^<script id="shop-widgets-(?:early|guard)"/.test(line)) isHeld = true;
    const isOver = line.endsWith('</script>');
    if (isHeld) {
      isHeld = !isOver;
      return [];
    }
    const [, file] = /^<script src="[^"]*" id="([^"]+)-js"><\/script>$/.exec(line) ?? [];
    if (file) return [`file ${file}`];
    return line === '</script>' || /^<script id="[^"]+-js-(?:extra|before|after|translations)"[^>]*>$/.test(line)
      ? []
      : [line];
  });
}

/** Returns the handles whose file is loaded, in order. */
export const filesOf = (lines: readonly string[]): string[] =>
  lines.flatMap(line => (line.startsWith('file ') ? line.slice(5) : []));

/** Returns settings and code printed without a file, in order. */
export const settingsOf = (lines: readonly string[]): string[] => lines.filter(line => /^(?:data|code) /.test(line));

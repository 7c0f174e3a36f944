import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitions } from '../registry.ts';
import { root } from './project.ts';

/** What the documents and the demo say in figures; sizes are gzip bytes. */
export interface Figures {
  /** Widgets and behaviours. */
  readonly widgets: number;
  /** The entry and what it stands on. */
  readonly first: number;
  /** An untouched list of products. */
  readonly list: number;
  /** An untouched product's page: gallery, tabs, quantity, reviews and a form with variations. */
  readonly product: number;
}

interface Shipped {
  readonly gzip: number;
  readonly imports?: readonly string[];
}

/** Documents with figures between `<!--figure name-->` and `<!--/figure-->`. */
export const DOCUMENTS: readonly string[] = ['README.md', 'src/loader/README.md'];
const PLACE = /(<!--figure (\w+)-->)[^<]*(<!--\/figure-->)/g;

const ENTRY = 'shop-widgets.js';
/** Files of every page of a shop: its calls, code that draws nothing, and the stylesheet. */
const EVERY_PAGE = ['calls', 'shared', 'widgets'];
const PRODUCT = [...EVERY_PAGE, 'product', 'variation-form'];

/** Reads the figures from a build's manifest. @throws Error when a file has another name by now */
export function figuresOf(manifest: Readonly<Record<string, Shipped>>): Figures {
  const named = (name: string): string => {
    const file = Object.keys(manifest).find(path => new RegExp(`^(?:chunks|styles)/${name}-[\\w-]{8}\\.`).test(path));
    if (file === undefined) throw new Error(`The build has no ${name}`);
    return file;
  };
  const weigh = (names: readonly string[]): number => {
    const files = new Set([ENTRY, ...names.map(named)]);
    // What is added to a set while one goes through it comes as well.
    for (const file of files) for (const imported of manifest[file]?.imports ?? []) files.add(imported);
    return [...files].reduce((sum, file) => sum + (manifest[file]?.gzip ?? 0), 0);
  };
  const widgets = Object.keys(definitions).length;
  return { widgets, first: weigh([]), list: weigh(EVERY_PAGE), product: weigh(PRODUCT) };
}

/** Returns a figure as documents and the demo say it: sizes in KB of 1000 bytes. */
export const figureText = (figures: Figures, name: keyof Figures): string =>
  name === 'widgets' ? String(figures.widgets) : `${Math.round(figures[name] / 1000)} KB`;

/** Puts the figures into a document. @throws Error for a name that there is not */
export const fillFigures = (text: string, figures: Figures): string =>
  text.replace(PLACE, (_all, start: string, name: string, end: string) => {
    if (!isFigure(figures, name)) throw new Error(`There is no figure ${name}`);
    return `${start}${figureText(figures, name)}${end}`;
  });

const isFigure = (figures: Figures, name: string): name is keyof Figures => Object.hasOwn(figures, name);

export const readFigures = (dist = join(root, 'dist')): Figures =>
  figuresOf(JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')));

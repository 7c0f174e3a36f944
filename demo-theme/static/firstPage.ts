import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figures, figureText } from '../../src/build/figures';
import { escapeHtml } from '../shop/html';
import { listedPages } from './listedPages';
import type { Measured } from './measured';
import { shownWidgets } from './shownWidgets';

const ROOT = join(import.meta.dirname, '../..');
const IMAGES = join(ROOT, 'demo-theme/images');
const SLOVENIAN: readonly string[] = ['Products', 'Tables'];

/** What `npm run record` has measured. */
export const readMeasured = (): Measured =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'measured.json'), 'utf8'));

/** The widgets and behaviours of the README's table: name, and what it does. */
export const readWidgets = (readme: string): { name: string; does: string }[] =>
  [...readme.matchAll(/^\| \[`([\w-]+)`\]\([^)]+\) \| .*? \| (.+?) \| [^|]+ \|$/gm)].map(
    ([, name = '', does = '']) => ({
      name,
      does: does.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1'),
    }),
  );

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Cards of the widgets that have a picture, and a list of the others. */
function widgetsHtml(): { cards: string; others: string } {
  const all = readWidgets(readFileSync(join(ROOT, 'README.md'), 'utf8'));
  const hasPicture = (name: string) => existsSync(join(IMAGES, `widgets/${name}.webp`));
  const cards = all
    .filter(({ name }) => hasPicture(name))
    .map(({ name, does }) => {
      const path = shownWidgets[name]?.path ?? '/';
      const picture = `<img src="lipa/images/widgets/${name}.webp" width="480" height="270" alt="" loading="lazy" decoding="async">`;
      return `<li class="card">${picture}<h3><a href="lipa${escapeHtml(path)}">${name}</a></h3><p>${escapeHtml(sentence(does))}</p></li>`;
    });
  const others = all
    .filter(({ name }) => !hasPicture(name))
    .map(({ name, does }) => `<div><dt>${name}</dt><dd>${escapeHtml(sentence(does))}</dd></div>`);
  return { cards: cards.join('\n'), others: others.join('\n') };
}

const pagesHtml = (): string =>
  Object.entries(listedPages())
    .map(([group, pages]) => {
      const items = pages.map(({ path, title, about }) => {
        const more = about ? `<span>${escapeHtml(about)}</span>` : '';
        return `<li><a href="lipa${escapeHtml(path)}">${escapeHtml(title)}</a>${more}</li>`;
      });
      const language = SLOVENIAN.includes(group) ? ' lang="sl"' : '';
      return `<section class="group"><h3>${group}</h3><ul${language}>${items.join('')}</ul></section>`;
    })
    .join('\n');

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Values of the places `[[name]]` of `first/index.html`. */
export function firstPageValues(version: string, figures: Figures): Record<string, string> {
  const measured = readMeasured();
  const { own, widgets } = measured;
  return {
    version,
    widgets: figureText(figures, 'widgets'),
    first_kb: figureText(figures, 'first'),
    list_kb: figureText(figures, 'list'),
    product_kb: figureText(figures, 'product'),
    own_requests: String(own.requests),
    own_bytes: kilobytes(own.bytes),
    own_ready: seconds(own.ready),
    our_requests: String(widgets.requests),
    our_bytes: kilobytes(widgets.bytes),
    our_ready: seconds(widgets.ready),
    our_blocked: `${widgets.blocked ?? 0} ms`,
    // Without scripts, or with less motion, the moment at which the two differ.
    moment: String(widgets.ready),
    moment_text: seconds(widgets.ready),
    end: String(Math.ceil((Math.max(own.ready, widgets.ready) + 500) / 100) * 100),
    date: measured.date,
    browser: measured.browser,
    processors: String(measured.processors),
    load: String(measured.load),
    slowdown: String(measured.slowdown),
    latency: String(measured.latency),
    megabits: (measured.kilobits / 1000).toFixed(1),
    runs: String(measured.runs),
    ...widgetsHtml(),
    pages: pagesHtml(),
  };
}

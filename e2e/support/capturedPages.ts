import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

/** Pages recorded from a real shop; they stand beside the repository and are never part of it. */
const FOLDER = join(import.meta.dirname, '../../../shared/captures');
const HOST = 'trgovina.example';

/** Whether the recorded pages are there. */
export const hasCaptures = existsSync(join(FOLDER, 'html'));

/** Reason for skipping tests of recorded pages. */
export const NO_CAPTURES =
  'The recorded pages are not there: they are expected in ../shared/captures, beside the repository.';

/** Names of the recorded pages; none where they are not there. */
export const capturedNames = (): string[] =>
  hasCaptures ? readdirSync(join(FOLDER, 'html')).map(file => basename(file, '.html')) : [];

export const capturedHtml = (name: string): string => readFileSync(join(FOLDER, 'html', `${name}.html`), 'utf8');

const ASSET_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A stylesheet, font or picture of the recorded shop, by the path of its address; none where it was not recorded. */
export function capturedAsset(pathname: string): Response | undefined {
  const type = ASSET_TYPES[extname(pathname)];
  const file = join(FOLDER, 'assets', decodeURIComponent(pathname));
  if (!type || !file.startsWith(join(FOLDER, 'assets')) || !existsSync(file)) return undefined;
  const headers = { 'Content-Type': type, 'Cache-Control': 'max-age=3600' };
  return new Response(readFileSync(file), { headers });
}

export const capturedJson = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));

/** Parts of the answer with a recorded page. */
export interface Serving {
  readonly origin: string;
  /** Tag of the page's jQuery, or nothing. */
  readonly jquery: string;
  /** Tag of the widgets' script. */
  readonly script: string;
  /** Inline script that runs right after jQuery. */
  readonly recorder: string;
}

/** Hosts that recorded pages take fonts and portraits from; here they are paths below {@link ELSEWHERE}. */
const FOREIGN = /(?:https?:)?\/\/(fonts\.googleapis\.com|secure\.gravatar\.com)(?=\/)/g;
export const ELSEWHERE = '/elsewhere/';

/**
 * Returns a recorded page for this server: the shop's own script files and the calls into them are left out, its settings
 * stay; jQuery and the widgets' script take their places. Files of other hosts are requested from this one: intercepting
 * every request of a page costs more than the page.
 */
export function servedPage(name: string, { origin, jquery, script, recorder }: Serving): string {
  const html = withoutCalls(name, origin)
    .replace(FOREIGN, (_, host: string) => `${origin}${ELSEWHERE}${host}`)
    .replace(/<link[^>]*rel=["']?(?:preload|modulepreload|prefetch)[^>]*>/g, '')
    .replace(/<script[^>]*\ssrc=[^>]*>\s*<\/script>/g, '');
  return html.replace('</head>', () => `${jquery}<script>${recorder}</script>${script}</head>`);
}

/** A recorded page with the tags of the shop's scripts as they were, of which the files are not there. */
export const pageWithScripts = (name: string, origin: string, headStart: string): string =>
  withoutCalls(name, origin).replace(/<head[^>]*>/, head => head + headStart);

/** A recorded page for this server, without inline scripts that call into a file which is not there. */
function withoutCalls(name: string, origin: string): string {
  return capturedHtml(name)
    .replaceAll(`https://${HOST}`, origin)
    .replaceAll(`https:\\/\\/${HOST}`, origin.replaceAll('/', '\\/'))
    .replace(/<script[^>]* id="[^"]*-js-after"[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<script[^>]*type="(?:module|speculationrules)"[^>]*>[\s\S]*?<\/script>/g, '');
}

/** Text of an attribute, as the page's parser reads it. */
export function decoded(text: string): string {
  const named: Record<string, string> = { quot: '"', lt: '<', gt: '>', nbsp: '\u00a0', ldquo: '“', rdquo: '”' };
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(quot|lt|gt|nbsp|ldquo|rdquo);/g, (_, name: string) => named[name] ?? '')
    .replaceAll('&amp;', '&');
}

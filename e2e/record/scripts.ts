import { randomBytes } from 'node:crypto';
import { capturedJson, hasCaptures, NO_CAPTURES } from '../support/capturedPages';

/** A script file of the recorded shop; only its name and size are read. */
export interface ShopScript {
  readonly handle: string;
  readonly bytes: number;
}

const LIST = 'scripts.json';
/** Stays with the widgets, for other plugins. */
export const JQUERY: readonly string[] = ['jquery-core', 'jquery-migrate'];

/** The scripts of the shop and its add-ons on the recorded product's page, without those of the theme. @throws Error without recorded pages */
export function shopScripts(page: string): ShopScript[] {
  if (!hasCaptures) throw new Error(NO_CAPTURES);
  const list = Object(capturedJson(LIST));
  const files: readonly unknown[] = Array.from(list.files);
  const found = Array.from<unknown>(list.pages).find(one => Object(one).page === page);
  return Array.from<unknown>(Object(found).files)
    .map(index => Object(files[Number(index)]))
    .filter(file => file.type === 'script' && file.group === 'shop')
    .map(file => ({ handle: String(file.handle), bytes: Number(file.gzip_bytes) }));
}

const ADDRESS = '/stand-in/';
/** Tag of a script: jQuery stands in the way of the page, the others are deferred. */
export const tagOf = ({ handle }: ShopScript): string =>
  `<script src="${ADDRESS}${handle}.js"${JQUERY.includes(handle) ? '' : ' defer'}></script>`;

/** Answers the address of a script with a comment of its size, which does nothing and does not compress. */
export function standIn(scripts: readonly ShopScript[], { url }: Request): Response | undefined {
  const { pathname } = new URL(url);
  const script = scripts.find(({ handle }) => pathname === `${ADDRESS}${handle}.js`);
  if (!script) return undefined;
  const text = randomBytes(script.bytes)
    .toString('base64')
    .slice(0, script.bytes - 4);
  return new Response(`/*${text.replaceAll('*', '-')}*/`, { headers: { 'Content-Type': 'text/javascript' } });
}

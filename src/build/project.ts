import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';

export const root = join(import.meta.dirname, '../..');

const { name, version, license, browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

export { version };

export const NOTICES = 'LICENSES.txt';

/** First line of each script that a page loads by name. */
export const BANNER = `/*! ${name} ${version} | ${license} | third-party notices: ${NOTICES} */`;

/** The oldest supported browsers, as Vite names them. */
export const TARGET: string[] = browserslist.map((browser: string) =>
  browser.replace('ios_saf', 'ios').replace(' >= ', ''),
);

/** Base of the builds of scripts that share no chunk with the bundle. */
export const SEPARATE_BUILD: InlineConfig = { root, configFile: false, logLevel: 'warn' };

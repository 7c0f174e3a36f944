import { readSizes } from './bytes';
import { type Add, addTimes } from './figures';
import { bundleFiles } from './inPage';
import type { Lab, Tab } from './lab';
import { loadOnce } from './load';

const PAGES = [
  ['home', '/'],
  ['list', '/shop/'],
] as const;
const VARIANTS = [
  ['no widgets', '?notice=bar&jquery=3&script=none'],
  ['jQuery 3', '?notice=bar&jquery=3'],
  ['no jQuery', '?notice=bar&jquery=none'],
] as const;
/** Gzip bytes of all scripts of the bundle before anything is touched. */
const SCRIPTS = 20_000;

/**
 * Pages of somebody who was here before: consent is given, the cart is empty and its fragments are in the browser's
 * storage, the source of orders is recorded. How many bytes of script come, and how long they block a slow processor.
 */
export async function returning(lab: Lab, add: Add): Promise<void> {
  const sizes = readSizes(lab.distDir);
  for (const [name, path] of PAGES) {
    for (const [variant, query] of VARIANTS) {
      const visits = await lab.eachRun(tab => returnOnce(lab, tab, path + query));
      const title = `${name}, ${variant}`;
      const bytes = visits.map(({ files }) => files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0));
      const hasTarget = variant !== 'no widgets';
      add(`${title}: js`, 'bytes', bytes, hasTarget ? SCRIPTS : undefined);
      addTimes(add, title, visits, {
        'total blocking time': [one => one.blocked, hasTarget ? 0 : undefined],
        'longest task': one => one.longest,
        'script time': one => one.script,
      });
    }
  }
}

async function returnOnce(lab: Lab, tab: Tab, path: string) {
  const { page, context } = tab;
  await context.addCookies([{ name: 'cookie_notice_accepted', value: 'true', url: lab.url }]);
  await page.goto(lab.url + path, { waitUntil: 'networkidle' });
  const load = await loadOnce(lab, tab, path);
  const files = await page.evaluate(bundleFiles);
  const isRecorded = (await context.cookies()).some(({ name }) => name === 'sbjs_current');
  if (files.length > 0 && !isRecorded) throw new Error('the source of orders is not recorded');
  return { ...load, files: files.filter(file => file.endsWith('.js')) };
}

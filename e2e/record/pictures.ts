import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { type Shown, shownWidgets } from '../../demo-theme/static/shownWidgets';
import { openStaticHost } from '../support/staticHost';

const IMAGES = join(import.meta.dirname, '../../demo-theme/images');
const PHONE = { width: 390, height: 760 };
/** A card shows the whole width of a narrow window. */
const CARD = { width: 480, height: 270 };
const HEIGHT = 900;
const QUALITY = 0.7;
/** Without the demo's panel; pictures end their fading at once. */
const STILL =
  '.demo-panel { display: none !important } *, ::before, ::after { transition: none !important; animation: none !important }';

/** Writes what is seen of a page, or of a part of it, as a WebP file; the browser itself packs it. */
async function draw(
  page: Page,
  file: string,
  clip?: { x: number; y: number; width: number; height: number },
): Promise<void> {
  const png = await page.screenshot({ ...(clip && { clip }) });
  const context = page.context();
  const packer = await context.newPage();
  const address = await packer.evaluate(
    async ([source, quality]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${source}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), QUALITY] as const,
  );
  await packer.close();
  const path = join(IMAGES, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.from(address.replace(/^.*,/, ''), 'base64'));
}

/** Draws the product's page twice: as it is before its scripts have come, and with the widgets. */
export async function drawStates(browser: Browser, url: string, path: string): Promise<void> {
  for (const name of ['sent', 'ready']) {
    const context = await browser.newContext({ viewport: PHONE, isMobile: true, deviceScaleFactor: 1.5 });
    const page = await context.newPage();
    if (name === 'sent') await page.route(/\.js(?:\?|$)/, route => route.abort());
    await openStill(page, url + path);
    await page.evaluate(() => window.scrollTo(0, 220));
    await draw(page, `first/${name}.webp`);
    await context.close();
  }
}

/** Opens a page with all of its widgets awake, and waits until it rests. */
async function openStill(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: STILL });
  await page.evaluate(() => window.ShopWidgets?.mountAll(document, { now: true }));
  await page.waitForLoadState('networkidle');
}

/** Draws each widget that is seen, in the middle of its card. */
export async function drawWidgets(browser: Browser, url: string): Promise<void> {
  for (const [name, shown] of Object.entries(shownWidgets)) {
    const context = await browser.newContext({ viewport: { width: CARD.width, height: HEIGHT } });
    try {
      await drawWidget(await context.newPage(), url, name, shown);
    } catch (error) {
      console.error(`${name} was not drawn:`, error);
      process.exitCode = 1;
    } finally {
      await context.close();
    }
  }
}

async function drawWidget(
  page: Page,
  url: string,
  name: string,
  { path, picture = path, element, press, typed }: Shown,
): Promise<void> {
  await openStill(page, url + picture);
  if (press) await page.locator(press).locator('visible=true').first().click();
  if (typed) await page.keyboard.type(typed);
  await page.waitForLoadState('networkidle');
  const box = await page.locator(element).locator('visible=true').first();
  await box.scrollIntoViewIfNeeded();
  const place = await box.boundingBox();
  if (!place) throw new Error(`${element} is not seen`);
  const isHigh = place.height > CARD.height - 40;
  const top = isHigh ? place.y - 20 : place.y + (place.height - CARD.height) / 2;
  const y = Math.max(0, Math.min(top, HEIGHT - CARD.height));
  await draw(page, `widgets/${name}.webp`, { x: 0, y, ...CARD });
}

/** Windows of the README's pictures of the first page. */
const WINDOWS = [
  [390, 844],
  [820, 1180],
  [1366, 768],
] as const;

/** Draws the first page of the static demo, at the moment at which both loads differ. */
export async function drawFirstPage(browser: Browser): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-widgets-first-'));
  const root = join(IMAGES, '../..');
  const jiti = join(root, 'node_modules/jiti/lib/jiti-cli.mjs');
  execFileSync(process.execPath, [jiti, 'demo-theme/static/build.ts', '--out', folder], { cwd: root });
  const host = await openStaticHost(folder, '/');
  try {
    for (const [width, height] of WINDOWS) {
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(host.url, { waitUntil: 'networkidle' });
      await draw(page, `first-${width}.webp`);
      await context.close();
    }
  } finally {
    await host.close();
    rmSync(folder, { recursive: true });
  }
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { expect, type Page, type TestInfo } from 'playwright/test';
import { PNG } from 'pngjs';

/** Pictures of the recorded shop under its own scripts, beside the repository. */
const FOLDER = join(import.meta.dirname, '../../../shared/captures/looks');

/** A part of the window, in CSS pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Ignored part of a picture: a selector of elements, or a box. */
export type Left = string | Box;

/** Parts of a window that are compared with a picture. */
export interface Compared {
  /** Selector of the compared part; else the whole window is compared. */
  readonly within?: string;
  /** Ignored parts, by the reason for it. */
  readonly except?: Readonly<Record<string, Left>>;
}

/** Substitutes of an element may be a little larger in the picture. */
const MARGIN = 8;
/** Pixels that may differ: edges of letters and corners, where the pictures' few colours are not enough. */
const TOLERANCE = 60;
/** Allowed distance of colours; the pictures have 256 of them, light greys became white. */
const THRESHOLD = 0.12;

/** A picture of the window in which nothing moves any more. */
async function stillPicture(page: Page): Promise<PNG> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isInWindow = (image: Element) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    // A picture that does not come has nothing to draw.
    await Promise.allSettled([...document.images].filter(isInWindow).map(image => image.decode()));
  });
  let last = await page.screenshot({ caret: 'hide' });
  for (let tries = 0; tries < 10; tries++) {
    const next = await page.screenshot({ caret: 'hide' });
    if (next.equals(last)) break;
    last = next;
  }
  return PNG.sync.read(last);
}

const boxesOf = (page: Page, selector: string, margin: number): Promise<Box[]> =>
  page.locator(selector).evaluateAll(
    (all, more) =>
      all
        .map(element => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0)
        .map(({ x, y, width, height }) => ({
          ...{ x: x - more, y: y - more },
          ...{ width: width + 2 * more, height: height + 2 * more },
        })),
    margin,
  );

/** Paints boxes grey in a picture. */
function paint({ data, width, height }: PNG, boxes: readonly Box[]): void {
  for (const box of boxes) {
    const [left, right] = [Math.max(0, Math.floor(box.x)), Math.min(width, Math.ceil(box.x + box.width))];
    const [top, bottom] = [Math.max(0, Math.floor(box.y)), Math.min(height, Math.ceil(box.y + box.height))];
    for (let y = top; y < bottom; y++) data.fill(128, (y * width + left) * 4, (y * width + Math.max(left, right)) * 4);
  }
}

/** The rest of a window around a box. */
function around({ x, y, width, height }: Box): Box[] {
  const far = 10_000;
  return [
    { x: 0, y: 0, width: far, height: y },
    { x: 0, y: y + height, width: far, height: far },
    { x: 0, y: 0, width: x, height: far },
    { x: x + width, y: 0, width: far, height: far },
  ];
}

/** Puts pictures side by side, for readers of a failure. */
function sideBySide(pictures: readonly PNG[]): Buffer {
  const [{ width, height } = { width: 0, height: 0 }] = pictures;
  const all = new PNG({ width: width * pictures.length, height });
  for (const [index, picture] of pictures.entries()) PNG.bitblt(picture, all, 0, 0, width, height, index * width, 0);
  return PNG.sync.write(all);
}

/**
 * Expects the window to look as a picture of the recorded shop. On failure both pictures and their differences are in the test's results.
 * @param name of the picture, without its width
 */
export async function expectLook(page: Page, testInfo: TestInfo, name: string, compared: Compared = {}): Promise<void> {
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  const ours = await stillPicture(page);
  const theirs = PNG.sync.read(readFileSync(join(FOLDER, `${name}-${viewport.width}.png`)));
  const boxes: Box[] = [];
  for (const left of Object.values(compared.except ?? {})) {
    boxes.push(...(typeof left === 'string' ? await boxesOf(page, left, MARGIN) : [left]));
  }
  const [within] = compared.within ? await boxesOf(page, compared.within, 0) : [];
  if (within) boxes.push(...around(within));
  for (const picture of [ours, theirs]) paint(picture, boxes);

  const difference = new PNG(viewport);
  const { width, height } = viewport;
  const count = pixelmatch(ours.data, theirs.data, difference.data, width, height, { threshold: THRESHOLD });
  if (count > TOLERANCE) {
    const path = testInfo.outputPath(`${name}-${width}.png`);
    writeFileSync(path, sideBySide([ours, theirs, difference]));
    await testInfo.attach(`${name}-${width}: ours, theirs, difference`, { path, contentType: 'image/png' });
  }
  expect.soft(count, `pixels of ${name} at ${width} that differ from the picture`).toBeLessThanOrEqual(TOLERANCE);
}

import type { Page } from 'playwright/test';

/** Most stops that are walked; no page of the demo has as many. */
const MOST = 250;
/** CSS px. Source: WCAG 2.2, 2.5.8. */
const LEAST = 24;

/** Goes through a page by Tab. @returns what is wrong at each stop: focus that is not seen, is covered, is out of view, or too small */
export async function walkByTab(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  await page.evaluate(() => {
    scrollTo(0, 0);
    document.body.focus();
  });
  for (let stop = 0; stop < MOST; stop++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(judgeFocus, LEAST);
    if (!found) break;
    wrong.push(...found);
  }
  return [...new Set(wrong)];
}

/** Runs in the page. @returns undefined when the focus has left the page, or is back at a stop that it had */
function judgeFocus(least: number): string[] | undefined {
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement) || focused === document.body || focused.dataset.walked) return undefined;
  focused.dataset.walked = 'true';
  if (focused instanceof HTMLIFrameElement) return [];
  const name = `${focused.localName}.${[...focused.classList].join('.')}#${focused.id} “${(focused.textContent ?? '').trim().slice(0, 30)}”`;
  const box = focused.getBoundingClientRect();
  const wrong: string[] = [];
  const say = (what: string) => wrong.push(`${what}: ${name}`);

  const seen = {
    left: Math.max(box.left, 0),
    right: Math.min(box.right, innerWidth),
    top: Math.max(box.top, 0),
    bottom: Math.min(box.bottom, innerHeight),
  };
  if (seen.right <= seen.left || seen.bottom <= seen.top) {
    say('out of view');
    return wrong;
  }
  const points = [0.1, 0.5, 0.9].flatMap(x =>
    [0.1, 0.5, 0.9].map(
      y => [seen.left + (seen.right - seen.left) * x, seen.top + (seen.bottom - seen.top) * y] as const,
    ),
  );
  const isSeenAt = ([x, y]: readonly [number, number]) => {
    const top = document.elementFromPoint(x, y);
    return (
      top !== null &&
      (focused.contains(top) || top.contains(focused) || top.closest('label')?.contains(focused) === true)
    );
  };
  if (!points.some(isSeenAt)) say('covered');

  const styleOf = (element: Element) => {
    const { outline, boxShadow, backgroundColor, borderColor, textDecoration, color } = getComputedStyle(element);
    return [outline, boxShadow, backgroundColor, borderColor, textDecoration, color].join();
  };
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const parts = [focused, ...(focused.parentElement ? [focused.parentElement] : [])];
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) === 0) {
    const during = parts.map(styleOf).join('|');
    focused.blur();
    const after = parts.map(styleOf).join('|');
    focused.focus({ preventScroll: true });
    if (during === after) say('focus not seen');
  }

  // A link in a line of text, and a field whose label is larger, may be small.
  const isInText = getComputedStyle(focused).display === 'inline';
  const isLabelled = focused instanceof HTMLInputElement && (focused.labels?.length ?? 0) > 0;
  if (!isInText && !isLabelled && (box.width < least || box.height < least))
    say(`${Math.round(box.width)} × ${Math.round(box.height)} px`);
  return wrong;
}

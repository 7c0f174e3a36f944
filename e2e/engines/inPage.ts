/** Target of a shopper's action: the elements of a selector, or those of them with a text. */
export interface Target {
  /** `outer >>> inner`: elements in the open shadow roots of the elements of `outer`. */
  readonly selector: string;
  readonly text?: string | undefined;
  /** Index among the shown elements, from 0. */
  readonly nth?: number | undefined;
}

/** Position of an element, px from the window's upper left corner; or the problem with it. */
export type Place = { readonly x: number; readonly y: number } | { readonly problem: string };

/** Runs in the page: counts the shown elements, and returns the text of the first. */
export function look({ selector, text }: Target): { readonly count: number; readonly text: string } {
  const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
  const [outer = '', inner] = selector.split(' >>> ');
  const found = [...document.querySelectorAll(outer)];
  const all = inner ? found.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(inner) ?? [])]) : found;
  const shown = all.filter(element => {
    const { width, height } = element.getBoundingClientRect();
    const { visibility } = getComputedStyle(element);
    return width > 0 && height > 0 && visibility === 'visible' && (!text || textOf(element).includes(text));
  });
  const [first] = shown;
  return { count: shown.length, text: first ? textOf(first) : '' };
}

/** Runs in the page: brings an element into view and returns a point to press, once it has stopped moving. */
export async function locate({ selector, text, nth = 0 }: Target): Promise<Place> {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const [outer = '', inner] = selector.split(' >>> ');
  const find = (): Place => {
    const found = [...document.querySelectorAll(outer)];
    const all = inner ? found.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(inner) ?? [])]) : found;
    const shown = all.filter(one => isShown(one) && (!text || one.textContent.replace(/\s+/g, ' ').includes(text)));
    const element = shown[nth];
    if (!element) return { problem: `${selector} ${text ?? ''}: ${shown.length} shown` };
    if (element.matches(':disabled')) return { problem: `${selector}: disabled` };
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInView = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    if (!isInView) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // A link around a picture may begin with an empty line.
    const lines = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const [box = element.getBoundingClientRect()] = lines;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const root = element.getRootNode();
    const hit = (root instanceof ShadowRoot ? root : document).elementFromPoint(x, y);
    const label = hit?.closest('label');
    const isHit = hit && (element.contains(hit) || label?.control === element || hit.contains(element));
    return isHit ? { x, y } : { problem: `${selector}: under ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}` };
  };
  const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));
  const before = find();
  if ('problem' in before) return before;
  await nextFrame();
  await nextFrame();
  // A busy machine draws seldom, so two equal places do not prove rest. An animation that follows scrolling moves nothing by itself.
  const isSliding = document
    .getAnimations()
    .some(
      ({ playState, effect, timeline }) =>
        playState === 'running' &&
        timeline instanceof DocumentTimeline &&
        effect?.getComputedTiming().iterations !== Infinity,
    );
  const now = find();
  if ('problem' in now) return now;
  return !isSliding && now.x === before.x && now.y === before.y ? now : { problem: `${selector}: it moves` };
}

/** Runs in the page: chooses an option as its native list does, which drivers can't open in all engines. */
export function choose(selector: string, value: string): string {
  const select = document.querySelector(selector);
  if (!(select instanceof HTMLSelectElement)) return `${selector}: no list`;
  const option = [...select.options].find(one => one.value === value || one.text.trim() === value);
  if (!option || option.disabled) return `${selector}: no ${value} in ${[...select.options].map(one => one.value)}`;
  select.focus();
  select.value = option.value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  return '';
}

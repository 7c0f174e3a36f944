import type { Load, Measured } from '../measured';

/** What is seen of a page at one moment of its load. */
export interface Moment {
  readonly stage: 'blank' | 'sent' | 'ready';
  readonly files: number;
  readonly bytes: number;
}

/** @param at ms since the start of the load */
export function momentOf({ arrivals, painted, ready }: Load, at: number): Moment {
  const come = arrivals.filter(([time = 0]) => time <= at);
  const [, bytes = 0] = come.at(-1) ?? [];
  return { stage: at < painted ? 'blank' : at < ready ? 'sent' : 'ready', files: come.length, bytes };
}

const WORDS = { blank: 'Nothing to see yet', sent: 'No picture, no choice', ready: 'Picture, choice, cart' };

interface Side {
  readonly load: Load;
  readonly phone: HTMLElement;
  readonly words: Element;
  readonly come: Element;
}

const part = (root: ParentNode, selector: string): Element => {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`${selector} is not on the page`);
  return found;
};

/** Plays both loads beside each other, in their own time. The slider shows any moment; with less motion nothing plays by itself. */
export function startReplay(root: HTMLElement, { own, widgets }: Measured): void {
  const sides = Object.entries({ own, widgets }).flatMap(([name, load]): Side[] => {
    const phone = root.querySelector<HTMLElement>(`[data-side="${name}"]`);
    return phone ? [{ load, phone, words: part(phone, '.words'), come: part(phone, '.come') }] : [];
  });
  const slider = root.querySelector<HTMLInputElement>('input[type="range"]');
  const button = root.querySelector<HTMLButtonElement>('.play');
  if (!slider || !button) return;
  const end = Number(slider.max);
  const clock = part(root, '.clock');
  let frame = 0;

  const show = (at: number): void => {
    const text = `${(at / 1000).toFixed(1)} s`;
    for (const { load, phone, words, come } of sides) {
      const { stage, files, bytes } = momentOf(load, at);
      phone.dataset.stage = stage;
      words.textContent = WORDS[stage];
      come.textContent = `${files} of ${load.requests} files, ${Math.round(bytes / 1000)} KB`;
    }
    clock.textContent = text;
    slider.value = String(at);
    slider.setAttribute(
      'aria-valuetext',
      `${text}. ${sides.map(({ phone, words }) => `${phone.dataset.title}: ${words.textContent}`).join('. ')}`,
    );
  };
  const stop = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    button.textContent = 'Play again';
  };
  const play = (): void => {
    stop();
    button.textContent = 'Stop';
    const start = performance.now();
    const step = (now: number): void => {
      const at = Math.min(end, Math.max(0, now - start));
      show(at);
      if (at < end) frame = requestAnimationFrame(step);
      else stop();
    };
    frame = requestAnimationFrame(step);
  };

  slider.addEventListener('input', () => {
    stop();
    show(Number(slider.value));
  });
  button.addEventListener('click', () => (frame ? stop() : play()));
  show(Number(slider.value));
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) play();
}

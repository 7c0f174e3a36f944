/** Where arrow keys have another meaning. */
const TAKEN = `input, select, textarea, [contenteditable], video, audio, .stars, .wc-tabs, ${[
  'tablist',
  'radiogroup',
  'listbox',
  'menu',
  'menubar',
  'slider',
  'grid',
  'tree',
  'dialog',
]
  .map(role => `[role="${role}"]`)
  .join()}`;

/**
 * Lets the arrow keys move the slider: anywhere on a page that has but this one, else in its gallery. Source: contract 8.3.
 * @param move called with -1 or 1
 */
export function moveWithArrows(
  gallery: HTMLElement,
  frame: HTMLElement,
  move: (step: number) => void,
  signal: AbortSignal,
): void {
  const stepOf = (event: KeyboardEvent): number => {
    const { target, key } = event;
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented);
    if (!isPlain || !(target instanceof Element) || target.closest(TAKEN)) return 0;
    const isHere = gallery.contains(target) || document.querySelectorAll('.flex-viewport').length === 1;
    const step = isHere ? Number(key === 'ArrowRight') - Number(key === 'ArrowLeft') : 0;
    return getComputedStyle(frame).direction === 'rtl' ? -step : step;
  };
  // On the way up, as in the shop: tabs and stars stop it.
  document.addEventListener(
    'keyup',
    event => {
      const step = stepOf(event);
      if (step) move(step);
    },
    { signal },
  );
  // The browser would scroll as well.
  frame.addEventListener('keydown', event => stepOf(event) && event.preventDefault(), { signal });
}

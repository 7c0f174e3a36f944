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

type Key = Pick<KeyboardEvent, 'target' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>;

/**
 * How far a key moves the slider, -1, 0 or 1: arrow keys anywhere on a page that has but this one, else in its gallery.
 * Source: contract 8.3.
 */
export function stepOf(event: Key, gallery: HTMLElement, frame: HTMLElement): number {
  const { target, key } = event;
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented);
  if (!isPlain || !(target instanceof Element) || target.closest(TAKEN)) return 0;
  const isHere = gallery.contains(target) || document.querySelectorAll('.flex-viewport').length === 1;
  const step = isHere ? Number(key === 'ArrowRight') - Number(key === 'ArrowLeft') : 0;
  return getComputedStyle(frame).direction === 'rtl' ? -step : step;
}

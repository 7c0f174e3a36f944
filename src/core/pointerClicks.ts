const clicks = new WeakSet<Event>();
let isReleased = false;

/** Not by keys, assistive technology or scripts. `detail` does not tell: in Firefox it is 1 for Enter on a link. */
export const isPointerClick = (click: Event): boolean => clicks.has(click);

/** Has a click that is dispatched again count as the one that it stands for. */
export function countAs(click: Event, original: Event): void {
  if (clicks.has(original)) clicks.add(click);
}

const setReleased = (value: boolean) => () => {
  isReleased = value;
};

addEventListener('pointerup', setReleased(true), true);
for (const type of ['pointerdown', 'keydown']) addEventListener(type, setReleased(false), true);
addEventListener(
  'click',
  event => {
    if (!isReleased) return;
    clicks.add(event);
    // A click on a label makes one on its field, in the same task.
    setTimeout(setReleased(false));
  },
  true,
);

/**
 * Has what moves the page wait while a mouse button is down. A press takes the focus from a field first: would what stands
 * below it move then, the button would come up beside what it went down on, and that would get no click.
 * @returns calls back, at once where nothing is pressed
 */
export function afterPress(signal: AbortSignal): (run: () => void) => void {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const end = () => {
    isDown = false;
    const all = waiting;
    waiting = [];
    for (const run of all) run();
  };
  const press = ({ target }: Event) => {
    // A select opens at once, and may never tell that the button came up.
    isDown = !(target instanceof HTMLSelectElement);
  };
  window.addEventListener('mousedown', press, { capture: true, signal });
  // What is dragged comes up without a `mouseup`, as does what opens a menu of the system: who types has let go.
  for (const type of ['mouseup', 'dragend', 'keydown']) window.addEventListener(type, end, { capture: true, signal });
  return run => {
    if (isDown) waiting.push(run);
    else run();
  };
}

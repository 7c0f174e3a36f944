import { withoutJQuery } from '../core/bus/channel';
import { whenJQuery } from '../core/bus/jquery';
import { type Act, actOf, changeOf, goesOn, isDead } from './acts';
import { hold } from './held';
import { isField } from './raise';
import { type Around, addSleeper, isInAwake, type Sleeper, sleepersAt } from './sleepers';

let listening = false;

/**
 * Wakes a marker's widget on its first interaction. What is done in the marker until the widget is there is kept, and done
 * again once it is: nobody hears it before, and everybody hears it once.
 */
export function sleepUntilTouched(marker: Element, sleeper: Sleeper, signal: AbortSignal): void {
  addSleeper(marker, sleeper, signal);
  if (!listening) listen();
  listening = true;
  // The shopper may be in it already.
  const { activeElement } = document;
  const around = activeElement ? sleepersAt(activeElement) : [];
  const isTouched = around.some(one => one.sleeper === sleeper && one.isTheirs);
  if (!sleeper.isSpent && isTouched) void sleeper.wake();
}

function listen(): void {
  const options = { capture: true, passive: false } as const;
  // The window's capture phase comes before every listener of the page.
  for (const type of ['pointerdown', 'focusin', 'keydown', 'input', 'change', 'submit', 'click', 'pointerover']) {
    window.addEventListener(type, onEvent, options);
  }
  whenJQuery($ => {
    $(document).on('click', event => {
      const { target } = event;
      // On anything but a link jQuery goes on to a native click, which is kept as such.
      if (event.originalEvent || !(target instanceof HTMLAnchorElement)) return;
      const all = restingAt(target);
      const isControl = all.some(({ sleeper }) => isControlOf(sleeper, target));
      if (isControl) keep({ target, kind: 'press', replay: on => $(on).trigger('click') }, all);
    });
    for (const type of ['input', 'change'] as const) {
      $(document).on(type, event => {
        const { target } = event;
        const act = !event.originalEvent && target instanceof Element && changeOf(target, type);
        // jQuery's listeners have heard it.
        if (act) keep({ ...act, replay: on => withoutJQuery($, type, () => act.replay(on)) }, restingAt(act.target));
      });
    }
  });
}

function onEvent(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const around = sleepersAt(target);
  if (around.length === 0) return;
  const isControl = around.some(({ sleeper }) => isControlOf(sleeper, target));
  const act = actOf(event, isControl);
  const isPlea = act !== undefined && event.isTrusted && isDead(act);
  const all = around.filter(({ sleeper }) => !sleeper.isSpent || isPlea);
  for (const { sleeper, isTheirs } of all) {
    if (isTheirs && (type !== 'pointerover' || isControlOf(sleeper, target))) void sleeper.wake();
  }
  // Plus and minus of an awake quantity work, although the form around it may sleep. Enter in its field is the form's.
  const isAnswered = act?.kind === 'press' && !isControl && !isField(target) && isInAwake(target);
  if (!act || isAnswered || !keep(act, all)) return;
  if (!goesOn(act)) event.preventDefault();
  event.stopImmediatePropagation();
}

const isControlOf = ({ controls }: Sleeper, target: Element): boolean =>
  controls !== undefined && target.closest(controls) !== null;

/** The sleepers around an element that may still come by themselves. */
const restingAt = (target: Element) => sleepersAt(target).filter(({ sleeper }) => !sleeper.isSpent);

/** Keeps an act for those of the sleepers around it that it concerns. @returns whether there are any */
function keep(act: Act, around: readonly Around[]): boolean {
  const { target } = act;
  const concerned = around.flatMap(({ sleeper, isTheirs }) => (isTheirs ? [sleeper] : []));
  if (concerned.length === 0) return false;
  const isRepeated = concerned.some(({ repeats }) => repeats !== undefined && target.closest(repeats) !== null);
  hold(act, concerned, act.kind === 'press' && isRepeated);
  return true;
}

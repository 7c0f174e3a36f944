import { triggerOf } from '../core/bus/bridgeTriggers';
import { holdsValue, isToggle, redispatchChange, redispatchClick, redispatchKey, redispatchSubmit } from './redispatch';

/** An event that was stopped because the widget that handles it was not mounted yet. */
export interface CapturedEvent {
  readonly target: Element;
  readonly kind: 'press' | 'input' | 'change' | 'submit';
  /** Dispatches the event anew. @param on the target, or the element that has replaced it */
  redispatch(on: Element): void;
}

const NATIVE = 'a, button, input, select, textarea, label, summary';
const CONTROLS = `${NATIVE}, :is([role="button"], [role="link"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"], [role="option"], [role^="menuitem"])`;
/** Native controls that do nothing without a script. */
const IDLE =
  'a:not([href]), a[href=""], a[href^="#"], a[href^="javascript:" i], button[type="button" i], input[type="button" i]';

/** Undefined for an event that is left to the page. @param isControl its presses are captured whatever the page does with them */
export function captureEvent(event: Event, target: Element, isControl: boolean): CapturedEvent | undefined {
  const { type } = event;
  if (type === 'input' || type === 'change') return captureChange(target, type);
  if (type === 'submit' && target instanceof HTMLFormElement)
    return { target, kind: 'submit', redispatch: triggerOf(event) ?? (() => redispatchSubmit(event, target)) };
  if (type === 'click' && isToggle(target))
    return { target, kind: 'press', redispatch: () => redispatchChange(target, type) };
  if (type === 'click' && isCapturedClick(target, isControl))
    return { target, kind: 'press', redispatch: triggerOf(event) ?? (on => redispatchClick(event, on)) };
  if (type === 'keydown' && event instanceof KeyboardEvent && isCapturedKey(event, target, isControl))
    return { target, kind: 'press', redispatch: on => redispatchKey(event, on) };
  return undefined;
}

/** Returns a change of a field as a captured event. The field keeps its new value meanwhile. */
export const captureChange = (target: Element, type: 'input' | 'change'): CapturedEvent | undefined =>
  holdsValue(target) ? { target, kind: type, redispatch: () => redispatchChange(target, type) } : undefined;

/** Whether the browser's default action follows at once: checkboxes show their new state before the event is replayed. */
export const allowsDefault = ({ target, kind }: CapturedEvent): boolean => kind === 'press' && isToggle(target);

/** Whether the page does nothing with the event without a script. */
export function hasNoDefault({ target, kind }: CapturedEvent): boolean {
  if (holdsValue(target)) return target.form === null && kind !== 'input';
  return kind === 'press' && (isIdle(target) || target.closest(NATIVE) === null);
}

function isIdle(target: Element): boolean {
  return target.closest(CONTROLS)?.matches(`${IDLE}, :not(${NATIVE})`) === true;
}

function isCapturedClick(target: Element, isControl: boolean): boolean {
  const control = target.closest(CONTROLS);
  // A click on the label of a checkbox dispatches another one on the checkbox, which is captured.
  const isOfCheckbox = control instanceof HTMLLabelElement && control.control?.matches('[type="checkbox"]');
  return !holdsValue(target) && !isOfCheckbox && (isControl || isIdle(target));
}

/** Whether a key would be lost: Enter in a field, which may do more than submit its form, and keys that cause no click. */
function isCapturedKey({ key, isComposing, repeat }: KeyboardEvent, target: Element, isControl: boolean): boolean {
  if (isComposing || repeat || (key !== 'Enter' && key !== ' ')) return false;
  if (holdsValue(target)) return key === 'Enter' && target instanceof HTMLInputElement && !isToggle(target);
  if (target.matches('button, input, summary')) return false;
  const link = target.closest('a');
  if (!link) return isIdle(target);
  // Enter on a link causes a click; the space bar would scroll the page.
  return key === ' ' ? isControl || isIdle(target) || link.matches('[role="button"]') : !link.hasAttribute('href');
}

import { countAs } from '../core/pointerClicks';
import { isField, isToggle, raise } from './raise';

/** Something that a shopper, or a script, did to an element before its widget was there. */
export interface Act {
  readonly target: Element;
  /** Of the acts of one kind on one target only the last counts. */
  readonly kind: 'press' | 'input' | 'change' | 'submit';
  /** Does it again: to the target, or to what has come in its place. */
  replay(on: Element): void;
}

const LINKS = 'a:not([href]), a[href=""], a[href^="#"], a[href^="javascript:" i]';
const NATIVE = 'a, button, input, select, textarea, label, summary';
const ROLES =
  ':is([role="button"], [role="link"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"], [role="option"], [role^="menuitem"])';

/**
 * What an event is to be kept as; undefined where it is to go its way at once. Kept are changes of fields, forms that are
 * sent, and presses of what does nothing without a script.
 * @param isControl whether the widget names the target among its controls: then a press of it is kept, whatever it is
 */
export function actOf(event: Event, isControl: boolean): Act | undefined {
  const { target, type } = event;
  if (!(target instanceof Element)) return undefined;
  if (type === 'input' || type === 'change') return changeOf(target, type);
  if (type === 'submit') return submitOf(target, event);
  if (event instanceof KeyboardEvent) {
    return type === 'keydown' && isKeptKey(event, target, isControl)
      ? { target, kind: 'press', replay: on => pressKey(event, on) }
      : undefined;
  }
  return type === 'click' ? clickOf(event, target, isControl) : undefined;
}

/** A field that was changed; its value stays in it meanwhile. */
export function changeOf(target: Element, type: 'input' | 'change'): Act | undefined {
  return isField(target) ? { target, kind: type, replay: () => raise(target, type) } : undefined;
}

/** Whether the browser is to do at once what the act does: a box is ticked before it is heard of. */
export const goesOn = ({ target, kind }: Act): boolean => kind === 'press' && isToggle(target);

/** Whether the page by itself, without a script, does nothing with what was done. */
export function isDead({ target, kind }: Act): boolean {
  if (isField(target)) return target.form === null && kind !== 'input';
  return kind === 'press' && (isIdle(target) || target.closest(NATIVE) === null);
}

function submitOf(form: Element, event: Event): Act | undefined {
  if (!(form instanceof HTMLFormElement)) return undefined;
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  const replay = () => {
    // As long as the event is on its way, the browser takes no other submit of the form.
    if (event.eventPhase !== Event.NONE) setTimeout(replay);
    // A script that raised the event by itself sent nothing.
    else if (!event.isTrusted) form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    else form.requestSubmit(isSubmitterOf(form, submitter) ? submitter : null);
  };
  return { target: form, kind: 'submit', replay };
}

const isSubmitterOf = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  (submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement) && submitter.form === form;

function clickOf(event: Event, target: Element, isControl: boolean): Act | undefined {
  if (isToggle(target)) return { target, kind: 'press', replay: () => raise(target, 'click') };
  const own = target.closest(`${NATIVE}, ${ROLES}`);
  // The tick comes as a click of its own, so the label's kept here would be one too many.
  const isTick = own instanceof HTMLLabelElement && own.control?.matches('[type="checkbox"]');
  if (isField(target) || isTick) return undefined;
  if (!isControl && !isIdle(target)) return undefined;
  return { target, kind: 'press', replay: on => on.dispatchEvent(clickLike(event)) };
}

/** Whether a press does nothing without a script. */
function isIdle(target: Element): boolean {
  const own = target.closest(`${NATIVE}, ${ROLES}`);
  if (!own) return false;
  return own.matches(`${LINKS}, button[type="button" i], input[type="button" i]`) || !own.matches(NATIVE);
}

/** Keys that would be lost: Enter in a field, which may be more than sending its form, and presses that raise no click. */
function isKeptKey({ key, isComposing, repeat }: KeyboardEvent, target: Element, isControl: boolean): boolean {
  if (isComposing || repeat || (key !== 'Enter' && key !== ' ')) return false;
  if (isField(target)) return key === 'Enter' && target instanceof HTMLInputElement && !isToggle(target);
  if (target.matches('button, input, summary')) return false;
  const link = target.closest('a');
  if (!link) return isIdle(target);
  // Enter on a link raises a click, the space bar would scroll the page.
  return key === ' ' ? isControl || isIdle(target) : !link.hasAttribute('href');
}

function pressKey({ key, code, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent, target: Element): void {
  const keys = { key, code, shiftKey, ctrlKey, altKey, metaKey };
  const isOpen = target.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }));
  if (isOpen && target instanceof HTMLInputElement && target.form) sendImplicitly(target.form);
}

/** What Enter does in a field: it presses the form's first button; without one it sends the form if there is one field. */
function sendImplicitly(form: HTMLFormElement): void {
  const all = [...form.elements];
  const button = all.find((one): one is HTMLElement =>
    one.matches('button:not([type]), [type="submit" i], [type="image" i]'),
  );
  if (button) button.click();
  else if (
    all.filter(one => isField(one) && !isToggle(one) && one.matches('input:not([type="hidden"])')).length === 1
  ) {
    form.requestSubmit();
  }
}

function clickLike(event: Event): MouseEvent {
  const base = { bubbles: true, cancelable: true, composed: true };
  if (!(event instanceof MouseEvent)) return new MouseEvent('click', base);
  const { ctrlKey, metaKey, shiftKey, altKey, clientX, clientY, detail } = event;
  const click = new MouseEvent('click', { ...base, ctrlKey, metaKey, shiftKey, altKey, clientX, clientY, detail });
  countAs(click, event);
  return click;
}

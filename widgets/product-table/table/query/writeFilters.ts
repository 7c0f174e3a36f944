import { type Choice, isOption, type Limits } from './choices';
import { type ControlElement, FILTER, type PrintedFilter } from './readFilters';

/** Writes a choice into the copies of a filter. A text that is as wanted is not written: the caret would move. */
export function writeChoice(copies: readonly PrintedFilter[], choice: Choice): void {
  const radios = copies.flatMap(({ elements }) => elements.filter(one => one instanceof HTMLInputElement));
  for (const { filter, element, elements } of copies) {
    const texts = [...choice.texts];
    for (const [at, control] of elements.entries()) {
      const option = filter.controls[at];
      if (isOption(option)) check(control, choice.chosen.has(option.value), radios);
      else {
        const text = texts.shift() ?? control.value;
        if (control.value !== text) control.value = text;
      }
    }
    const search = element.querySelector('.wcpt-search-input[data-wcpt-value]');
    if (search && search.getAttribute('data-wcpt-value') !== choice.applied)
      search.setAttribute('data-wcpt-value', choice.applied);
    markChosen(element);
    const limits = limitFields(element);
    if (limits) showThumbs(limits);
  }
}

function check(control: ControlElement, isChosen: boolean, radios: readonly HTMLInputElement[]): void {
  if (control instanceof HTMLOptionElement) {
    if (control.selected !== isChosen) control.selected = isChosen;
    return;
  }
  if (!(control instanceof HTMLInputElement) || control.checked === isChosen) return;
  // Radios of one name are one group: checking the copy would uncheck the used one.
  const isHeld = ({ checked, name, form, value }: HTMLInputElement) =>
    checked && name === control.name && form === control.form && value === control.value;
  if (!isChosen || control.type !== 'radio' || !radios.some(isHeld)) control.checked = isChosen;
}

/** Marks the options of a filter that are chosen, as the server does when it prints them. */
function markChosen(filter: Element): void {
  for (const input of filter.querySelectorAll<HTMLInputElement>('input[type="checkbox"], input[type="radio"]')) {
    for (const around of ['label', '.wcpt-option'])
      input.closest(around)?.classList.toggle('wcpt-active', input.checked);
  }
}

/** Two number fields of a range, and the two thumbs of its slider where it has one. */
interface LimitFields {
  readonly min: HTMLInputElement;
  readonly max: HTMLInputElement;
  /** The thumb of the lower limit, and that of the upper one. */
  readonly thumbs: readonly HTMLInputElement[];
}

export function limitFields(part: Element): LimitFields | undefined {
  const scope = part.closest(FILTER) ?? part;
  const min = scope.querySelector<HTMLInputElement>('.wcpt-range-input-min');
  const max = scope.querySelector<HTMLInputElement>('.wcpt-range-input-max');
  if (!min || !max) return undefined;
  const thumbs = [...scope.querySelectorAll<HTMLInputElement>('.wcpt-range-slider')];
  return { min, max, thumbs: thumbs.length === 2 ? thumbs : [] };
}

/** Returns the limits at which the thumbs of a slider stand. */
export function thumbLimits(part: Element): Limits | undefined {
  const [low, high] = limitFields(part)?.thumbs ?? [];
  return low && high && { min: low.value, max: high.value };
}

/** Puts the thumbs at the values of the fields. */
export function showThumbs({ min, max, thumbs: [low, high] }: LimitFields): void {
  if (!low || !high) return;
  low.value = min.value || low.min;
  high.value = max.value || high.max;
  showTrack(low, high);
}

/** Sets custom properties with the chosen part of the track, in percent; 1 is for the width of the thumbs. */
export function showTrack(low: HTMLInputElement, high: HTMLInputElement): void {
  const from = Number(low.min);
  const width = Number(low.max) - from;
  const percent = (value: string) => ((Number(value) - from) / width) * 100;
  for (const { style } of [low, high]) {
    style.setProperty('--low', width > 0 ? `${percent(low.value) + 1}%` : '0%');
    style.setProperty('--high', width > 0 ? `${percent(high.value) - 1}%` : '100%');
  }
  // Where both are at the end, only the lower one can be moved.
  low.style.zIndex = percent(low.value) > 50 ? '1' : '';
}

/** Two number fields of a range, and the two thumbs of its slider where it has one. Source: contract product-table 4.8. */
interface RangeFields {
  readonly min: HTMLInputElement;
  readonly max: HTMLInputElement;
  /** The thumb of the lower limit, and that of the upper one. */
  readonly thumbs: readonly HTMLInputElement[];
}

const WRAPPER = '.wcpt-range-options-wrapper';
const CONTROL = '.wcpt-range-input-min, .wcpt-range-input-max, .wcpt-range-slider';

/** Whether a control is a part of a range, whose changes wait for its submit button. */
export const isRangeControl = (control: Element): boolean => control.matches(CONTROL);

export function rangeOf(part: Element): RangeFields | undefined {
  const scope =
    part.closest(WRAPPER) ?? part.closest('.wcpt-filter')?.querySelector(WRAPPER) ?? part.querySelector(WRAPPER);
  const min = scope?.querySelector<HTMLInputElement>('.wcpt-range-input-min');
  const max = scope?.querySelector<HTMLInputElement>('.wcpt-range-input-max');
  if (!scope || !min || !max) return undefined;
  const thumbs = [...scope.querySelectorAll<HTMLInputElement>('.wcpt-range-slider')];
  return { min, max, thumbs: thumbs.length === 2 ? thumbs : [] };
}

/** Fills the fields with a chosen preset; a typed limit unchecks the presets. Source: spec product-table 4.2, 5.5; contract 4.8. */
export function settleRange(control: Element): void {
  const range = rangeOf(control);
  const filter = control.closest('.wcpt-filter');
  if (!range || !filter) return;
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    range.min.value = control.getAttribute('data-wcpt-range-min') ?? '';
    range.max.value = control.getAttribute('data-wcpt-range-max') ?? '';
    showThumbs(filter);
    return;
  }
  if (!isRangeControl(control)) return;
  dropPresets(filter);
  const [low, high] = range.thumbs;
  // An emptied field limits nothing; but not while the shopper types, who may have emptied it to type anew.
  if (control === range.min && low && !range.min.value && !range.min.validity.badInput) range.min.value = low.min;
  if (control === range.max && high && !range.max.value && !range.max.validity.badInput) range.max.value = high.max;
}

function dropPresets(filter: Element): void {
  for (const preset of filter.querySelectorAll<HTMLInputElement>('input[type="radio"]')) preset.checked = false;
}

/** Follows typing and dragging: limits the value to the largest one, and keeps fields and thumbs equal. */
export function followRange(control: Element): void {
  const range = rangeOf(control);
  const filter = control.closest('.wcpt-filter');
  if (!range || !filter || !isRangeControl(control) || !(control instanceof HTMLInputElement)) return;
  // Enter comes before `change`, and has to send the typed value.
  dropPresets(filter);
  const [low, high] = range.thumbs;
  if (control.matches('.wcpt-range-slider')) {
    if (!low || !high) return;
    if (Number(low.value) > Number(high.value)) control.value = (control === low ? high : low).value;
    range.min.value = low.value;
    range.max.value = high.value;
    showTrack(low, high);
    return;
  }
  clampToMax(control, control.getAttribute('data-wcpt-actual-max'));
  showThumbs(control);
}

/** Lowers a value to the largest that any product has. Source: spec product-table 5.5. */
function clampToMax(field: HTMLInputElement, most: string | null): void {
  if (most && field.value && Number(field.value) > Number(most)) field.value = most;
}

/** Keeps a printed limit between the smallest and the largest value. A typed one may not be complete yet. */
export function clampToLimits(field: HTMLInputElement): void {
  if (field.value !== field.defaultValue) return;
  for (const most of [field.getAttribute('data-wcpt-actual-max'), field.max]) clampToMax(field, most);
  if (field.min && field.value && Number(field.value) < Number(field.min)) field.value = field.min;
}

/** Lets the browser report text that is no number: it has no value, but does not mean no limit. */
export function sayWrong(fields: Iterable<HTMLInputElement>): boolean {
  const wrong = [...fields].find(({ validity }) => validity.badInput);
  return wrong !== undefined && !wrong.reportValidity();
}

/** Swaps limits that are the wrong way round. Source: spec product-table 5.5. */
export function swapLimits({ min, max }: Pick<RangeFields, 'min' | 'max'>): void {
  if (!min.value || !max.value || Number(min.value) <= Number(max.value)) return;
  [min.value, max.value] = [max.value, min.value];
}

export function showThumbs(part: Element): void {
  const range = rangeOf(part);
  const [low, high] = range?.thumbs ?? [];
  if (!range || !low || !high) return;
  low.value = range.min.value || low.min;
  high.value = range.max.value || high.max;
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

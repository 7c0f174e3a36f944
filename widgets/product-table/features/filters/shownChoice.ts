import {
  type Choice,
  type Filter,
  fieldsOf,
  isPrice,
  type Limits,
  limitsOf,
  type Option,
  optionsOf,
  radiosOf,
} from '../../table/query/choices';

/** The choice as a filter's heading shows it; an undefined part stays as the server printed it. */
export interface ShownChoice<Label> {
  readonly isActive: boolean;
  /** Number of chosen options; null: no number is shown. */
  readonly count?: number | null | undefined;
  /** The chosen radio, or its label, else the limits; null: nothing is chosen. */
  readonly choice?: Label | string | null | undefined;
}

/**
 * Returns what a heading shows of a choice.
 * @param isInGrid whether numbers are shown for any kind of filter
 * @param texts the shop's currency, and the word before a lower limit
 */
export function shownChoice(
  filter: Filter,
  choice: Choice,
  isInGrid: boolean,
  texts: { readonly currency: string; readonly from: string },
): ShownChoice<Option> {
  const boxes = optionsOf(filter).filter(({ type }) => type === 'checkbox');
  const radio = radiosOf(filter).find(({ value }) => value !== '' && choice.chosen.has(value));
  const limits = limitsText(filter, choice, texts);
  const checked = boxes.filter(({ value }) => choice.chosen.has(value)).length;
  const isActive = checked > 0 || (radio !== undefined && !radio.isUnmarked) || limits !== undefined;
  if (boxes.length) return { isActive, count: checked || isInGrid ? checked : null };
  return { isActive, count: isInGrid ? Number(isActive) : undefined, choice: radio ?? limits ?? null };
}

/** Returns `20 - 50`, or `from 20` without an upper end, where a limit differs from its end; with the currency for prices. */
function limitsText(filter: Filter, choice: Choice, texts: { readonly currency: string; readonly from: string }) {
  const limits = limitsOf(filter, choice);
  if (!limits) return undefined;
  const endOf = (end: keyof Limits) => fieldsOf(filter).find(({ type }) => type === end)?.ends[end] ?? '';
  const limitsIt = (end: keyof Limits) => limits[end] !== '' && limits[end] !== endOf(end);
  if (!limitsIt('min') && !limitsIt('max')) return undefined;
  const currency = isPrice(filter) ? texts.currency : '';
  const from = `${currency}${limits.min || '0'}`;
  const to = limits.max || endOf('max');
  return to ? `${from} - ${currency}${to}` : `${texts.from} ${from}`;
}

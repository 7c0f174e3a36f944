import { lastValue, type Pairs } from './pairs';

/** Limits of a range, as they are typed and sent. */
export interface Limits {
  readonly min: string;
  readonly max: string;
}

/** An option that is chosen or not: a box, a radio, or one of a list. */
export interface Option {
  readonly type: 'checkbox' | 'radio' | 'listed';
  readonly name: string;
  readonly value: string;
  readonly isDisabled: boolean;
  /** Value that is sent while it is not chosen. */
  readonly reverse?: string | undefined;
  /** Whether it stands for no choice; Reset chooses it. */
  readonly isDefault: boolean;
  /** Whether the server marks it as the choice of who has made none. */
  readonly isUnmarked: boolean;
  /** Limits of a preset. */
  readonly limits?: Partial<Limits> | undefined;
  /** Values of the terms above a term, nearest first. */
  readonly above: readonly string[];
  /** Whether it has terms below it. */
  readonly isParent: boolean;
}

/** A field whose text is sent. */
export interface TextField {
  readonly type: 'text' | 'search' | 'date' | 'min' | 'max';
  readonly name: string;
  readonly isDisabled: boolean;
  /** Text as the server printed it. */
  readonly printed: string;
  /** Smallest and largest value of a limit; empty where there is none. */
  readonly ends: Limits;
  /** Largest value that any product has. */
  readonly most: string;
}

export type Control = Option | TextField;

/** What a filter offers, as the server printed it. What it holds is its `Choice`. */
export interface Filter {
  /** The same for its copies in header, sidebar and the phone's dialog. */
  readonly key: string;
  readonly kind: string;
  readonly taxonomy: string;
  readonly metaKey: string;
  readonly controls: readonly Control[];
  /** Ends of its slider, where that has two thumbs. */
  readonly slider?: Limits | undefined;
  /** Whether its text is searched in the rows of the page. */
  readonly isInstant: boolean;
}

/** What a filter holds. */
export interface Choice {
  /** Values of the chosen options. */
  readonly chosen: ReadonlySet<string>;
  /** Texts of the fields, in their order. */
  readonly texts: readonly string[];
  /** The keyword that the server has searched. */
  readonly applied: string;
}

/** The choices of a table, by the keys of its filters. */
export type Choices = ReadonlyMap<string, Choice>;

export const NO_CHOICE: Choice = { chosen: new Set(), texts: [], applied: '' };

export const isOption = (control: Control | undefined): control is Option =>
  control !== undefined && 'value' in control;

export const optionsOf = ({ controls }: Filter): readonly Option[] => controls.filter(isOption);
export const fieldsOf = ({ controls }: Filter): readonly TextField[] =>
  controls.filter((control): control is TextField => !isOption(control));

export const isSame = (one: Choice, other: Choice | undefined): boolean =>
  other !== undefined &&
  one.applied === other.applied &&
  one.chosen.size === other.chosen.size &&
  [...one.chosen].every(value => other.chosen.has(value)) &&
  one.texts.length === other.texts.length &&
  one.texts.every((text, at) => text === other.texts[at]);

/** Returns the choice with other texts; `change` gets each field with its text. */
export const withTexts = (
  filter: Filter,
  choice: Choice,
  change: (field: TextField, text: string) => string,
): Choice => ({
  ...choice,
  texts: fieldsOf(filter).map((field, at) => change(field, choice.texts[at] ?? '')),
});

export const withoutOptions = (choice: Choice, drops: (value: string) => boolean): Choice => ({
  ...choice,
  chosen: new Set([...choice.chosen].filter(value => !drops(value))),
});

/** Returns the choice without a value, or only with it. */
export const withOptions = (choice: Choice, chosen: Iterable<string>): Choice => ({
  ...choice,
  chosen: new Set(chosen),
});

export const radiosOf = (filter: Filter) => optionsOf(filter).filter(({ type }) => type === 'radio');

/** Whether a preset of a range, or the whole range, is chosen. */
export const hasPreset = (filter: Filter, { chosen }: Choice): boolean =>
  radiosOf(filter).some(({ value }) => chosen.has(value));

/** Whether a filter, or what names one, is about prices: the shop prints them as a custom field. */
export const isPrice = ({ kind, metaKey }: Pick<Filter, 'kind' | 'metaKey'>) =>
  kind === 'price_range' || metaKey === '_price';

/** Returns the limits of a filter that has both of their fields. */
export function limitsOf(filter: Filter, { texts }: Choice): Limits | undefined {
  const fields = fieldsOf(filter);
  const [min, max] = (['min', 'max'] as const).map(end => texts[fields.findIndex(({ type }) => type === end)]);
  return min === undefined || max === undefined ? undefined : { min, max };
}

const withLimits = (filter: Filter, choice: Choice, limits: Partial<Limits>): Choice =>
  withTexts(filter, choice, ({ type }, text) => (type === 'min' || type === 'max' ? (limits[type] ?? '') : text));

/**
 * Returns the choice after an option was chosen or dropped: the terms above and below it are dropped, the limits are those of a
 * chosen preset.
 */
export function afterOption(filter: Filter, choice: Choice, option: Option): Choice {
  const below = optionsOf(filter).filter(({ above }) => option.isParent && above.includes(option.value));
  const dropped = [...option.above, ...below.map(({ value }) => value)];
  const settled = withoutOptions(choice, value => dropped.includes(value));
  if (option.type !== 'radio' || !limitsOf(filter, settled)) return settled;
  return withLimits(filter, settled, option.limits ?? {});
}

/** Returns the choice without presets, which a typed or dragged limit replaces. */
export function withoutPresets(filter: Filter, choice: Choice): Choice {
  const presets = radiosOf(filter).map(({ value }) => value);
  return withoutOptions(choice, value => presets.includes(value));
}

/**
 * Returns the choice after a limit was typed, not above the largest value. An emptied limit is the slider's end.
 * @param isTyping the shopper may have emptied the field to type anew
 */
export function afterLimit(filter: Filter, choice: Choice, limit: TextField, isTyping: boolean): Choice {
  const { slider } = filter;
  return withTexts(filter, withoutPresets(filter, choice), (field, text) => {
    if (field !== limit || (field.type !== 'min' && field.type !== 'max')) return text;
    if (!text && !isTyping && slider) return slider[field.type];
    return atMost(text, field.most);
  });
}

/** Returns the choice after a thumb was dragged: the thumbs do not cross. */
export function afterThumb(filter: Filter, choice: Choice, moved: keyof Limits, { min, max }: Limits): Choice {
  const value = moved === 'min' ? max : min;
  const limits = Number(min) > Number(max) ? { min: value, max: value } : { min, max };
  return withLimits(filter, withoutPresets(filter, choice), limits);
}

const atMost = (text: string, most: string): string => (most && text && Number(text) > Number(most) ? most : text);

/** Returns the choice with printed limits between the smallest and the largest value. A typed one may not be complete yet. */
export const inBounds = (filter: Filter, choice: Choice): Choice =>
  withTexts(filter, choice, ({ type, printed, most, ends }, text) => {
    if ((type !== 'min' && type !== 'max') || text !== printed) return text;
    const high = atMost(atMost(text, most), ends.max);
    return ends.min && high && Number(high) < Number(ends.min) ? ends.min : high;
  });

/** Swaps limits and dates that are the wrong way round. */
export function inOrder(filter: Filter, choice: Choice): Choice {
  const fields = fieldsOf(filter);
  const isPair = ({ type }: TextField) => type === 'date' || type === 'min' || type === 'max';
  const [first, second] = fields.flatMap((field, at) => (isPair(field) ? [at] : []));
  const one = choice.texts[first ?? -1];
  const other = choice.texts[second ?? -1];
  const isDate = fields[first ?? -1]?.type === 'date';
  if (!one || !other || (isDate ? one <= other : Number(one) <= Number(other))) return choice;
  const texts = choice.texts.map((text, at) => (at === first ? other : at === second ? one : text));
  return { ...choice, texts };
}

/** Returns the choice of a filter after Reset, or after a query for `changes` alone, whose fields keep their texts. */
export function afterReset(filter: Filter, choice: Choice, changes: Pairs): Choice {
  const keeps = ({ name }: Control) => lastValue(changes, name) !== undefined;
  const chosen = optionsOf(filter).filter(option =>
    keeps(option) ? choice.chosen.has(option.value) : option.isDefault,
  );
  const isKept = fieldsOf(filter).some(keeps);
  return {
    ...withTexts(filter, choice, (field, text) => (keeps(field) ? text : '')),
    chosen: new Set(chosen.map(({ value }) => value)),
    applied: isKept ? choice.applied : '',
  };
}

/** Returns the choices as a form would send them. */
export function pairsOf(filters: readonly Filter[], choices: Choices): Pairs {
  /** Names of radios: those of one name are one group, of which one is sent. */
  const sent = new Set<string>();
  return filters.flatMap(filter => {
    const choice = choices.get(filter.key) ?? NO_CHOICE;
    let at = 0;
    return filter.controls.flatMap((control): Pairs => {
      const text = isOption(control) ? '' : (choice.texts[at++] ?? '');
      const { name, isDisabled } = control;
      if (!name || isDisabled) return [];
      if (!isOption(control)) return [[name, sentText(filter, choice, control, text)]];
      if (!choice.chosen.has(control.value)) return control.reverse === undefined ? [] : [[name, control.reverse]];
      if (control.type !== 'radio') return [[name, control.value]];
      if (sent.has(name)) return [];
      sent.add(name);
      return [[groupName(name), control.value]];
    });
  });
}

/** Copies of a radio group carry a random suffix, so that they do not uncheck each other. */
function groupName(name: string): string {
  const at = name.indexOf('--');
  return at < 0 ? name : `${name.slice(0, at)}[]`;
}

/**
 * Returns the text that a field sends. For a limit that limits nothing it is the printed one, mostly empty: else nobody could go
 * back to the whole range.
 */
export function sentText(filter: Filter, choice: Choice, { type, printed, ends }: TextField, text: string): string {
  // The text of an instant search is searched in the rows of the page.
  if (type === 'search') return filter.isInstant ? choice.applied : text.trim();
  if (type !== 'min' && type !== 'max') return text;
  const preset = radiosOf(filter).find(({ value }) => value !== '' && choice.chosen.has(value));
  const limit = preset?.limits?.[type];
  if (limit !== undefined) return limit;
  return text !== ends[type] || text === printed ? text : '';
}

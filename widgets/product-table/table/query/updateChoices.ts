import { flushSync } from 'react-dom';
import { groupBy } from '../rows/row';
import type { Table } from '../table';
import {
  afterLimit,
  afterOption,
  afterThumb,
  type Choice,
  type Choices,
  type Filter,
  inBounds,
  isOption,
  isSame,
  NO_CHOICE,
  optionsOf,
  pairsOf,
  withOptions,
  withoutPresets,
  withTexts,
} from './choices';
import { navigations, type Pairs } from './pairs';
import { choiceIn, FILTER, heldTogether, type PrintedFilter, readFilters } from './readFilters';
import { thumbLimits, writeChoice } from './writeFilters';

type QueriedTable = Pick<Table, 'container' | 'store'>;

/** Where choices are shown: in the table's navigations, or in the phone's dialog, whose choices wait until they are applied. */
interface Place {
  readonly state: 'choices' | 'draft';
  readonly roots: readonly Element[];
}

const placeOf = (table: QueriedTable, element?: Element): Place => {
  const dialog = element?.closest('.wcpt-nav-modal');
  return dialog ? { state: 'draft', roots: [dialog] } : { state: 'choices', roots: navigations(table) };
};

/** Returns the choices that the part of an element shows: those of the phone's dialog, else the table's. */
export const shownChoices = (store: { choices: Choices; draft?: Choices | undefined }, element: Element): Choices =>
  (element.closest('.wcpt-nav-modal') && store.draft) || store.choices;

const byKey = (filters: readonly PrintedFilter[]) => groupBy(filters, ({ filter }) => filter.key);

/** Reads the choices of new markup. */
export function readChoices(table: QueriedTable): Choices {
  const filters = readFilters(navigations(table));
  for (const one of filters) {
    const choice = choiceIn(one);
    const bounded = inBounds(one.filter, choice);
    if (!isSame(bounded, choice)) writeChoice([one], bounded);
  }
  const known = table.store.getState().choices;
  return new Map([...byKey(filters)].map(([key, copies]) => [key, kept(known.get(key), heldTogether(copies))]));
}

const kept = (known: Choice | undefined, next: Choice): Choice => (known && isSame(next, known) ? known : next);

/**
 * Returns what the copies of a filter hold, which other scripts may have changed: that of the used copy, else of the changed one.
 * Options that this copy has not got stay as they are: filters of one taxonomy need not offer the same terms.
 */
function taken(copies: readonly PrintedFilter[], known: Choice | undefined, used: PrintedFilter | undefined): Choice {
  const held = heldTogether(copies);
  if (!used && known && isSame(held, known)) return known;
  const changed = copies.filter(copy => !isSame(choiceIn(copy), known));
  const from = used ?? changed.filter(copy => choiceIn(copy).chosen.size > 0).at(-1) ?? changed.at(-1);
  if (!from) return known ?? NO_CHOICE;
  const choice = choiceIn(from);
  const offered = new Set(optionsOf(from.filter).map(({ value }) => value));
  const others = [...held.chosen].filter(value => !offered.has(value));
  return others.length ? withOptions(choice, [...choice.chosen, ...others]) : choice;
}

/** Changes the choice of a filter; `used`: it is the one that was used. */
type Change = (printed: PrintedFilter, choice: Choice, isUsed: boolean) => Choice;

/**
 * Takes in what the controls hold, also by other scripts, changes the choices, and shows them in all copies and headings. Renders
 * at once: other scripts look at the page in the same event.
 * @param used the control, or the part of a filter, that was used
 * @returns the choices as a form would send them
 */
export function updateChoices(
  table: QueriedTable,
  used?: Element,
  change: Change = (_, choice) => choice,
): () => Pairs {
  const { store } = table;
  const { state, roots } = placeOf(table, used);
  const before = store.getState()[state] ?? new Map<string, Choice>();
  const filters = readFilters(roots);
  const choices = new Map<string, Choice>();
  const part = used?.closest(FILTER) ?? used;
  for (const [key, copies] of byKey(filters)) {
    const usedCopy = copies.find(({ element }) => element === part);
    const known = before.get(key);
    const [shown = usedCopy] = usedCopy ? [usedCopy] : copies;
    if (!shown) continue;
    const choice = kept(known, change(shown, taken(copies, known, usedCopy), usedCopy !== undefined));
    choices.set(key, choice);
    if (choice === known && !usedCopy) continue;
    writeChoice(usedCopy ? [usedCopy, ...copies.filter(copy => copy !== usedCopy)] : copies, choice);
  }
  if ([...choices].some(([key, choice]) => before.get(key) !== choice) || choices.size !== before.size)
    flushSync(() => store.setState({ [state]: choices }));
  return () =>
    pairsOf(
      filters.map(({ filter }) => filter),
      choices,
    );
}

/** Shows what was chosen or typed with a control, in a tree or a range with what follows from it. @param isTyping it is not done yet */
export function settleControl(table: QueriedTable, control: Element, isTyping = false): void {
  updateChoices(table, control, (printed, choice, isUsed) =>
    isUsed ? settled(printed, choice, control, isTyping) : choice,
  );
}

function settled({ filter, elements }: PrintedFilter, choice: Choice, control: Element, isTyping: boolean): Choice {
  if (!(control instanceof HTMLInputElement)) return choice;
  if (control.matches('.wcpt-range-slider')) return afterSlider(filter, choice, control);
  const known = filter.controls[elements.indexOf(control)];
  if (!known) return choice;
  if (isOption(known)) return afterOption(filter, choice, known);
  if (known.type !== 'min' && known.type !== 'max') return choice;
  return afterLimit(filter, choice, known, isTyping || control.validity.badInput);
}

function afterSlider(filter: Filter, choice: Choice, thumb: Element): Choice {
  const limits = thumbLimits(thumb);
  if (!limits) return withoutPresets(filter, choice);
  return afterThumb(filter, choice, thumb.matches('.ghost') ? 'max' : 'min', limits);
}

/** Writes a text into a field and its copies. */
export function typeText(table: QueriedTable, field: HTMLInputElement, text: string): void {
  updateChoices(table, field, ({ filter, elements }, choice, isUsed) => {
    const known = filter.controls[elements.indexOf(field)];
    return isUsed ? withTexts(filter, choice, (one, now) => (one === known ? text : now)) : choice;
  });
}

/** Shows the table's choices in its navigations again. */
export function showChoices(table: QueriedTable): void {
  const { choices } = table.store.getState();
  for (const [key, copies] of byKey(readFilters(navigations(table)))) {
    const choice = choices.get(key);
    if (choice && !isSame(heldTogether(copies), choice)) writeChoice(copies, choice);
  }
}

/** Shows the table's choices in the copies of the phone's dialog, which keeps its own from then on. */
export function openDraft(table: QueriedTable, dialog: Element): void {
  updateChoices(table);
  const { choices } = table.store.getState();
  const filters = readFilters([dialog]);
  for (const one of filters) writeChoice([one], choices.get(one.filter.key) ?? choiceIn(one));
  table.store.setState({ draft: new Map(filters.map(one => [one.filter.key, choiceIn(one)])) });
}

import type { ChosenAttributes } from '../../src/core/bus/events';
import type { OptionState } from './variationIndex';

/** The form's attribute selects, in page order. */
export function attributeSelects(form: HTMLElement): HTMLSelectElement[] {
  return [...form.querySelectorAll<HTMLSelectElement>('.variations select')];
}

/** Name under which a select's choice goes out. Source: contract 3.4. */
export function attributeName(select: HTMLSelectElement): string {
  return select.dataset.attribute_name || select.name;
}

/** What the selects say. */
export function readChosen(selects: readonly HTMLSelectElement[]): ChosenAttributes {
  const data = Object.fromEntries(selects.map(select => [attributeName(select), select.value]));
  return { count: selects.length, chosenCount: selects.filter(select => select.value !== '').length, data };
}

/** Whether every attribute has a choice. */
export function isComplete({ count, chosenCount }: ChosenAttributes): boolean {
  return count > 0 && count === chosenCount;
}

/** The options of one select, of which those that nothing combines with are out of the page. */
export interface OptionList {
  readonly select: HTMLSelectElement;
  /** Values of all options but the placeholder, also of those that are out. */
  values(): readonly string[];
  /**
   * Takes options out, back in, and disables them. Only what changes is touched, so listeners on options stay.
   * @returns whether the chosen option is still there; if not, the select is without a choice
   */
  apply(states: readonly OptionState[]): boolean;
  /** All options as the page had them. */
  restore(): void;
}

/**
 * Keeps the options that a select has when it is first seen. A script that replaces all of them later is obeyed.
 * Source: contract 3.8.
 */
export function optionListOf(select: HTMLSelectElement): OptionList {
  let known = [...select.options];
  const wasDisabled = new WeakSet(known.filter(option => option.disabled));
  const hidesPlaceholder = select.dataset.show_option_none === 'no';

  const refreshKnown = () => {
    if (!known.some(option => option.parentNode)) known = [...select.options];
  };

  return {
    select,
    values() {
      refreshKnown();
      return known.slice(1).map(option => option.value);
    },
    apply(states) {
      const [placeholder, ...options] = known;
      const chosen = select.value;
      const present = known.filter(option => option === placeholder || states[options.indexOf(option)] !== 'out');
      const isValid = chosen === '' || options.some((o, i) => o.value === chosen && states[i] === 'on');
      options.forEach((option, position) => {
        const state = states[position] ?? 'on';
        option.disabled = state === 'off' || wasDisabled.has(option);
        option.classList.toggle('attached', state !== 'out');
        option.classList.toggle('enabled', state === 'on');
      });
      const shown = hidesPlaceholder && chosen !== '' && isValid ? present.filter(o => o !== placeholder) : present;
      place(select, known, shown);
      const wanted = isValid ? chosen : '';
      if (select.value !== wanted) select.value = wanted;
      return isValid;
    },
    restore() {
      const chosen = select.value;
      for (const option of known) {
        option.disabled = wasDisabled.has(option);
        option.classList.remove('attached', 'enabled');
      }
      place(select, known, known);
      select.value = chosen;
    },
  };
}

const homes = new WeakMap<HTMLOptionElement, Element>();

/** Puts the shown ones of the known options into the page, in their order, and takes the others out. */
function place(
  select: HTMLSelectElement,
  known: readonly HTMLOptionElement[],
  shown: readonly HTMLOptionElement[],
): void {
  const keep = new Set(shown);
  let after: HTMLOptionElement | undefined;
  for (const option of known) {
    const { parentElement } = option;
    if (parentElement && !homes.has(option)) homes.set(option, parentElement);
    if (!keep.has(option)) {
      option.remove();
      continue;
    }
    if (!parentElement) {
      const home = homes.get(option) ?? select;
      // The one before it may be in a group, and the group beside it.
      const before = after?.parentElement === home ? after : after?.parentElement;
      if (before?.parentElement === home) before.after(option);
      else home.prepend(option);
    }
    after = option;
  }
}

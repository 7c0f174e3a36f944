import { createStore } from 'zustand/vanilla';
import { bus } from '../../../../src/core/bus/bus';
import { listenDom, raiseDom } from '../../../../src/core/bus/dom';
import { type Choice, findChoices, fold, placeAfter, readChoices } from './choices';

type ListField = ReturnType<typeof readField>;

interface SearchState {
  readonly field: ListField;
  /** The opened list; undefined: it is closed. */
  readonly open: OpenList | undefined;
}

interface OpenList {
  /** Read when the list is opened: there may be hundreds, and most lists are not touched. */
  readonly choices: readonly Choice[];
  /** The typed text; undefined while nothing was typed: all choices are shown, and the field shows the chosen one. */
  readonly typed: string | undefined;
  /** Those with the typed text in them. */
  readonly shown: readonly Choice[];
  /** Place of the choice that Enter takes, among the shown ones; -1: none. */
  readonly active: number;
}

export type SearchStore = ReturnType<typeof createSearchStore>;

const placeOf = (choices: readonly Choice[], value: string | undefined) =>
  choices.findIndex(choice => choice.value === value);

export function createSearchStore(select: HTMLSelectElement) {
  const store = createStore<SearchState>()(() => ({ field: readField(select), open: undefined }));
  const { getState, setState } = store;

  const close = () => setState({ open: undefined });

  function show(typed: string | undefined, activeIn: (shown: readonly Choice[]) => number): void {
    const choices = readChoices(select);
    const shown = findChoices(choices, typed ?? '');
    setState({ open: { choices, typed, shown, active: activeIn(shown) } });
  }

  function sync(): void {
    const { field: before, open } = getState();
    const field = readField(select);
    if (isSame([before, open?.choices], [field, open && readChoices(select)])) return;
    setState({ field });
    if (!open) return;
    const at = (shown: readonly Choice[]) => placeOf(shown, open.shown[open.active]?.value);
    show(open.typed, shown => (at(shown) >= 0 ? at(shown) : placeOf(shown, field.value)));
  }

  function open(): void {
    sync();
    const { open, field } = getState();
    if (!open && !field.isDisabled) show(undefined, shown => placeOf(shown, field.value));
  }

  function type(text: string): void {
    sync();
    show(text, shown => (fold(text) ? shown.findIndex(({ isDisabled }) => !isDisabled) : -1));
  }

  function choose(choice: Choice | undefined): void {
    if (!choice || choice.isDisabled) return;
    close();
    if (choice.value === select.value) return;
    select.value = choice.value;
    // As the browser does for a choice.
    raiseDom(select, 'input');
    raiseDom(select, 'change');
    sync();
  }

  /** Takes the choice of this name, or of this code: the browser has filled the field in. */
  function fill(text: string): void {
    const choices = readChoices(select);
    choose(choices.find(({ label }) => fold(label) === fold(text)) ?? choices.find(({ value }) => value === text));
  }

  /** @returns whether the list handles the key, and the browser must not */
  function press(key: string): boolean {
    const { open: list } = getState();
    if (!list) {
      // Enter never sends the form, as in a list.
      const isOpening = key === 'Enter' || key === 'ArrowDown' || key === 'ArrowUp';
      if (isOpening) open();
      return isOpening;
    }
    const { typed, shown, active } = list;
    // The typed text stands for the choice that it has found.
    if (key === 'Enter' || (key === 'Tab' && typed)) choose(shown[active]);
    else if (key === 'Escape') close();
    else {
      const place = placeAfter(key, active, shown);
      if (place !== undefined) setState({ open: { ...list, active: place } });
      return place !== undefined;
    }
    return key !== 'Tab';
  }

  function start(signal: AbortSignal): void {
    const changed = () => queueMicrotask(() => signal.aborted || sync());
    const observer = new MutationObserver(sync);
    observer.observe(select, { attributes: true, childList: true, subtree: true, characterData: true });
    signal.addEventListener('abort', () => observer.disconnect());
    for (const type of ['change', 'input']) listenDom(select, type, sync, signal);
    // A country's rules write values without an event.
    bus.on('country_to_state_changing', changed, { signal });
    // The form is reset after this event.
    select.form?.addEventListener('reset', () => setTimeout(changed), { signal });
    addEventListener('pageshow', changed, { signal });
    sync();
  }

  return { ...store, open, close, type, press, choose, fill, sync, start };
}

function readField(select: HTMLSelectElement) {
  const { value } = select;
  const [chosen] = select.selectedOptions;
  const { placeholder } = select.dataset;
  return {
    value,
    /** Text of the choice; empty: none. */
    chosen: value && chosen && !chosen.hidden ? chosen.text : '',
    isDisabled: select.matches(':disabled'),
    isRequired: select.required || select.ariaRequired === 'true',
    isInvalid: select.getAttribute('aria-invalid') === 'true',
    describedBy: select.getAttribute('aria-describedby') ?? undefined,
    name: select.getAttribute('aria-label') ?? undefined,
    placeholder: placeholder || ([...select.options].find(option => option.value === '')?.text ?? ''),
    problem: select.validationMessage,
  };
}

/** Fields are texts and booleans in a fixed order. */
const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

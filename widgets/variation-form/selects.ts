import type { ChosenAttributes } from '../../src/core/bus/events';
import { type JQueryLike, pageJQuery } from '../../src/core/bus/jquery';
import { text } from '../../src/core/guards';
import { markupOf, parseFragment } from '../../src/core/html';
import { attributeName, keptOptions } from '../../src/core/variations';
import type { OptionState } from './variationIndex';

export function attributeSelects(form: HTMLElement): HTMLSelectElement[] {
  return [...form.querySelectorAll<HTMLSelectElement>('.variations select')];
}

/** Returns the attribute's name as the page shows it. */
export function nameOf(select: HTMLSelectElement): string {
  const label = select.labels?.[0] ?? select.closest('tr')?.querySelector('.label, th');
  return (label?.textContent ?? select.ariaLabel ?? '').trim().replace(/\s*[:*]+$/, '');
}

export function readChosen(form: HTMLElement): ChosenAttributes {
  const selects = attributeSelects(form);
  const data = Object.fromEntries(selects.map(select => [attributeName(select), select.value]));
  return { count: selects.length, chosenCount: selects.filter(select => select.value !== '').length, data };
}

export function isComplete({ count, chosenCount }: ChosenAttributes): boolean {
  return count > 0 && count === chosenCount;
}

/** jQuery's keys for the options that a select has at first: their HTML, and all but the placeholder as elements. */
const KEPT = 'attribute_html';
const KEPT_ELEMENTS = 'attribute_options';

function firstHtml(select: HTMLSelectElement): string {
  const copy = document.createElement('select');
  copy.append(...[...select.children].map(child => child.cloneNode(true)));
  for (const option of copy.options) {
    option.disabled = false;
    for (const name of ['class', 'selected']) option.removeAttribute(name);
  }
  return copy.innerHTML;
}

export type OptionList = ReturnType<typeof optionListOf>;

/**
 * Options that no variation has are removed from the page. A script may replace all of them later, or, as with the shop's own script, the
 * HTML that jQuery keeps of them; where it has removed that, those in the page count as the first ones.
 */
export function optionListOf(select: HTMLSelectElement) {
  let known = [...select.options];
  const wasDisabled = new WeakSet(known.filter(option => option.disabled));
  const hidesPlaceholder = select.dataset.show_option_none === 'no';

  let keeper: JQueryLike | undefined;
  let kept = '';

  const refreshKnown = () => {
    // Content can write the attribute, to which jQuery would go back.
    const $ = select.hasAttribute(`data-${KEPT}`) ? undefined : pageJQuery();
    const html = text($?.(select).data(KEPT));
    // Another jQuery of the page has kept nothing yet.
    const isChanged = $ !== undefined && (html === '' ? $ === keeper : html !== kept);
    if (isChanged && html) {
      const { value } = select;
      select.replaceChildren(parseFragment(markupOf('call', html)));
      select.value = value;
    }
    if (isChanged || !known.some(option => option.parentNode)) known = [...select.options];
    if (isChanged || !kept) kept = html || firstHtml(select);
    if (html !== kept) $?.(select).data(KEPT, kept).data(KEPT_ELEMENTS, known.slice(1));
    keeper = $;
    keptOptions.set(select, known);
  };

  return {
    /** Values of all options but the placeholder, removed ones included. */
    values(): readonly string[] {
      refreshKnown();
      return known.slice(1).map(option => option.value);
    },
    /** Unchanged options stay, with their listeners. Returns whether the chosen one is still there; if not, none is chosen. */
    apply(states: readonly OptionState[]): boolean {
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
    restore(): void {
      const chosen = select.value;
      for (const option of known) {
        option.disabled = wasDisabled.has(option);
        option.classList.remove('attached', 'enabled');
      }
      place(select, known, known);
      select.value = chosen;
      keptOptions.delete(select);
      pageJQuery()?.(select).removeData(KEPT).removeData(KEPT_ELEMENTS);
    },
  };
}

const homes = new WeakMap<HTMLOptionElement, Element>();

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
      // The option before it may be in a group, and the group beside it.
      const before = after?.parentElement === home ? after : after?.parentElement;
      if (before?.parentElement === home) before.after(option);
      else home.prepend(option);
    }
    after = option;
  }
}

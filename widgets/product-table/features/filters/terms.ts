import { clickWithKeys } from '../../../../src/ui/press';
import type { RowPart } from '../../table/feature';
import { tTable } from '../../table/messages';
import { give, makePressable, newId } from '../../table/pressable';
import { CHILD_TERMS } from '../../table/query/readFilters';

const OPTION = '.wcpt-filter-hierarchy-accordion';
const OPEN = 'wcpt-filter-hierarchy-accordion--open';
const TRIGGER = '.wcpt-filter-hierarchy-accordion__trigger';

/** Returns the terms below a term: beside its option, or within, beside its label. */
export function termsBelow(option: Element): Element | null {
  const next = option.nextElementSibling;
  return next?.matches(CHILD_TERMS) ? next : option.querySelector(CHILD_TERMS);
}

/** Shows the terms below a term, or hides them. See contract/product-table.md#filters. */
export function openTerms(option: Element, opens: boolean): void {
  option.classList.toggle(OPEN, opens);
  for (const trigger of option.querySelectorAll(`${TRIGGER}[aria-expanded]`))
    if (trigger.closest(OPTION) === option) give(trigger, { 'aria-expanded': String(opens) });
}

export const termParts: readonly RowPart[] = [
  {
    // It is in the label of its term, but does not choose the term.
    selector: TRIGGER,
    isInFrame: true,
    ready: triggers => triggers.forEach(nameTrigger),
    on: {
      click(trigger, event) {
        const option = trigger.closest(OPTION);
        if (!option) return;
        event.preventDefault();
        event.stopPropagation();
        openTerms(option, !option.classList.contains(OPEN));
      },
      keydown: (trigger, event) => clickWithKeys(trigger, event),
    },
  },
  {
    // It leads to its archive; all of it but the icon of the terms below acts as its link.
    selector: '.wcpt-nav-redirect-option',
    on: {
      click(option, { target }) {
        if (!(target instanceof Element) || target.closest(`a, ${TRIGGER}`)) return;
        option.querySelector<HTMLElement>('.wcpt-nav-redirect-link')?.click();
      },
    },
  },
];

/** Names the icon for screen readers, and keeps that name out of the name of the box. */
function nameTrigger(trigger: Element): void {
  const option = trigger.closest(OPTION);
  const box = option?.querySelector('input');
  const text = box?.nextElementSibling;
  if (!option || !box || !text) return;
  makePressable(trigger);
  const term = text.textContent.trim();
  const isOpen = option.classList.contains(OPEN);
  give(trigger, { 'aria-label': tTable('product-table.below', { term }), 'aria-expanded': String(isOpen) });
  const id = text.id || newId('sw-table-term-');
  give(text, { id });
  const count = option.querySelector('.wcpt-count');
  // A count may come later, with this id.
  const countId = `${id}-count`;
  if (count) give(count, { id: countId });
  give(box, { 'aria-labelledby': `${id} ${countId}` });
}

import { tTable } from '../messages';
import { onTable } from '../onTable';
import { makePlain, makePressable, pressWithKeys } from '../pressable';
import { navigations } from '../query/serialise';
import { own, owns, type Table } from '../table';

const TRIGGER = '.wcpt-filter-hierarchy-accordion__trigger';
const OPTION = '.wcpt-filter-hierarchy-accordion';
const OPEN = 'wcpt-filter-hierarchy-accordion--open';

let named = 0;

/** Has the terms below a term be shown and hidden. Source: contract product-table 4.6. */
export function startAccordions(table: Table): void {
  const { container, signal } = table;
  hearAccordions(container, trigger => owns(table, trigger), signal);
  onTable(table, 'wcpt_after_every_load', () => navigations(table).forEach(readyAccordions));
  signal.addEventListener('abort', () => makePlain(own(table, TRIGGER)));
}

/** Toggles on a click, which is not one on the term's own checkbox. */
export function hearAccordions(root: Element, isOwn: (trigger: Element) => boolean, signal: AbortSignal): void {
  const onClick = (event: Event) => {
    const trigger = event.target instanceof Element ? event.target.closest(TRIGGER) : null;
    const option = trigger && isOwn(trigger) && trigger.closest(OPTION);
    if (!option) return;
    event.preventDefault();
    event.stopPropagation();
    trigger.setAttribute('aria-expanded', String(option.classList.toggle(OPEN)));
  };
  root.addEventListener('click', onClick, { signal });
  pressWithKeys(root, `${TRIGGER}[role="button"]`, signal);
}

/** Makes the signs buttons, and keeps their names out of those of the checkboxes. */
export function readyAccordions(root: Element): void {
  for (const trigger of root.querySelectorAll(TRIGGER)) {
    const option = trigger.closest(OPTION);
    const input = option?.querySelector('input');
    const text = input?.nextElementSibling;
    if (!option || !input || !text) continue;
    makePressable(trigger);
    trigger.setAttribute('aria-label', tTable('product-table.below', { term: text.textContent?.trim() ?? '' }));
    trigger.setAttribute('aria-expanded', String(option.classList.contains(OPEN)));
    text.id ||= `sw-table-term-${++named}`;
    // A count may come later, with this id.
    const countId = `${text.id}-count`;
    const count = option.querySelector('.wcpt-count');
    if (count) count.id = countId;
    input.setAttribute('aria-labelledby', `${text.id} ${countId}`);
  }
}

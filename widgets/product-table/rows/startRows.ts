import { tTable } from '../messages';
import { onTable } from '../onTable';
import { makePlain, makePressable, pressWithKeys } from '../pressable';
import { own, owns, type Table } from '../table';
import { startChildRows } from './childRows/startChildRows';
import { inFreshRows } from './freshRows';
import { startDownloads, startRowLinks, suppressMenus } from './rowLinks';

/** Has rows, and what is in them, do what they are marked for. Source: spec product-table 2.6, 9.1; contract 10, 11. */
export function startRows(table: Table): void {
  startRowLinks(table);
  startToggles(table);
  startDownloads(table);
  suppressMenus(table);
  startChildRows(table);
}

/** Each kind: what is pressed, what it opens, and the classes of that. Source: contract product-table 10. */
const KINDS = [
  { trigger: '.wcpt-toggle-trigger', box: '.wcpt-toggle-enabled', on: 'wcpt-toggle', off: undefined },
  { trigger: '.wcpt-tg-trigger', box: '.wcpt-toggle', on: 'wcpt-tg-on', off: 'wcpt-tg-off' },
] as const;
const TRIGGERS = '.wcpt-toggle-trigger, .wcpt-tg-trigger';

/** Has parts of cells open and close. Source: contract product-table 10. */
function startToggles(table: Table): void {
  const { container, signal } = table;
  container.addEventListener(
    'click',
    event => {
      const trigger = event.target instanceof Element && event.target.closest<HTMLElement>(TRIGGERS);
      if (!trigger || !owns(table, trigger)) return;
      if (trigger.matches('a')) event.preventDefault();
      toggle(trigger);
    },
    { signal },
  );
  pressWithKeys(container, `:is(${TRIGGERS})[role="button"]`, signal);
  onTable(table, 'wcpt_after_every_load', () => {
    for (const trigger of inFreshRows(table, TRIGGERS)) {
      if (!trigger.matches('a[href], button')) makePressable(trigger, tTable('product-table.toggle'));
      showState(trigger);
    }
  });
  signal.addEventListener('abort', () => {
    const triggers = own(table, TRIGGERS);
    makePlain(triggers.filter(trigger => trigger.matches('[role="button"]')));
    for (const trigger of triggers) trigger.removeAttribute('aria-expanded');
  });
}

function toggle(trigger: HTMLElement): void {
  const { box, on, off } = partsOf(trigger);
  if (!box) return;
  const isOn = box.classList.toggle(on);
  if (off) box.classList.toggle(off, !isOn);
  const triggers = [...box.querySelectorAll<HTMLElement>(TRIGGERS)];
  triggers.forEach(showState);
  // What opens is often another trigger than what closes: the focus goes from one to the other.
  if (document.activeElement === trigger && !isShown(trigger)) triggers.find(isShown)?.focus({ preventScroll: true });
}

function partsOf(trigger: Element) {
  const [first, second] = KINDS;
  const kind = trigger.matches(second.trigger) ? second : first;
  return { ...kind, box: trigger.closest(kind.box) };
}

function showState(trigger: Element): void {
  const { box, on } = partsOf(trigger);
  trigger.setAttribute('aria-expanded', String(box?.classList.contains(on) ?? false));
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

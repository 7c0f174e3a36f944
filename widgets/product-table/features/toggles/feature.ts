import { clickWithKeys } from '../../../../src/ui/press';
import type { RowPart } from '../../table/feature';
import { tTable } from '../../table/messages';
import { give, makePressable } from '../../table/pressable';
import { hasBox, TRIGGER } from '../../table/rows/row';
import type { Feature } from '../../table/table';

/** Triggers, the part of a cell that they open and close, and its classes. See contract/product-table.md#rows. */
const KINDS = [
  { trigger: '.wcpt-toggle-trigger', around: '.wcpt-toggle-enabled', on: 'wcpt-toggle', off: undefined },
  { trigger: '.wcpt-tg-trigger', around: '.wcpt-toggle', on: 'wcpt-tg-on', off: 'wcpt-tg-off' },
] as const;

/** There may be several triggers for one part. */
const toggleParts: readonly RowPart[] = [
  {
    selector: TRIGGER,
    ready(triggers) {
      for (const trigger of triggers) {
        if (!isNative(trigger)) makePressable(trigger, tTable('product-table.toggle'));
        const { box, on } = toggleOf(trigger);
        setExpanded(trigger, box?.classList.contains(on) ?? false);
      }
    },
    on: {
      click(trigger, event) {
        if (trigger.matches('a')) event.preventDefault();
        press(trigger);
      },
      keydown: clickWithKeys,
    },
  },
];

function press(trigger: HTMLElement): void {
  const { box, on, off } = toggleOf(trigger);
  if (!box) return;
  const opens = box.classList.toggle(on);
  if (off) box.classList.toggle(off, !opens);
  const triggers = [...box.querySelectorAll<HTMLElement>(TRIGGER)].filter(one => toggleOf(one).box === box);
  for (const one of triggers) setExpanded(one, opens);
  if (document.activeElement !== trigger || hasBox(trigger)) return;
  // Opening and closing often have two triggers: the focus goes from one to the other.
  triggers.find(hasBox)?.focus({ preventScroll: true });
}

function toggleOf(trigger: Element) {
  const [first, second] = KINDS;
  const { around, on, off } = trigger.matches(second.trigger) ? second : first;
  return { box: trigger.closest(around), on, off };
}

const isNative = (trigger: Element): boolean => trigger.matches('a[href], button');

const setExpanded = (trigger: Element, opens: boolean): void => give(trigger, { 'aria-expanded': String(opens) });

export const toggles: Feature = { rowParts: () => toggleParts };

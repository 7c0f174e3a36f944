import { clickWithKeys } from '../../../../src/ui/press';
import { type RowPart, tableSlice } from '../../table/feature';
import { tTable } from '../../table/messages';
import { give, makePressable } from '../../table/pressable';
import { hasBox, TRIGGER } from '../../table/rows/row';
import { type Feature, type Table, withOpened } from '../../table/table';

/** See contract/product-table.md#rows. */
const KINDS = [
  { trigger: '.wcpt-toggle-trigger', box: '.wcpt-toggle-enabled', on: 'wcpt-toggle', off: undefined },
  { trigger: '.wcpt-tg-trigger', box: '.wcpt-toggle', on: 'wcpt-tg-on', off: 'wcpt-tg-off' },
] as const;

interface Toggled {
  /** Parts of cells that the shopper has opened or closed; others are as the server printed them. */
  readonly opened: ReadonlyMap<Element, boolean>;
}

const toggled = tableSlice<Toggled>(() => ({ opened: new Map() }));

type Toggle = ReturnType<typeof toggleOf>;

/** There may be several triggers for one part. */
const toggleParts = (table: Table): readonly RowPart[] => [
  {
    selector: TRIGGER,
    ready(triggers) {
      for (const trigger of triggers) {
        if (!isNative(trigger)) makePressable(trigger, tTable('product-table.toggle'));
        setExpanded(trigger, isOpen(toggleOf(trigger), toggled(table).getState()));
      }
    },
    on: {
      click(trigger, event) {
        if (trigger.matches('a')) event.preventDefault();
        press(table, trigger);
      },
      keydown: clickWithKeys,
    },
  },
];

function press(table: Table, trigger: HTMLElement): void {
  const toggle = toggleOf(trigger);
  const { box, on, off } = toggle;
  if (!box) return;
  const opens = !isOpen(toggle, toggled(table).getState());
  toggled(table).setState(({ opened }) => ({ opened: withOpened(opened, box, opens) }));
  box.classList.toggle(on, opens);
  if (off) box.classList.toggle(off, !opens);
  const triggers = triggersOf(toggle);
  for (const one of triggers) setExpanded(one, opens);
  if (document.activeElement !== trigger || hasBox(trigger)) return;
  // Opening and closing often have two triggers: the focus goes from one to the other.
  triggers.find(hasBox)?.focus({ preventScroll: true });
}

function toggleOf(trigger: Element) {
  const [first, second] = KINDS;
  const { box, on, off } = trigger.matches(second.trigger) ? second : first;
  return { box: trigger.closest(box), on, off };
}

const isOpen = ({ box, on }: Toggle, { opened }: Toggled): boolean =>
  box !== null && (opened.get(box) ?? box.classList.contains(on));

const triggersOf = ({ box }: Toggle): HTMLElement[] =>
  [...(box?.querySelectorAll<HTMLElement>(TRIGGER) ?? [])].filter(trigger => toggleOf(trigger).box === box);

const isNative = (trigger: Element): boolean => trigger.matches('a[href], button');

const setExpanded = (trigger: Element, opens: boolean): void => give(trigger, { 'aria-expanded': String(opens) });

export const toggles: Feature = { rowParts: toggleParts };

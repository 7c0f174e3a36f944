import { inSlices } from '../later';
import { lazyPart } from '../lazyPart';
import { tTable } from '../messages';
import { onTable } from '../onTable';
import { makePlain, makePressable, newId } from '../pressable';
import { inFreshRows } from '../rows/freshRows';
import type { RowPart } from '../rows/rowEvents';
import { own, ownFrame, type Table } from '../table';
import { PARTS, partsOf, TOOLTIP, triggerOf } from './parts';

const tooltips = lazyPart({
  async load() {
    // Both files at once: the one imports the other.
    const [code] = await Promise.all([import('./WorkingTooltip'), import('../../../src/ui/tooltip/TooltipPlace')]);
    return code.createTooltips;
  },
  found: 'the code of tooltips did not come',
  consequence: 'They stay closed; screen readers say what is in them all the same.',
});

/** The code comes with the first event: events until then are answered when it is there. */
export function tooltipParts(table: Table): readonly RowPart[] {
  const hear = (part: HTMLElement, event: Event) => {
    const parts = part.parentElement && partsOf(part.parentElement);
    if (parts) tooltips.run(table, answer => answer(parts, event));
  };
  const on = { pointerover: hear, pointerout: hear, focusin: hear, focusout: hear, click: hear, keydown: hear };
  return [{ selector: PARTS, on }];
}

/** Makes the trigger of a tooltip a button that its text describes. Source: spec product-table 2.9; contract 18. */
export function startTooltips(table: Table): void {
  onTable(table, 'wcpt_after_every_load', () => {
    inSlices([...ownFrame(table, TOOLTIP), ...inFreshRows(table, TOOLTIP)], ready, table.signal);
  });
  table.signal.addEventListener('abort', () => own(table, TOOLTIP).forEach(forget));
}

function ready(tooltip: HTMLElement): void {
  const parts = partsOf(tooltip);
  if (!parts || parts.wrapper.popover) return;
  const { label, wrapper } = parts;
  const trigger = triggerOf(parts);
  wrapper.popover = 'manual';
  wrapper.id ||= newId('sw-table-tooltip-');
  trigger.setAttribute('aria-describedby', wrapper.id);
  if (trigger !== label) return;
  makePressable(label, tTable('product-table.tooltip'));
  label.setAttribute('aria-expanded', 'false');
}

function forget(tooltip: HTMLElement): void {
  const parts = partsOf(tooltip);
  if (!parts) return;
  const trigger = triggerOf(parts);
  parts.wrapper.popover = null;
  trigger.removeAttribute('aria-describedby');
  makePlain([parts.label]);
}

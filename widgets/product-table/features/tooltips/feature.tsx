import type { RowPart } from '../../table/feature';
import { inSlices } from '../../table/later';
import { lazyPart } from '../../table/lazyPart';
import { tTable } from '../../table/messages';
import { give, makePressable, newId } from '../../table/pressable';
import type { Feature, Table } from '../../table/table';
import { PARTS, partsOf, TOOLTIP, triggerOf } from './parts';

const working = lazyPart({
  async load() {
    // Both files at once: the one imports the other.
    const [code] = await Promise.all([import('./WorkingTooltip'), import('../../../../src/ui/tooltip/TooltipPlace')]);
    return code.createTooltips;
  },
  found: 'the code of tooltips did not come',
  consequence: 'They stay closed; screen readers say what is in them all the same.',
});

/** The code comes with the first event: events until then are answered when it is there. */
function tooltipParts(table: Table): readonly RowPart[] {
  const hear = (part: HTMLElement, event: Event) => {
    const parts = part.parentElement && partsOf(part.parentElement);
    if (parts) working.run(table, answer => answer(parts, event));
  };
  const on = { pointerover: hear, pointerout: hear, focusin: hear, focusout: hear, click: hear, keydown: hear };
  return [
    { selector: PARTS, on },
    { selector: TOOLTIP, isInFrame: true, ready: found => inSlices(found, ready, table.signal) },
  ];
}

/** Makes the trigger of a tooltip a button that its text describes. See contract/product-table.md#tooltips-and-menus. */
function ready(tooltip: HTMLElement): void {
  const parts = partsOf(tooltip);
  if (!parts || parts.wrapper.popover) return;
  const { label, wrapper } = parts;
  const trigger = triggerOf(parts);
  give(wrapper, { popover: 'manual' });
  wrapper.id ||= newId('sw-table-tooltip-');
  give(trigger, { 'aria-describedby': wrapper.id });
  if (trigger !== label) return;
  makePressable(label, tTable('product-table.tooltip'));
  give(label, { 'aria-expanded': 'false' });
}

export const tooltips: Feature = { rowParts: tooltipParts };

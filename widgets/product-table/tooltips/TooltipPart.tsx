import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { warnOnce } from '../../../src/core/report';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { tTable } from '../messages';
import { onTable } from '../onTable';
import { makePlain, makePressable } from '../pressable';
import { inFreshRows } from '../rows/freshRows';
import { inSlices } from '../slices';
import { own, ownFrame, type Table } from '../table';
import { partsOf, TOOLTIP, triggerOf } from './parts';

let code: typeof import('./WorkingTooltip') | undefined;

/** Both files at once: the one imports the other. */
const load = () =>
  Promise.all([import('./WorkingTooltip'), import('../../../src/ui/tooltip/TooltipPlace')]).then(
    ([working]) => working,
    tellFailure,
  );

/**
 * What a tooltip belongs to, or what it shows. Both say what happens to them, and the code that answers comes with the first
 * event: events until then are heard when it is there.
 */
export function TooltipPart({ element, children }: SlotProps): ReactNode {
  const [parts] = useState(() => element.parentElement && partsOf(element.parentElement));
  const [works, setWorks] = useState(code);
  async function hear({ nativeEvent }: SyntheticEvent): Promise<void> {
    if (!parts) return;
    code ??= await load();
    setWorks(code);
    code?.hearTooltip(parts, nativeEvent);
  }
  const isLabel = element === parts?.label;
  return (
    <>
      <Adopted
        of={element}
        onPointerOver={hear}
        onPointerOut={hear}
        onFocus={hear}
        onBlur={hear}
        onClick={hear}
        onKeyDown={hear}
      >
        {children}
      </Adopted>
      {isLabel && works && <works.WorkingTooltip {...parts} />}
    </>
  );
}

function tellFailure(cause: unknown): undefined {
  warnOnce({
    where: 'product-table',
    found: 'the code of tooltips did not come',
    consequence: 'They stay closed; screen readers say what is in them all the same.',
    cause,
  });
}

let named = 0;

/**
 * Brings the keyboard and screen readers to the tooltips of a table, while they are markup yet: what opens them is a button
 * that their text describes, and nobody comes into one that is closed. Source: spec product-table 2.9; contract 18.
 */
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
  wrapper.id ||= `sw-table-tooltip-${++named}`;
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

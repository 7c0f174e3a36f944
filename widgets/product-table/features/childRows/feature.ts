import { bus } from '../../../../src/core/bus/bus';
import { clickWithKeys } from '../../../../src/ui/press';
import type { RowPart } from '../../table/feature';
import { lazyPart, loadWithRows } from '../../table/lazyPart';
import { owns } from '../../table/own';
import { isModuleDisabled } from '../../table/pageSwitches';
import { freshRows } from '../../table/rows/freshRows';
import { isMarking, TOGGLE } from '../../table/rows/row';
import type { Feature, Table } from '../../table/table';

const OPENS_ANYWHERE = '.wcpt-has-child-row--click-anywhere';
/** Elements in such a row that have a click of their own. See contract/product-table.md#rows. */
const INNER =
  'a, input, select, label, button, textarea, [role="button"], .wcpt-tooltip, .wcpt-button, .wcpt-link, .wcpt-quantity, .wcpt-lightbox-enabled, .wcpt-gallery';

const childRowParts = (table: Table): readonly RowPart[] => [
  {
    selector: TOGGLE,
    on: {
      click: toggle => press(table, toggle),
      // The sign in it takes the focus: other scripts listen for its click as well.
      keydown: (_, event) => clickWithKeys('[role="button"]', event),
    },
  },
  {
    selector: OPENS_ANYWHERE,
    on: {
      click(row, { target }) {
        if (!(target instanceof Element) || target.closest(TOGGLE) || !owns(table, target)) return;
        const inner = target.closest(INNER);
        const toggle = row.querySelector(`:scope > ${TOGGLE}`);
        if (toggle && !(inner && row.contains(inner)) && !isMarking(row)) press(table, toggle);
      },
    },
  },
];

const opening = lazyPart({
  load: async () => (await import('./childRows')).runChildRows,
  found: 'child rows can not be opened',
  consequence: 'They stay as they are.',
});

const isOn = ({ container }: Table): boolean => !isModuleDisabled('child-row', container);

function startChildRows(table: Table): void {
  const { container, signal } = table;
  const hasChildRows = () => freshRows(table).some(row => row.classList.contains('wcpt-child-row'));
  loadWithRows(table, opening, () => hasChildRows() && isOn(table));
  // Of another script, for a child row that it has put in.
  const onInit = (child: EventTarget) => {
    if (child instanceof HTMLElement && owns(table, child) && isOn(table))
      opening.run(table, ({ begin }) => begin(child));
  };
  bus.on('wcpt_init_child_row', (_, { target, foreign }) => foreign && onInit(target), { target: container, signal });
}

function press(table: Table, toggle: Element): void {
  if (isOn(table)) opening.runIfWanted(table, ({ press }) => press(toggle));
}

export const childRows: Feature = { rowParts: childRowParts, start: startChildRows };

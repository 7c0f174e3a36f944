import { type ReactNode, useLayoutEffect } from 'react';
import { Adopted, adopt, type SlotProps } from '../../../src/hydrate';
import { coldRows } from '../../../src/hydrate/coldRows/coldRows';
import { FORM_PLACE, RowForm } from '../addons/RowForm';
import { TableProvider, useTable } from '../frame/tableContext';
import { NamePrice } from '../nyp/NamePrice';
import { onTable } from '../onTable';
import { PICTURE, Picture } from '../pictures/Picture';
import { PRICE_FIELD } from '../price/prices';
import { readyQuantity, setUpQuantity } from '../quantity/changeQuantity';
import { QUANTITY, quantityControls } from '../quantity/quantityLimits';
import { TERM } from '../show/showTerm';
import { owns, type Table } from '../table';
import { PARTS, TOOLTIP } from '../tooltips/parts';
import { TooltipPart } from '../tooltips/TooltipPart';
import { FORM, LIST_BOX, RADIO_BOX } from '../variations/selection';
import { VariationForm, VariationRadio, VariationSelect } from '../variations/VariationControls';
import { WishlistButton } from '../wishlist/WishlistButton';
import { AddButton, pressCold, RemoveButton } from './AddButton';
import { ChildRowToggle, OPENS_ANYWHERE, TOGGLE, useRowOpening } from './ChildRowToggle';
import { QuantityField, StepButton } from './Quantity';
import { RowCheckbox } from './RowCheckbox';
import { DOWNLOAD, DownloadButton, LINKED, LinkedPart, useRowLink } from './RowLink';
import { CART_BUTTON, mainRow, REMOVE, rowOf } from './row';
import { keepColdRows } from './rowState';
import { saying } from './saying';
import { Term } from './Term';
import { ToggleTrigger, TRIGGER } from './Toggle';

/** What of a row components draw: what happens elsewhere in it is no reason to wake it, such as a finger that scrolls. */
const TOUCHED = [
  '.wcpt-quantity, .wcpt-cart-checkbox-wrapper, .wcpt-wishlist',
  ...[QUANTITY, PRICE_FIELD, CART_BUTTON, REMOVE, PICTURE, TRIGGER, DOWNLOAD, TOGGLE, RADIO_BOX, TERM],
].join(', ');
/** What components draw besides: a tooltip says when, and other parts wake their row when there is something to show. */
const OTHERS = `${PARTS}, ${LIST_BOX}, ${FORM}`;
/** What is pressed anywhere, with parts in it that are others'. */
const ANYWHERE = `${LINKED}, ${OPENS_ANYWHERE}`;
/** What happens when it is. */
const PRESSES = ['mousedown', 'click', 'auxclick', 'keydown'];

const slots = {
  '.wcpt-quantity': saying(Around),
  [CART_BUTTON]: saying(AddButton),
  '.wcpt-qty-controller': StepButton,
  'input.qty': QuantityField,
  [PRICE_FIELD]: NamePrice,
  '.wcpt-cart-checkbox-wrapper': RowCheckbox,
  [REMOVE]: RemoveButton,
  '.wcpt-wishlist': saying(WishlistButton),
  [PICTURE]: Picture,
  [LIST_BOX]: VariationSelect,
  [RADIO_BOX]: VariationRadio,
  [FORM]: VariationForm,
  [TERM]: Term,
  [PARTS]: TooltipPart,
  [TRIGGER]: ToggleTrigger,
  [DOWNLOAD]: DownloadButton,
  [TOGGLE]: ChildRowToggle,
  [FORM_PLACE]: RowForm,
  [LINKED]: LinkedPart,
};

/** What has other components in it. */
function Around({ element, children }: SlotProps): ReactNode {
  return <Adopted of={element}>{children}</Adopted>;
}

/** A row of which somebody has touched a part, or a tooltip outside of rows; the others are markup. */
function Row({ row }: { readonly row: Element }): ReactNode {
  const { looks } = useTable();
  useLayoutEffect(() => {
    const product = rowOf(row);
    // Other scripts may have printed parts of it anew.
    if (product) looks.showAgain(mainRow(product));
  }, [looks, row]);
  useRowLink(row);
  useRowOpening(row);
  return adopt(row, slots, one => isPart(one) && rootAt(one) === row);
}

/** The quantity of a product's form in the row is a widget of its own. */
const isPart = (element: Element): boolean =>
  element.matches(`${LINKED}, ${FORM_PLACE}`) || element.closest(`${TOUCHED}, ${OTHERS}`) !== null;

/** The row that an element is in, also that of a group's heading, else the tooltip. A table in a cell has rows of its own. */
function rootAt(element: Element): Element | undefined {
  const row = element.closest('.wcpt-row');
  return row && row.closest('.wcpt') === element.closest('.wcpt') ? row : outermost(element.closest(TOOLTIP));
}

function outermost(tooltip: Element | null): Element | undefined {
  const around = tooltip?.parentElement?.closest(TOOLTIP);
  return around ? outermost(around) : (tooltip ?? undefined);
}

/** Whether an element is the table's, or in the navigation that phones show apart from it. */
const isOf = (table: Table, element: Element): boolean =>
  owns(table, element) || element.closest('.wcpt-nav-modal')?.getAttribute('data-wcpt-table-id') === table.id;

/**
 * The cart button that a script clicks, in no other part that is pressed. Scripts click many at once, and a row that nobody
 * looks at shows by its store and the writers what comes of it: it wakes when a shopper comes.
 */
function scriptsButton(row: Element, { type, target, isTrusted }: Event): HTMLElement | undefined {
  if (isTrusted || type !== 'click' || !(target instanceof Element)) return undefined;
  const button = target.closest<HTMLElement>(CART_BUTTON);
  const around = button?.parentElement?.closest(`${TOUCHED}, ${OTHERS}, ${TOOLTIP}, ${ANYWHERE}`);
  return button && row.matches('.wcpt-row') && !around ? button : undefined;
}

/** In what an event is a reason to wake a row. */
function wakingIn(event: string): string {
  if (event === 'pointerover') return TOOLTIP;
  if (event === 'submit') return FORM_PLACE;
  return PRESSES.includes(event) ? `${TOUCHED}, ${TOOLTIP}, ${ANYWHERE}` : `${TOUCHED}, ${TOOLTIP}`;
}

/**
 * Has rows become React roots when they are touched: those of the table, child rows, and copies of rows that another script
 * shows in its tooltips or beside frozen columns; and tooltips of headings and navigation, which open in the same way. A root
 * for each, as copies stand anywhere, and rows are moved about.
 */
export function startColdRows(table: Table): void {
  const rootFor = (element: Element, event: string) => {
    const part = element.closest(wakingIn(event));
    const root = part ? rootAt(part) : undefined;
    return root && isOf(table, root) ? root : undefined;
  };
  // One that is touched before its turn does not get its first value afterwards.
  const quantitiesOf = (row: Element) => quantityControls(row).filter(control => rootAt(control) === row);
  const answer = (row: Element, event: Event) => {
    const button = scriptsButton(row, event);
    if (!button) return false;
    quantitiesOf(row).forEach(setUpQuantity);
    pressCold(table, row, button, event);
    return true;
  };
  const draw = (row: Element) => {
    quantitiesOf(row).forEach(readyQuantity);
    return (
      <TableProvider value={table}>
        <Row row={row} />
      </TableProvider>
    );
  };
  const rows = coldRows('product-table', rootFor, draw, table.signal, answer);
  keepColdRows(table, rows);
  for (const name of ['wcpt_after_every_load', 'wcpt_layout'] as const) onTable(table, name, rows.sweep);
}

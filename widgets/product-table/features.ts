import { addons } from './features/addons/feature';
import { childRows } from './features/childRows/feature';
import { csv } from './features/csv/feature';
import { filters } from './features/filters/feature';
import { instant } from './features/instant/feature';
import { layout } from './features/layout/feature';
import { links } from './features/links/feature';
import { paging } from './features/paging/feature';
import { pictures } from './features/pictures/feature';
import { quantities } from './features/quantities/feature';
import { selection } from './features/selection/feature';
import { sorting } from './features/sorting/feature';
import { toggles } from './features/toggles/feature';
import { tooltips } from './features/tooltips/feature';
import { variations } from './features/variations/feature';
import { wishlist } from './features/wishlist/feature';
import { cart } from './table/cart/startCart';
import { rows } from './table/rowEvents';
import type { Feature } from './table/table';

/** What tables can do, in the order in which it starts, and in which it sees new markup and events. */
export const features: readonly Feature[] = [
  filters,
  sorting,
  instant,
  paging,
  rows,
  childRows,
  pictures,
  // Before features that follow a row's choice.
  variations,
  wishlist,
  quantities,
  cart,
  selection,
  addons,
  layout,
  toggles,
  links,
  csv,
  // Last: a tooltip may be in a control that another feature has made a button.
  tooltips,
];

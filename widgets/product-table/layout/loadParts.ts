import { reportError } from '../../../src/core/report';
import { settingsOf, type Table } from '../table';

/** Settings that need code for frozen parts, a width, or dragging; `{device}_` before all but the last. */
const SCROLLING =
  /^(?:(?:laptop|tablet|phone)_(?:(?:freeze|sticky)_(?:left|right|heading)|table_width)|grab_and_scroll)$/;
const NOTHING = /^(?:|0|no|false|off)$/i;

/** What page builders open. Source: contract product-table 25. */
const BUILDERS =
  '.elementor-widget-container, .et_pb_all_tabs, .et_pb_toggle_content, .fl-accordion-item, .fl-tabs-panel, .su-tabs-panes, .su-spoiler, .vce-classic-tabs-panels, .vce-classic-accordion-panel, .vc_tta-panel, .wpsm_panel-collapse, .kc_accordion_content, .accordion__body, .tab-content, .tabcontent, .kt-tabs-wrap';

const asked = new WeakMap<Table, Set<string>>();

/** Brings what freezes columns and heading and lets a mouse drag the table, where its settings want that. */
export function loadScrolling(table: Table): void {
  const wants = Object.entries(settingsOf(table)).some(
    ([name, value]) => SCROLLING.test(name) && !NOTHING.test(String(value ?? '').trim()),
  );
  if (!wants) return;
  load(table, 'freeze', 'Columns and heading scroll with the table.', async () => {
    const { startScrolling } = await import('./freeze/startScrolling');
    if (!table.signal.aborted) startScrolling(table);
  });
}

/** Brings what lays tables out when a tab or an accordion of a page builder opens. */
export function loadPageBuilders(table: Table): void {
  if (!table.container.closest(BUILDERS)) return;
  load(table, 'builders', 'The table is laid out when the window changes its width.', async () => {
    const { watchPageBuilders } = await import('./pageBuilders');
    watchPageBuilders(table.signal);
  });
}

/** Begins a part once for a table. */
function load(table: Table, part: string, consequence: string, begin: () => Promise<void>): void {
  const begun = asked.get(table) ?? new Set();
  if (begun.has(part)) return;
  asked.set(table, begun.add(part));
  begin().catch((cause: unknown) =>
    reportError({
      where: 'product-table',
      element: table.container,
      found: `the code for its layout (${part}) did not come`,
      consequence,
      advice: 'Check that the folder of shop-widgets.js was uploaded whole.',
      cause,
    }),
  );
}

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '../../../../../src/core/bus/bus';
import { addEvents } from '../../../../../src/core/bus/channel';
import { productTableEvents } from '../../../../../src/core/bus/events/productTable';
import { watchPageBuilders } from '../../../../../widgets/product-table/features/layout/pageBuilders';
import { find } from '../../../../hydrate/page';

addEvents(productTableEvents);

const TABLE = '<div class="wcpt" id="wcpt-1"></div>';
const OTHER = '<div class="wcpt" id="wcpt-2"></div>';

let ended: AbortController;
let heard: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  ended = new AbortController();
  heard = [];
  bus.on(
    'wcpt_layout',
    ({ source }, { target }) => heard.push(`${target instanceof Element ? target.id : ''} ${source}`),
    {
      signal: ended.signal,
    },
  );
});
afterEach(() => {
  ended.abort();
  vi.useRealTimers();
});

// The first table is in a part that a page builder opens by a click, the second is outside it.
it.each([
  [
    'Elementor',
    `<div class="elementor-widget-container"><div class="elementor-tab-title" data-on></div>${TABLE}</div>`,
    'elementor__tab',
    0,
  ],
  [
    'Divi tabs',
    `<div><ul class="et_pb_tabs_controls"><li></li><li data-on></li></ul><div class="et_pb_all_tabs"><div>${OTHER}</div><div>${TABLE}</div></div></div>`,
    'divi__tab',
    700,
  ],
  [
    'Divi toggles',
    `<div><h5 class="et_pb_toggle_title" data-on></h5><div class="et_pb_toggle_content">${TABLE}</div></div>`,
    'divi__tab',
    700,
  ],
  [
    'Beaver accordions',
    `<div class="fl-accordion-item"><a class="fl-accordion-button" data-on></a>${TABLE}</div>`,
    'beaver_builder__tab',
    0,
  ],
  [
    'Beaver tabs',
    `<div class="fl-tabs-panel"><div class="fl-tabs-label" data-on></div>${TABLE}</div>`,
    'beaver_builder__tab',
    0,
  ],
  [
    'Shortcodes tabs',
    `<div><div class="su-tabs-nav"><span></span><span data-on></span></div><div class="su-tabs-panes"><div>${OTHER}</div><div>${TABLE}</div></div></div>`,
    'shortcode_ultimate__tab',
    0,
  ],
  [
    'Shortcodes spoilers',
    `<div class="su-spoiler"><div class="su-spoiler-title" data-on></div>${TABLE}</div>`,
    'shortcode_ultimate__accordion',
    0,
  ],
  [
    'WPBakery',
    `<div class="vc_tta-panel"><div class="vc_tta-panel-heading" data-on></div>${TABLE}</div>`,
    'visual_composer__accordion',
    1,
  ],
  [
    'Visual Composer',
    `<div class="vce-classic-accordion-panel"><div class="vce-classic-accordion-panel-heading" data-on></div>${TABLE}</div>`,
    'visual_composer__accordion',
    1,
  ],
  [
    'an accordion of all panels',
    `<div class="wpsm_panel"><div class="wpsm_panel-heading" data-on></div><div class="wpsm_panel-collapse">${TABLE}</div></div>`,
    'rac__accordion',
    0,
  ],
  [
    'King Composer',
    `<div class="kc_accordion_section"><div class="kc_accordion_header" data-on></div><div class="kc_accordion_content">${TABLE}</div></div>`,
    'king_composer__accordion',
    0,
  ],
  ['Tabby', `<div><div class="tabtitle" data-on></div><div class="tabcontent">${TABLE}</div></div>`, 'tabby_tab', 0],
])('%s: the tables in what was opened are laid out, when it is there', (_, html, source, delay) => {
  document.body.innerHTML = html.includes('wcpt-2') ? html : `${html}${OTHER}`;
  for (const container of document.querySelectorAll<HTMLElement>('.wcpt'))
    watchPageBuilders({ container, signal: ended.signal });
  find(document, '[data-on]').click();
  if (delay) vi.advanceTimersByTime(delay - 1);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual([`wcpt-1 ${source}`]);
  vi.advanceTimersByTime(20);
  // The layout runs once more after the paint.
  expect(heard).toEqual([`wcpt-1 ${source}`, `wcpt-1 ${source}`]);
  ended.abort();
  find(document, '[data-on]').click();
  vi.advanceTimersByTime(1000);
  expect(heard).toHaveLength(2);
});

import { bus } from '../../../src/core/bus/bus';
import { hasBox } from '../rows/row';
import type { Table } from '../table';

type Opened = (control: Element) => readonly (Element | null | undefined)[];

const nearest = (selector: string) => (control: Element) => [control.closest(selector)];
const sameNumber = (panelsOf: (control: Element) => Iterable<Element> | undefined) => (control: Element) => {
  const index = [...(control.parentElement?.children ?? [])].indexOf(control);
  return [[...(panelsOf(control) ?? [])][index]];
};
const sibling = (element: Element | null | undefined, selector: string) =>
  [...(element?.parentElement?.children ?? [])].find(one => one !== element && one.matches(selector));
const all = (selector: string) => () => [...document.querySelectorAll(selector)];

/** A page builder's control, the element that it opens, the event's source, and the delay, ms. Source: contract product-table 25. */
const OPENERS: readonly (readonly [control: string, opened: Opened, source: string | undefined, delay?: number])[] = [
  ['.elementor-tab-title', nearest('.elementor-widget-container'), 'elementor__tab'],
  [
    'ul.et_pb_tabs_controls > li',
    sameNumber(li => sibling(li.parentElement, '.et_pb_all_tabs')?.children),
    'divi__tab',
    700,
  ],
  ['.et_pb_toggle_title', title => [sibling(title, '.et_pb_toggle_content')], 'divi__tab', 700],
  ['.fl-accordion-button', nearest('.fl-accordion-item'), 'beaver_builder__tab'],
  ['.fl-tabs-label', nearest('.fl-tabs-panel'), 'beaver_builder__tab'],
  [
    '.su-tabs-nav span',
    sameNumber(span => sibling(span.closest('.su-tabs-nav'), '.su-tabs-panes')?.children),
    'shortcode_ultimate__tab',
  ],
  ['.su-spoiler-title', nearest('.su-spoiler'), 'shortcode_ultimate__accordion'],
  [
    '.vce-classic-tabs-tab',
    sameNumber(tab =>
      sibling(tab.closest('.vce-classic-tabs-container'), '.vce-classic-tabs-panels-container')?.querySelectorAll(
        ':scope > .vce-classic-tabs-panels > *',
      ),
    ),
    'visual_composer__tab',
    1,
  ],
  ['.vce-classic-accordion-panel-heading', nearest('.vce-classic-accordion-panel'), 'visual_composer__accordion', 1],
  ['.vc_tta-panel-heading', nearest('.vc_tta-panel'), 'visual_composer__accordion', 1],
  ['.wpsm_panel-heading', all('.wpsm_panel .wpsm_panel-collapse'), 'rac__accordion'],
  ['.kc_accordion_header', all('.kc_accordion_section .kc_accordion_content'), 'king_composer__accordion'],
  ['.accordion__header', () => all('.accordion__item .accordion__body')().filter(hasBox), 'helpie_faq__accordion', 200],
  [
    '.wpsm_nav li',
    sameNumber(li => sibling(li.closest('.wpsm_nav'), '.tab-content')?.children),
    'tabs_wpshopmart__tab',
  ],
  ['.tabtitle', title => [sibling(title, '.tabcontent')], 'tabby_tab'],
  [
    '.responsive-tabs__list__item',
    sameNumber(item => item.closest('.responsive-tabs')?.querySelectorAll('.tabcontent')),
    'tabby_tab',
  ],
  ['.kt-title-item', () => all('.kt-tabs-wrap')().filter(hasBox), undefined, 100],
];

/** Lays a table out when a page builder has opened the part around it. Source: spec product-table 2.15, 9.2; contract 25. */
export function watchPageBuilders({ container, signal }: Pick<Table, 'container' | 'signal'>): void {
  const timers = new Map<string, number>();

  /** Before the builder's own listeners, which may stop the event; the layout follows after them. */
  function onPress({ type, target }: Event): void {
    if (!(target instanceof Element)) return;
    for (const [selector, opened, source, delay = 0] of OPENERS) {
      const control = target.closest(selector);
      // Its accordion opens before the click.
      const isEarly = selector === '.accordion__header';
      if (!control || (type !== 'click') !== isEarly) continue;
      clearTimeout(timers.get(selector));
      const layOut = () => {
        const isOpened = opened(control).some(holder => holder?.isConnected && holder.contains(container));
        if (isOpened && !signal.aborted) bus.emit('wcpt_layout', { source }, container);
      };
      const open = () => {
        layOut();
        // The builder may show its panel a moment later than that.
        requestAnimationFrame(layOut);
      };
      timers.set(selector, window.setTimeout(open, delay));
    }
  }

  for (const type of ['click', 'mouseup', 'touchend']) {
    document.addEventListener(type, onPress, { signal, capture: true, passive: true });
  }
}

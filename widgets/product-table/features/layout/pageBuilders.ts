import { bus } from '../../../../src/core/bus/bus';
import { hasBox } from '../../table/rows/row';
import type { Table } from '../../table/table';

type Opened = (control: Element) => readonly (Element | null | undefined)[];

const nearest = (selector: string) => (control: Element) => [control.closest(selector)];
const sibling = (element: Element | null, selector: string) =>
  [...(element?.parentElement?.children ?? [])].find(one => one !== element && one.matches(selector));
const indexOf = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element);
/** The panel with the number that a control has in its list, among the panels of an element beside that. */
const numbered =
  (list: string, holder: string, panels = ':scope > *') =>
  (control: Element) => [sibling(control.closest(list), holder)?.querySelectorAll(panels)[indexOf(control)]];
const all = (selector: string) => () => [...document.querySelectorAll(selector)];

const VCE = '.vce-classic-tabs';

/** A page builder's control, the element that it opens, the event's source, and the delay, ms. */
const OPENERS: readonly (readonly [control: string, opened: Opened, source: string | undefined, delay?: number])[] = [
  ['.elementor-tab-title', nearest('.elementor-widget-container'), 'elementor__tab'],
  ['ul.et_pb_tabs_controls > li', numbered('ul.et_pb_tabs_controls', '.et_pb_all_tabs'), 'divi__tab', 700],
  ['.et_pb_toggle_title', title => [sibling(title, '.et_pb_toggle_content')], 'divi__tab', 700],
  ['.fl-accordion-button', nearest('.fl-accordion-item'), 'beaver_builder__tab'],
  ['.fl-tabs-label', nearest('.fl-tabs-panel'), 'beaver_builder__tab'],
  ['.su-tabs-nav span', numbered('.su-tabs-nav', '.su-tabs-panes'), 'shortcode_ultimate__tab'],
  ['.su-spoiler-title', nearest('.su-spoiler'), 'shortcode_ultimate__accordion'],
  [
    `${VCE}-tab`,
    numbered(`${VCE}-container`, `${VCE}-panels-container`, `:scope > ${VCE}-panels > *`),
    'visual_composer__tab',
    1,
  ],
  ['.vce-classic-accordion-panel-heading', nearest('.vce-classic-accordion-panel'), 'visual_composer__accordion', 1],
  ['.vc_tta-panel-heading', nearest('.vc_tta-panel'), 'visual_composer__accordion', 1],
  ['.wpsm_panel-heading', all('.wpsm_panel .wpsm_panel-collapse'), 'rac__accordion'],
  ['.kc_accordion_header', all('.kc_accordion_section .kc_accordion_content'), 'king_composer__accordion'],
  ['.accordion__header', () => all('.accordion__item .accordion__body')().filter(hasBox), 'helpie_faq__accordion', 200],
  ['.wpsm_nav li', numbered('.wpsm_nav', '.tab-content'), 'tabs_wpshopmart__tab'],
  ['.tabtitle', title => [sibling(title, '.tabcontent')], 'tabby_tab'],
  [
    '.responsive-tabs__list__item',
    item => [item.closest('.responsive-tabs')?.querySelectorAll('.tabcontent')[indexOf(item)]],
    'tabby_tab',
  ],
  ['.kt-title-item', () => all('.kt-tabs-wrap')().filter(hasBox), undefined, 100],
];

/** Lays a table out when a page builder has opened the part around it. */
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

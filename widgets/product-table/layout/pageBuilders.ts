import { bus } from '../../../src/core/bus/bus';
import type { Table } from '../table';

/** A control of a page builder, the elements with tables that it opens, and when they are there, ms. */
interface Opener {
  readonly control: string;
  readonly opened: (control: Element) => readonly (Element | null | undefined)[];
  readonly delay: number;
  readonly source: string | undefined;
}

const nearest = (selector: string) => (control: Element) => [control.closest(selector)];
/** The panel with the control's own number, among the children of what `panels` finds. */
const sameNumber = (panels: (control: Element) => Element | null | undefined) => (control: Element) => {
  const index = [...(control.parentElement?.children ?? [])].indexOf(control);
  return [panels(control)?.children[index]];
};
const sibling = (element: Element | null | undefined, selector: string) =>
  [...(element?.parentElement?.children ?? [])].find(one => one !== element && one.matches(selector));
const all = (selector: string) => () => [...document.querySelectorAll(selector)];
const isShown = (element: Element) => element.getClientRects().length > 0;

/** Source: contract product-table 25. */
const OPENERS: readonly Opener[] = [
  opener('.elementor-tab-title', nearest('.elementor-widget-container'), 'elementor__tab'),
  opener(
    'ul.et_pb_tabs_controls > li',
    sameNumber(li => sibling(li.parentElement, '.et_pb_all_tabs')),
    'divi__tab',
    700,
  ),
  opener('.et_pb_toggle_title', title => [sibling(title, '.et_pb_toggle_content')], 'divi__tab', 700),
  opener('.fl-accordion-button', nearest('.fl-accordion-item'), 'beaver_builder__tab'),
  opener('.fl-tabs-label', nearest('.fl-tabs-panel'), 'beaver_builder__tab'),
  opener(
    '.su-tabs-nav span',
    sameNumber(span => sibling(span.closest('.su-tabs-nav'), '.su-tabs-panes')),
    'shortcode_ultimate__tab',
  ),
  opener('.su-spoiler-title', nearest('.su-spoiler'), 'shortcode_ultimate__accordion'),
  opener(
    '.vce-classic-tabs-tab',
    sameNumber(tab =>
      sibling(tab.closest('.vce-classic-tabs-container'), '.vce-classic-tabs-panels-container')?.querySelector(
        ':scope > .vce-classic-tabs-panels',
      ),
    ),
    'visual_composer__tab',
    1,
  ),
  opener(
    '.vce-classic-accordion-panel-heading',
    nearest('.vce-classic-accordion-panel'),
    'visual_composer__accordion',
    1,
  ),
  opener('.vc_tta-panel-heading', nearest('.vc_tta-panel'), 'visual_composer__accordion', 1),
  opener('.wpsm_panel-heading', all('.wpsm_panel .wpsm_panel-collapse'), 'rac__accordion'),
  opener('.kc_accordion_header', all('.kc_accordion_section .kc_accordion_content'), 'king_composer__accordion'),
  opener(
    '.accordion__header',
    () => all('.accordion__item .accordion__body')().filter(isShown),
    'helpie_faq__accordion',
    200,
  ),
  opener(
    '.wpsm_nav li',
    sameNumber(li => sibling(li.closest('.wpsm_nav'), '.tab-content')),
    'tabs_wpshopmart__tab',
  ),
  opener('.tabtitle', title => [sibling(title, '.tabcontent')], 'tabby_tab'),
  opener('.responsive-tabs__list__item', tabOfTabby, 'tabby_tab'),
  opener('.kt-title-item', () => all('.kt-tabs-wrap')().filter(isShown), undefined, 100),
];

function opener(control: string, opened: Opener['opened'], source: string | undefined, delay = 0): Opener {
  return { control, opened, delay, source };
}

function tabOfTabby(item: Element): readonly (Element | undefined)[] {
  const index = [...(item.parentElement?.children ?? [])].indexOf(item);
  return [[...(item.closest('.responsive-tabs')?.querySelectorAll('.tabcontent') ?? [])][index]];
}

const users = new Set<AbortSignal>();
const timers = new Map<Opener, number>();
let stop: AbortController | undefined;

/**
 * Lays out the tables in what a page builder has just opened; once for the page, for as long as it has tables.
 * Source: spec product-table 2.15, 9.2; contract 25.
 */
export function watchPageBuilders({ signal }: Pick<Table, 'signal'>): void {
  if (signal.aborted || users.has(signal)) return;
  users.add(signal);
  signal.addEventListener('abort', () => {
    users.delete(signal);
    if (users.size) return;
    stop?.abort();
    stop = undefined;
  });
  if (stop) return;
  stop = new AbortController();
  for (const type of ['click', 'mouseup', 'touchend']) {
    document.addEventListener(type, onPress, { signal: stop.signal, capture: true, passive: true });
  }
}

/** Before the builder's own listeners, which may stop the event; the work is done after them. */
function onPress({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  for (const one of OPENERS) {
    const control = target.closest(one.control);
    // Some of these open before the click.
    const isEarly = one.control === '.accordion__header';
    if (!control || (type !== 'click') !== isEarly) continue;
    clearTimeout(timers.get(one));
    timers.set(
      one,
      window.setTimeout(() => open(one, control), one.delay),
    );
  }
}

function open({ opened, source }: Opener, control: Element): void {
  const layOut = () => {
    const holders = opened(control).filter(holder => holder?.isConnected);
    const containers = holders.flatMap(holder => [...(holder?.querySelectorAll('.wcpt') ?? [])]);
    for (const container of new Set(containers)) bus.emit('wcpt_layout', { source }, container);
  };
  layOut();
  // The builder may show its panel a moment later than that.
  requestAnimationFrame(layOut);
}

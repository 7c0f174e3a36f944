import addresses from 'virtual:widget-styles';
import { nameElement } from '../core/report';
import { tReport } from './messages';
import type { PageFacts } from './page';
import type { ReportedProblem } from './report';

/** What is wrong with how the bundle came to the page: its tags, its copies, its stylesheet, and marks that mean nothing. */
export function findDeliveryProblems(page: PageFacts, isAnyAwake: boolean): ReportedProblem[] {
  return [...tagProblems(page), ...styleProblems(page, isAnyAwake), ...markProblems()];
}

const OWN_LINKS = 'link[rel="stylesheet"][href*="shop-widgets.css"]';
const isSheet = (found: Element | null): found is HTMLLinkElement => found instanceof HTMLLinkElement;

/** The link of the widgets' stylesheet: the theme's, or the loader's. */
export function stylesheet(): HTMLLinkElement | undefined {
  const links = document.querySelectorAll(`${OWN_LINKS}, link[rel="stylesheet"][href$="${addresses.widgets}"]`);
  return [...links].find(isSheet);
}

function tagProblems({ tags }: PageFacts): ReportedProblem[] {
  const found = performance.getEntriesByType('resource').map(({ name }) => name);
  const copies = [...new Set(found.filter(name => /\/shop-widgets(?:-[\da-f]{8})?\.js(?:\?|$)/.test(name)))];
  if (copies.length > 1) {
    const addresses = copies.join(', ');
    return [tagProblem('error', tReport('report.tag.copies', { addresses }), tReport('report.tag.copies.fix'))];
  }
  if (tags.length > 1) {
    const addresses = tags.map(({ src }) => src).join(', ');
    return [tagProblem('warning', tReport('report.tag.several', { addresses }), tReport('report.tag.several.fix'))];
  }
  return tags.length === 1 ? [] : [tagProblem('warning', tReport('report.tag.none'), tReport('report.tag.none.fix'))];
}

const tagProblem = (level: ReportedProblem['level'], message: string, fix: string): ReportedProblem => ({
  where: 'tag',
  level,
  message,
  fix,
});

/** A link of the loader's that failed is gone; one of the theme's stays, empty. */
function styleProblems({ config }: PageFacts, isAnyAwake: boolean): ReportedProblem[] {
  if (config.styles === false) return [];
  const link = stylesheet();
  const address = link?.href ?? addresses.widgets;
  const isOver = performance.getEntriesByName(address).length > 0;
  const isMissing = link ? isOver && link.sheet === null : isAnyAwake;
  if (!isMissing) return [];
  const message = tReport('report.styles.missing', { address });
  return [{ where: 'styles', message, level: 'error', fix: tReport('report.styles.missing.fix') }];
}

const markProblems = (): ReportedProblem[] =>
  [...document.querySelectorAll('[data-shop-widgets]:not([data-shop-widgets="off"])')].map(element => {
    const value = element.getAttribute('data-shop-widgets') ?? '';
    const message = tReport('report.marker', { value, label: nameElement(element) });
    return { where: 'markers', message, level: 'warning', fix: tReport('report.marker.fix') };
  });

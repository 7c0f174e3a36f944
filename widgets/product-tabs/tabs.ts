export interface Tab {
  readonly link: HTMLAnchorElement;
  readonly panel: HTMLElement;
  readonly isReviews: boolean;
}

export const LIST = '.wc-tabs, ul.tabs';
export const LINK = '.wc-tabs a, ul.tabs a';
export const PANEL = '.panel, .wc-tab, [role="tabpanel"]';
const WRAPPER = '.wc-tabs-wrapper, .woocommerce-tabs';

/** Whether a part is the wrapper's own: not that of tabs in its panels. */
export function isOwnPart(wrapper: Element, part: Element): boolean {
  const around = part.parentElement?.closest(PANEL);
  return part.closest(WRAPPER) === wrapper && !(around && around !== wrapper && wrapper.contains(around));
}

/** A link without a panel is no tab, and a panel without a link is none either: both stay as the server sent them. */
export function readTabs(wrapper: Element): readonly Tab[] {
  return [...wrapper.querySelectorAll<HTMLAnchorElement>(LINK)].flatMap(link => {
    const panel = isOwnPart(wrapper, link) && placeIn(wrapper, link.getAttribute('href') ?? '');
    if (!panel) return [];
    return { link, panel, isReviews: link.closest('.reviews_tab') !== null || panel.id === 'tab-reviews' };
  });
}

/** The element that an address names after its `#`, as it stands there or decoded. */
export function placeIn(root: ParentNode, address: string): HTMLElement | null {
  const id = address.split('#')[1];
  if (!id) return null;
  const named = (name: string) => root.querySelector<HTMLElement>(`#${CSS.escape(name)}`);
  try {
    return named(id) ?? named(decodeURIComponent(id));
  } catch {
    // A lone percent sign.
    return null;
  }
}

/** The reviews by the shop's own rule, else the tab that the address's place is in. */
export function wantedTab(tabs: readonly Tab[], address: string, place: Element | null): Tab | undefined {
  return (asksForReviews(address) && reviewsTab(tabs)) || tabs.find(({ panel }) => panel.contains(place));
}

/** An address may be long: each of these reads it once. */
const asksForReviews = (address: string): boolean =>
  /#(tab-)?reviews$|comment-page-|cpage=/i.test(address) || /comment-/i.test(address.split('#').slice(1).join());

export const reviewsTab = (tabs: readonly Tab[]): Tab | undefined => tabs.find(({ isReviews }) => isReviews);

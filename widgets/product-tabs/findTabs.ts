/** A tab's link, its list item and its panel. */
export interface Tab {
  readonly link: HTMLAnchorElement;
  readonly item: Element | null;
  readonly panel: HTMLElement;
}

const WRAPPER = '.wc-tabs-wrapper, .woocommerce-tabs';

/**
 * The tabs of a wrapper as they are now, without those of wrappers and panels in it. A link without a panel is no tab, and
 * a panel without a link is none either: both stay as the server sent them.
 */
export function findTabs(wrapper: HTMLElement): Tab[] {
  return [...wrapper.querySelectorAll<HTMLAnchorElement>('.wc-tabs a, ul.tabs a')].flatMap(link => {
    const around = link.closest('.panel, .wc-tab');
    const isOwn = link.closest(WRAPPER) === wrapper && !(around && wrapper.contains(around));
    const panel = isOwn && placeIn(wrapper, link.getAttribute('href') ?? '');
    return panel ? { link, item: link.closest('li'), panel } : [];
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

/**
 * The tab that an address asks for: the reviews by the shop's own rule, else the one that its place is in.
 * Source: spec storefront 2 "Tabs".
 */
export function wantedTab(tabs: readonly Tab[], address: string, place: Element | null): Tab | undefined {
  return (asksForReviews(address) && reviewsTab(tabs)) || tabs.find(({ panel }) => panel.contains(place));
}

/** An address may be long: each of these reads it once. */
const asksForReviews = (address: string): boolean =>
  /#(tab-)?reviews$|comment-page-|cpage=/i.test(address) || /comment-/i.test(address.split('#').slice(1).join());

export const reviewsTab = (tabs: readonly Tab[]): Tab | undefined =>
  tabs.find(({ item, panel }) => item?.matches('.reviews_tab') || panel.id === 'tab-reviews');

import { expect, type Page } from 'playwright/test';

interface Marked {
  readonly node: Element;
  /** Whether it lies in a part that the shop's answers replace. */
  readonly replaceable: boolean;
}

/** Entry of a layout shift about an element that moved. */
interface Moved {
  readonly node?: Node;
  readonly previousRect: DOMRect;
  readonly currentRect: DOMRect;
}

declare global {
  interface Window {
    markedNodes?: readonly Marked[];
    layoutShifts?: string[];
  }
}

/** Records every element of the page before any script of ours runs, and layout shifts from then on. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    window.layoutShifts = shifts;
    // A form gets wider where plus and minus are added to its quantity.
    const makesRoom = (node?: Node) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return Boolean(element?.closest('form')?.querySelector('.quantity > .sw-step'));
    };
    // The style sheet that closes a table's menus is not recorded; the widget's own takes its place.
    const isInTable = (node?: Node) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return Boolean(element?.closest('.wcpt') ?? element?.querySelector('.wcpt'));
    };
    // The server shows all panels; hiding all but one moves everything below them up.
    const isBelowTabs = (node?: Node) => {
      const tabs = document.querySelector('.woocommerce-tabs');
      return Boolean(node && tabs && tabs.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
    };
    // The page itself shifts while it loads, until all of it has been drawn.
    let drawnAt = Number.POSITIVE_INFINITY;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if (entry.startTime < drawnAt || Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: Moved[] = Reflect.get(entry, 'sources') ?? [];
        const moved = sources.filter(({ node }) => !makesRoom(node) && !isBelowTabs(node) && !isInTable(node));
        if (moved.length === 0) continue;
        shifts.push(
          moved
            .map(({ node, previousRect: { y, height }, currentRect }) => {
              const name = node instanceof Element ? node.outerHTML.slice(0, 120) : '?';
              return `${name}: from ${y}, ${height} px high, to ${currentRect.y}, ${currentRect.height} px high`;
            })
            .join(' | '),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });

    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      requestAnimationFrame(() =>
        requestAnimationFrame(now => {
          drawnAt = now;
        }),
      );
      // The shop's answers replace the fragments; a variation form rebuilds its options and prints prices.
      const replaced = '.widget_shopping_cart_content, a.cart-contents, a.footer-cart-contents, option, .price';
      window.markedNodes = [...document.body.querySelectorAll('*')].map(node => ({
        node,
        replaceable: node.closest(replaced) !== null,
      }));
    });
  });
}

/** Expects every element that the server sent to be in the page still, in the order in which it was sent. */
export async function expectKept(page: Page): Promise<void> {
  const result = await page.evaluate(() => {
    const kept = (window.markedNodes ?? []).filter(({ replaceable }) => !replaceable).map(({ node }) => node);
    const nameOf = (node: Element) => node.outerHTML.slice(0, 150);
    const isBefore = (a: Element, b: Element) =>
      (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) === Node.DOCUMENT_POSITION_FOLLOWING;
    return {
      count: kept.length,
      gone: kept.filter(node => !node.isConnected).map(nameOf),
      moved: kept.filter((node, index) => index > 0 && !isBefore(kept[index - 1] ?? node, node)).map(nameOf),
    };
  });
  expect(result.count).toBeGreaterThan(100);
  expect(result.gone, 'elements of the page that were replaced').toEqual([]);
  expect(result.moved, 'elements of the page that were moved').toEqual([]);
}

/** Expects that only the shopper's actions have moved elements. */
export async function expectStill(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
}

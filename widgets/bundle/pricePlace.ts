import { pageJQuery } from '../../src/core/bus/jquery';
import { pageGlobal } from '../../src/core/config/pageGlobal';
import { fixedDigits, unitsOf } from '../../src/core/decimal';
import type { DomPatch } from '../../src/core/domPatch';
import { escapeHtml, type Markup, parseFragment } from '../../src/core/html';
import { nearest } from './formPlace';
import { saleHtml } from './prices';
import type { BundlePrice } from './pricing';
import { reportProblem } from './problems';
import type { BundleSettings } from './settings';

const ELSEWHERE = '.woosb-wrap, .related, .upsells, .up-sells, li.product';

export type PricePlace = ReturnType<typeof createPricePlace>;

export function createPricePlace(wrap: Element, id: string, formOf: () => Element | undefined, patch: DomPatch) {
  /** The page's own choice, else the element with the bundle's id, else the summary's first price. */
  function prices({ priceSelector }: BundleSettings): readonly Element[] {
    if (priceSelector !== undefined) return priceSelector ? find(priceSelector) : [];
    const own = nearest(wrap, `.woosb-price-${id}`);
    if (own.length > 0) return own;
    const all = [...(formOf()?.closest('.product')?.querySelectorAll('.summary .price') ?? [])];
    return all.filter(price => !price.closest(ELSEWHERE)).slice(0, 1);
  }

  function find(selector: string): readonly Element[] {
    try {
      return [...document.querySelectorAll(selector)];
    } catch {
      reportProblem(wrap, 'selector', selector);
      return [];
    }
  }

  return {
    /** Shows a bundle's price; without one, the page's own. */
    show(html: Markup | undefined, settings: BundleSettings): void {
      for (const element of prices(settings)) {
        // The page's own price as text, for other scripts. See contract/bundles.md#price.
        if (!element.hasAttribute('data-o_price')) {
          patch.attributes.set(element, 'data-o_price', escapeHtml(element.innerHTML));
        }
        patch.fill(element, html === undefined ? undefined : parseFragment(html));
      }
    },
    /** Passes the bundle's price to the add-on of products bought together. Returns the price of all. */
    tellBoughtTogether({ total, sale }: BundlePrice, html: string, settings: BundleSettings): Markup | undefined {
      const together = document.querySelector(`.woobt-wrap-${id}`);
      if (!together) return undefined;
      const list = together.querySelector('.woobt-products');
      const own = together.querySelector('.woobt-product-this');
      if (list) patch.attributes.set(list, 'data-product-price-html', html);
      if (own) {
        patch.attributes.set(own, 'data-price', fixedDigits(sale, settings.format.decimals));
        patch.attributes.set(own, 'data-regular-price', fixedDigits(total, settings.format.decimals));
      }
      const init = pageGlobal('woobt_init');
      const $ = pageJQuery();
      if (typeof init === 'function') init($ ? $(together) : together);
      const others = unitsOf(list?.getAttribute('data-total')) ?? 0n;
      return others > 0n ? saleHtml(total + others, sale + others, settings) : undefined;
    },
  };
}

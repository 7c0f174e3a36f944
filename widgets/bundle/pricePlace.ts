import { pageJQuery } from '../../src/core/bus/jquery';
import { pageGlobal } from '../../src/core/config/pageGlobal';
import { escapeHtml, type Markup, parseFragment } from '../../src/core/html';
import type { Keeper } from '../../src/core/places/keeper';
import { digitsOf, parseDecimal, plus, ZERO } from './decimal';
import { nearest } from './formPlace';
import { saleHtml } from './prices';
import type { BundlePrice } from './pricing';
import type { BundleSettings } from './settings';
import { complain } from './troubles';

const ELSEWHERE = '.woosb-wrap, .related, .upsells, .up-sells, li.product';

/** Where the page shows what a product costs, and add-ons want to know it. */
export interface PricePlace {
  /** Shows a bundle's price; without one, the page's own. */
  show(html: Markup | undefined, settings: BundleSettings): void;
  /**
   * Tells the add-on of products that are bought together what the bundle costs, and lets it compute anew.
   * Source: add-on contract 1.8.
   * @returns price of the bundle with what is bought together with it
   */
  tellBoughtTogether(price: BundlePrice, html: string, settings: BundleSettings): Markup | undefined;
}

/** The place of the bundle `id`; `formOf` answers its form. */
export function createPricePlace(
  wrap: Element,
  id: string,
  formOf: () => Element | undefined,
  keeper: Keeper,
): PricePlace {
  /**
   * The page's own choice, else what has the bundle's id, else the first price of its product's summary.
   * Source: add-on contract 1.3, 1.8.
   */
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
      complain(wrap, 'selector', selector);
      return [];
    }
  }

  return {
    show(html, settings) {
      for (const element of prices(settings)) {
        // The page's own price as text, for other scripts. Source: add-on contract 1.6.
        if (!element.hasAttribute('data-o_price')) {
          keeper.set(element, 'data-o_price', escapeHtml(element.innerHTML));
        }
        keeper.fill(element, html === undefined ? undefined : parseFragment(html));
      }
    },
    tellBoughtTogether({ total, sale }, html, settings) {
      const together = document.querySelector(`.woobt-wrap-${id}`);
      if (!together) return undefined;
      const list = together.querySelector('.woobt-products');
      const own = together.querySelector('.woobt-product-this');
      if (list) keeper.set(list, 'data-product-price-html', html);
      if (own) {
        keeper.set(own, 'data-price', digitsOf(sale));
        keeper.set(own, 'data-regular-price', digitsOf(total));
      }
      const init = pageGlobal('woobt_init');
      const $ = pageJQuery();
      if (typeof init === 'function') init($ ? $(together) : together);
      const others = parseDecimal(list?.getAttribute('data-total')) ?? ZERO;
      return others.units > 0n ? saleHtml(plus(total, others), plus(sale, others), settings) : undefined;
    },
  };
}

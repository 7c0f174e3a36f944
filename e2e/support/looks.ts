import { expect, type Locator, type Page } from 'playwright/test';

/** Appearance of an element, or of its `::before` or `::after`: its place, and every computed property. */
interface Look {
  readonly element: Element;
  readonly parent: Element | null;
  readonly pseudo: string;
  readonly path: string;
  readonly height: number;
  readonly text: string;
}

/** An allowed difference, and its reason. */
export interface Allowed {
  readonly reason: string;
  /** Pages that it is about; all when missing. */
  readonly pages?: RegExp;
  /** Elements that may look different, with all that is in them. */
  readonly elements?: string;
  /** Elements that may look different, and are held as high as they were, so that what follows stands where it stood. */
  readonly heights?: string;
  /** A rule that takes the difference back while the page is compared, so that nothing else hides behind it. */
  readonly undo?: string;
}

const ATTRIBUTION: Allowed = {
  reason: 'One element for the attribution of an order is enough; none is seen.',
  elements: 'wc-order-attribution-inputs',
};
const LIMITS: Allowed = {
  reason: 'A quantity at its limit says so in its plus or minus, in the look of the add-on’s own styles.',
  pages: /^table/,
  elements: '.wcpt-qty-controller.wcpt-disabled',
};

/** Allowed differences from the server's page while the widgets are mounted. */
export const MOUNTED: readonly Allowed[] = [
  {
    reason: 'The slider lays the pictures side by side and shows a gallery, which the server hides until then.',
    heights: '.woocommerce-product-gallery',
  },
  {
    reason: 'Tabs show one panel, as the shop’s own script has it; the tab of that panel is the active one.',
    elements: 'ul.wc-tabs > li',
    undo: '.woocommerce-Tabs-panel { display: block !important }',
  },
  {
    reason: 'A search list stands for each list of countries and states, as the shop’s own script has it.',
    pages: /^checkout$/,
    elements: 'select.country_select, select.state_select',
  },
  {
    reason: 'Stars stand for the select of a rating, as the shop’s own script has it.',
    undo: 'p.stars { display: none !important } #rating { display: inline-block !important }',
  },
  {
    reason: 'The spec has plus and minus on product pages; they stand in a row with the field.',
    undo: `.sw-step { display: none !important }
      .sw-stepper { display: block !important; inline-size: auto !important; min-inline-size: 0 !important }
      .sw-stepper input { appearance: none !important }`,
  },
  {
    reason: 'Nothing is chosen yet: nothing to clear, no variation to tell of, none to add or to keep for later.',
    pages: /^product-(?:variable|swatches)/,
    elements:
      '.reset_variations, .variations_form .single_add_to_cart_button, .variations_form .tinvwl_add_to_wishlist_button',
    undo: '.single_variation { display: block !important }',
  },
  {
    reason: 'The sum of what is chosen of a bundle is shown below it, and stands in its price.',
    pages: /^product-bundle$/,
    heights: '.summary > .price, .woosb-summary',
  },
  {
    reason:
      'A choice that the server printed as a heading is shown as the chosen option, as the shop’s own script has it.',
    pages: /^table/,
    undo: `.sw-filter-heading { display: contents !important }
      .sw-filter-heading > span { vertical-align: middle !important }
      .wcpt-radio-op-selected__heading-append { display: none !important }`,
  },
  {
    reason: 'The cart has not changed: there is nothing to update.',
    pages: /^cart$/,
    elements: '[name="update_cart"]',
  },
  {
    reason: 'An account and another address are asked for by their boxes, which are not checked.',
    pages: /^checkout$/,
    undo: '.create-account, .shipping_address { display: block !important }',
  },
  {
    reason: 'The button that shows a password stands in the field, as the shop’s own script has it.',
    pages: /^checkout$/,
    undo: '.woocommerce-input-wrapper.password-input { display: inline !important; position: static !important }',
  },
  {
    reason: 'The only way to pay is chosen, and shows its fields.',
    pages: /^add-payment-method$/,
    undo: '.payment_box { display: none !important }',
  },
  {
    reason: 'The default card says so.',
    pages: /^payment-methods$/,
    undo: '.sw-default-badge { display: none !important }',
  },
  ATTRIBUTION,
  LIMITS,
];

/** Allowed differences from the server's page after the widgets are unmounted. */
export const UNMOUNTED: readonly Allowed[] = [
  {
    reason: 'A gallery that nobody can see would be worse than its pictures.',
    elements: '.woocommerce-product-gallery',
  },
  {
    reason: 'The way to pay stays chosen, and its fields stay.',
    pages: /^add-payment-method$/,
    undo: '.payment_box { display: none !important }',
  },
  {
    reason: 'It is empty, and may stay away.',
    pages: /^product-(?:variable|swatches)/,
    undo: '.single_variation { display: block !important }',
  },
  ATTRIBUTION,
  LIMITS,
];

declare global {
  interface Window {
    recordedLooks?: readonly Look[];
    lookOf?: (element: Element, pseudo: string) => string;
  }
}

/**
 * Properties of painting and layout, in as few names as a browser has for them: reading all 480 takes minutes. Left out are
 * aliases (logical ones), those that an element's place shows (sizes, insets, margins), and those of `svg`, print and motion.
 */
const PROPERTIES = [
  'accent-color align-content align-items align-self appearance aspect-ratio background border-bottom border-collapse',
  'border-image-source border-left border-radius border-right border-spacing border-top box-shadow box-sizing',
  'caption-side caret-color clear clip clip-path color column-count column-width contain content content-visibility',
  'cursor direction display fill filter flex flex-flow float font gap grid-auto-flow grid-template-columns',
  'grid-template-rows grid-area hyphens isolation justify-content justify-items justify-self letter-spacing',
  'line-break list-style mask-image max-height max-width min-height min-width mix-blend-mode object-fit',
  'object-position opacity order outline outline-offset overflow overflow-anchor overflow-wrap overscroll-behavior',
  'padding pointer-events position quotes resize rotate scale scroll-behavior scroll-margin scroll-padding',
  'scroll-snap-align scroll-snap-type scrollbar-gutter scrollbar-width stroke tab-size table-layout text-align',
  'text-decoration text-indent text-overflow text-shadow text-transform text-underline-offset text-wrap touch-action',
  'transform translate unicode-bidi user-select vertical-align visibility white-space will-change',
  'word-break word-spacing writing-mode z-index zoom -webkit-font-smoothing -webkit-line-clamp',
  '-webkit-text-fill-color -webkit-tap-highlight-color',
].flatMap(line => line.split(' '));

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** Rows of a table after these are like them; 500 of them take seconds to compare. */
const LAST_ROW = 12;

/**
 * Makes the script of later pages wait for a call to mount; notices over the page are dismissed, and the shop has no news
 * about the cart.
 */
export async function keepAsleep(page: Page, url: string): Promise<void> {
  const dismissed = { store_notice9d759297ecf1bdf556bbdece03d10c1d: 'hidden', cookie_notice_accepted: 'true' };
  await page.context().addCookies(Object.entries(dismissed).map(([name, value]) => ({ name, value, url })));
  await page.route(
    address => address.origin !== url,
    route => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
  await page.route('**/*wc-ajax=get_refreshed_fragments*', route =>
    route.fulfill({ json: { fragments: {}, cart_hash: '' } }),
  );
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.querySelector('script[src*="shop-widgets"]')?.setAttribute('data-auto-mount', 'off');
    });
  });
}

/** Waits until nothing is covered, styles, fonts and pictures are there, and nothing is on its way to another look. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('.blockUI')).toHaveCount(0);
  await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const coming: Element[] = links.filter(link => !link.sheet && link.media !== 'print');
    for (const image of document.images) {
      image.loading = 'eager';
      if (!image.complete) coming.push(image);
    }
    const settled = (element: Element) =>
      new Promise(resolve => {
        for (const type of ['load', 'error']) element.addEventListener(type, resolve, { once: true });
      });
    await Promise.all(coming.map(settled));
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(resolve => requestAnimationFrame(resolve));
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}

/** Records the appearance of every element of the server. */
export async function recordLooks(page: Page): Promise<number> {
  return page.evaluate(
    ([last, properties]) => {
      // Panels that the entry closes before the first paint are open in the server's page.
      document.adoptedStyleSheets = [];
      const lookOf = (element: Element, pseudo: string) => {
        if (!element.checkVisibility()) return pseudo ? 'content: none' : 'display: not at all';
        const style = getComputedStyle(element, pseudo || null);
        if (pseudo && style.content === 'none') return 'content: none';
        const { left, top, width, height } = element.getBoundingClientRect();
        const sizes = pseudo ? [] : [left + scrollX, top + scrollY, width, height];
        const place = sizes.map(size => size.toFixed(1)).join(' ');
        const lines = properties.map(name => `${name}: ${style.getPropertyValue(name)}`);
        return [`place: ${place}`, ...lines].join('\n');
      };
      const nameOf = (element: Element) => {
        const names = [...element.classList].slice(0, 3).map(name => `.${name}`);
        return `${element.localName}${element.id && `#${element.id}`}${names.join('')}`;
      };
      const pathOf = (element: Element): string => {
        const parent = element.parentElement;
        if (!parent || parent === document.body) return nameOf(element);
        const place = [...parent.children].indexOf(element) + 1;
        return `${nameOf(parent)} > ${nameOf(element)}:nth-child(${place})`;
      };
      const isDrawn = (element: Element) =>
        !element.matches(`script, style, link, meta, noscript, template, option, tr:nth-child(n + ${last}) *`);
      window.lookOf = lookOf;
      const elements = [...document.querySelectorAll('html, body, body *')].filter(isDrawn);
      window.recordedLooks = elements.flatMap(element =>
        ['', '::before', '::after'].map(pseudo => {
          const path = pathOf(element) + pseudo;
          const { height } = element.getBoundingClientRect();
          return { element, parent: element.parentElement, pseudo, path, height, text: lookOf(element, pseudo) };
        }),
      );
      return elements.length;
    },
    [LAST_ROW, PROPERTIES] as const,
  );
}

/**
 * Returns the differences from the recorded appearance, element by element, without the allowed ones.
 * @returns one line for each element: where it is, then property: before → now
 */
export async function lookDifferences(page: Page, allowed: readonly Allowed[]): Promise<string[]> {
  const rules = allowed.flatMap(({ undo }) => undo ?? []);
  const heights = allowed.flatMap(one => one.heights ?? []);
  const elements = [...heights, ...allowed.flatMap(one => one.elements ?? [])];
  return page.evaluate(
    ([undo, mayDiffer, asHigh]) => {
      const sheet = document.createElement('style');
      sheet.textContent = undo;
      document.head.append(sheet);
      const parents = new Map((window.recordedLooks ?? []).map(({ element, parent }) => [element, parent]));
      // Elements that are gone are found by their former place.
      const isWithin = (element: Element, selector: string) => {
        for (let one: Element | null = element; one; one = parents.get(one) ?? one.parentElement) {
          if (one.matches(selector)) return true;
        }
        return false;
      };
      const propertiesOf = (text: string) =>
        new Map(
          text.split('\n').map(line => {
            const colon = line.indexOf(': ');
            return [line.slice(0, colon), line.slice(colon + 2)] as const;
          }),
        );
      const hold = ({ element, pseudo, height }: Look) => {
        if (pseudo || !(element instanceof HTMLElement) || !asHigh || !element.matches(asHigh)) return [];
        const before = element.style.height;
        element.style.setProperty('height', `${height}px`, 'important');
        return [{ element, before }];
      };
      const held = (window.recordedLooks ?? []).flatMap(hold);
      const compare = (before: string, now: string) => {
        const isHidden = [before, now].some(text => !text.includes('\n'));
        if (isHidden) return [before, now].map(text => text.split('\n')[0] ?? '');
        const properties = propertiesOf(now);
        return [...propertiesOf(before)]
          .filter(([name, value]) => properties.get(name) !== value)
          .map(([name, value]) => `${name}: ${value} → ${properties.get(name) ?? '-'}`);
      };
      const found = (window.recordedLooks ?? []).flatMap(({ element, pseudo, path, text }) => {
        if (mayDiffer && isWithin(element, mayDiffer)) return [];
        if (!element.isConnected) return pseudo ? [] : [`${path} is gone`];
        const now = window.lookOf?.(element, pseudo) ?? '';
        if (now === text) return [];
        const lines = compare(text, now);
        return lines.length > 0 ? [`${path} { ${lines.slice(0, 12).join('; ')} }`] : [];
      });
      sheet.remove();
      for (const { element, before } of held) element.style.height = before;
      return found;
    },
    [rules.join('\n'), elements.join(', '), heights.join(', ')] as const,
  );
}

/** Whether a click in the middle of an element hits it; `block` is its place in the window after scrolling. */
export const isOnTop = (element: Locator, block: ScrollLogicalPosition = 'nearest'): Promise<boolean> =>
  element.evaluate((one, place) => {
    one.scrollIntoView({ block: place, inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }, block);

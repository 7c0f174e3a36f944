import { warnOnce } from '../../src/core/report';

const SET_ASIDE = 'It counts as not chosen; the other items work.';
const flawed = (what: string) => (name: string) => [`the item "${name}" has ${what}`, SET_ASIDE] as const;

/** What was found, and what happens now. */
const TROUBLES = {
  id: flawed('no data-id'),
  attrs: flawed('data-attrs that are not JSON'),
  variations: flawed('data-product_variations that are not JSON'),
  price: (name: string) => [`the item "${name}" has no price in data-price`, "The shop's own price stands."],
  limits: (prefix: string) => [`data-${prefix}min is above data-${prefix}max`, 'Neither limit is checked on the page.'],
  selector: (selector: string) => [
    `woosb_vars.price_selector, "${selector}", is no selector`,
    "The page's price stays as it is.",
  ],
} satisfies Record<string, (about: string) => readonly string[]>;

/** What can be wrong with a bundle. */
export type Trouble = keyof typeof TROUBLES;

/** Tells the theme author, once a page, of markup that makes no sense. `about` is a name, a prefix or a selector. */
export function complain(element: Element, trouble: Trouble, about: string): void {
  const [found = '', consequence = ''] = TROUBLES[trouble](about);
  warnOnce({ where: 'bundle', element, found, consequence });
}

import { warnOnce } from '../../src/core/report';

const NOT_CHOSEN = 'It counts as not chosen; the other items work.';
const flawed = (what: string) => (name: string) => [`the item "${name}" has ${what}`, NOT_CHOSEN] as const;

const PROBLEMS = {
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

export type BundleProblem = keyof typeof PROBLEMS;

/** @param about a name, a prefix or a selector */
export function reportProblem(element: Element, problem: BundleProblem, about: string): void {
  const [found = '', consequence = ''] = PROBLEMS[problem](about);
  warnOnce({ where: 'bundle', element, found, consequence });
}

import { translator } from '../../src/core/messages';
import { warnOnce } from '../../src/core/report';

const tTrouble = translator(
  { 'bundle.setAside': 'Tega izdelka trenutno ni mogoče dodati v komplet.' },
  () => import('./troublesEn'),
);

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
  changes: () => ['the code for changes did not load', 'Quantities and variations are as the server sent them.'],
} satisfies Record<string, (about: string) => readonly string[]>;

/** What can be wrong with a bundle. */
export type Trouble = keyof typeof TROUBLES;

/** Tells the theme author of markup that makes no sense. `about` is a name, a prefix or a selector. */
export function tell(element: Element, trouble: Trouble, about: string): void {
  const [found = '', consequence = ''] = TROUBLES[trouble](about);
  warnOnce({ where: 'bundle', element, found, consequence });
}

/** Tells the shopper, at an item, that it can't be chosen. */
export function note(item: Element, signal: AbortSignal): void {
  if (signal.aborted || item.querySelector('.sw-set-aside')) return;
  const text = document.createElement('p');
  text.className = 'sw-set-aside';
  text.textContent = tTrouble('bundle.setAside');
  (item.querySelector('.woosb-title') ?? item).append(text);
  signal.addEventListener('abort', () => text.remove());
}

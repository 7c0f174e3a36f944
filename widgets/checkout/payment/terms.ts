import { slide } from '../../../src/ui/slide';

/** ms. Source: contract 28.3. */
const DURATION = 400;
const LINK = 'a.woocommerce-terms-and-conditions-link';
const OPEN = 'woocommerce-terms-and-conditions-link--open';

const termsIn = (root: Element) => root.querySelector<HTMLElement>('.woocommerce-terms-and-conditions');

/** Shows the terms in the page where the shop has printed them; without them the link is followed. Source: contract 19. */
export function toggleTerms(form: HTMLFormElement, signal: AbortSignal): void {
  form.addEventListener(
    'click',
    event => {
      const link = event.target instanceof Element ? event.target.closest(LINK) : null;
      const terms = termsIn(form);
      if (!link || !terms) return;
      event.preventDefault();
      const open = !link.classList.contains(OPEN);
      mark(link, terms, open);
      slide(terms, open, DURATION);
    },
    { signal },
  );
}

/** Remembers terms that are open, and how far they were read; the returned function opens those that came in their place. */
export function keepTerms(root: Element): () => void {
  const terms = root.querySelector(LINK)?.classList.contains(OPEN) ? termsIn(root) : null;
  const read = terms?.scrollTop ?? 0;
  return () => {
    const link = root.querySelector(LINK);
    const fresh = termsIn(root);
    if (!terms || !link || !fresh || fresh === terms) return;
    mark(link, fresh, true);
    fresh.style.display = 'block';
    fresh.scrollTop = read;
  };
}

function mark(link: Element, terms: HTMLElement, open: boolean): void {
  link.classList.toggle(OPEN, open);
  link.classList.toggle('woocommerce-terms-and-conditions-link--closed', !open);
  link.setAttribute('aria-expanded', String(open));
  // A long text scrolls in its box; keys can scroll it too.
  terms.tabIndex = 0;
}

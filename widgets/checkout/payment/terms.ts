import { slide } from '../../../src/ui/slide';

/** ms. Source: contract 28.3. */
const DURATION = 400;
const LINK = 'a.woocommerce-terms-and-conditions-link';

/** Shows the terms in the page where the shop has printed them; without them the link is followed. Source: contract 19. */
export function toggleTerms(form: HTMLFormElement, signal: AbortSignal): void {
  form.addEventListener(
    'click',
    event => {
      const link = event.target instanceof Element ? event.target.closest(LINK) : null;
      const terms = form.querySelector<HTMLElement>('.woocommerce-terms-and-conditions');
      if (!link || !terms) return;
      event.preventDefault();
      const open = !link.classList.contains('woocommerce-terms-and-conditions-link--open');
      link.classList.toggle('woocommerce-terms-and-conditions-link--open', open);
      link.classList.toggle('woocommerce-terms-and-conditions-link--closed', !open);
      link.setAttribute('aria-expanded', String(open));
      // A long text scrolls in its box; keys can scroll it too.
      terms.tabIndex = 0;
      slide(terms, open, DURATION);
    },
    { signal },
  );
}

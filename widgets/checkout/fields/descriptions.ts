import { describeBy } from '../../../src/ui/describeBy';
import { slide } from '../../../src/ui/slide';

const WRAPPER = '.woocommerce-input-wrapper';
const DESCRIPTION = 'span.description';
/** ms. Source: contract 28.3. */
const DURATION = 250;

/** The description of the field that an element is in. */
const descriptionAt = (element: unknown): HTMLElement | null =>
  element instanceof Element ? (element.closest(WRAPPER)?.querySelector<HTMLElement>(DESCRIPTION) ?? null) : null;

/**
 * Shows the description of the field that the shopper is in, and hides it again with Escape or a click elsewhere.
 * Source: contract 17.4.
 */
export function showDescriptions(form: HTMLFormElement, signal: AbortSignal): void {
  const all = () => [...form.querySelectorAll<HTMLElement>(`${WRAPPER} ${DESCRIPTION}`)];
  const turn = (description: HTMLElement, open: boolean) => {
    const isOpen = description.getAttribute('aria-hidden') === 'false';
    description.setAttribute('aria-hidden', String(!open));
    if (isOpen !== open) slide(description, open, DURATION);
  };
  const show = (wanted: HTMLElement | null) => {
    for (const description of all()) turn(description, description === wanted);
  };

  for (const description of all()) {
    const before = description.style.display;
    turn(description, false);
    description.style.display = 'none';
    const field = description.closest(WRAPPER)?.querySelector('input, select, textarea');
    if (field && description.id) describeBy(field, description.id, true);
    signal.addEventListener('abort', () => {
      turn(description, false);
      description.style.display = before;
      if (field && description.id) describeBy(field, description.id, false);
    });
  }
  form.addEventListener('focusin', ({ target }) => show(descriptionAt(target)), { signal });
  document.addEventListener('click', ({ target }) => show(descriptionAt(target)), { signal });
  form.addEventListener(
    'keydown',
    event => {
      const description = descriptionAt(event.target);
      if (event.key !== 'Escape' || description?.getAttribute('aria-hidden') !== 'false') return;
      event.preventDefault();
      event.stopPropagation();
      turn(description, false);
    },
    { signal },
  );
}

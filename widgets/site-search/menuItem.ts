import { reportError } from '../../src/core/report';
import { tSearch } from './messages';
import { type SearchBox, searchBox } from './searchBox';

/** Up to this width the link of a search leads nowhere. Source: spec storefront 2. */
const NARROW = '(max-width: 1024px)';
/** A click in it leaves a search open, as one in its form does. Source: add-on contract 4.8. */
const RESULTS = '.is-ajax-search-result';

/**
 * Opens the search of a menu item with its link and closes it with the link, its cross, Escape or a click elsewhere.
 * Source: spec storefront 4 "Search box"; add-on contract 4.
 * @param layer the popup in the page's foot, which is closed by a click beside its form
 */
export function startMenuItem(
  item: HTMLElement,
  link: HTMLAnchorElement,
  form: HTMLFormElement | null,
  layer: HTMLElement | null,
  signal: AbortSignal,
): void {
  let box: SearchBox | undefined;
  let isOpen = false;

  const set = (open: boolean) => {
    if (isOpen === open) return;
    isOpen = open;
    link.setAttribute('aria-expanded', String(open));
    if (open) box?.open();
    else box?.close();
  };
  const ready = async () => {
    if (!layer) {
      if (form) box ??= searchBox(item, link, form);
      return;
    }
    const { popup } = await import('./popup');
    // Another call may have made it meanwhile.
    box ??= popup(layer);
  };
  const closeByHand = () => {
    // Several links may open one popup.
    if (!isOpen) return;
    set(false);
    link.focus();
  };
  const within = (target: EventTarget | null) =>
    target instanceof Element && (target.closest('form') === form || target.closest(RESULTS) !== null);

  const onLink = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    ready().then(
      // A double click opens.
      () => signal.aborted || set(!isOpen || event.detail > 1),
      (cause: unknown) => {
        reportError({
          where: 'site-search',
          element: item,
          found: 'the search that covers the page did not load',
          consequence: 'It opens with the next try.',
          cause,
        });
      },
    );
  };
  const onClick = (event: MouseEvent) => {
    if (event.button === 0 && isOpen && !within(event.target)) set(false);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    event.preventDefault();
    closeByHand();
  };
  link.addEventListener('click', onLink, { signal });
  // Of links in the role of a button the space bar presses, too.
  const onSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  };
  link.addEventListener('keydown', onSpace, { signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKey, { signal });
  for (const cross of (layer ?? item).querySelectorAll<HTMLElement>('.search-close, .popup-search-close')) {
    offerCross(cross, closeByHand, signal);
  }
  for (const input of (layer ?? item).querySelectorAll('input')) {
    // Menus of themes close on it.
    input.addEventListener('click', event => event.stopPropagation(), { signal });
  }
  emptyTarget(link, signal);
  // It is about to be pressed; what fails now is tried again then.
  ready().catch(() => {});
  signal.addEventListener('abort', () => {
    set(false);
    link.removeAttribute('aria-expanded');
  });
}

/** A cross of the server is no button for keys and screen readers. */
function offerCross(cross: HTMLElement, close: () => void, signal: AbortSignal): void {
  cross.tabIndex = 0;
  cross.setAttribute('role', 'button');
  cross.setAttribute('aria-label', tSearch('site-search.close'));
  cross.addEventListener('click', close, { signal });
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    close();
  };
  cross.addEventListener('keydown', onKey, { signal });
  signal.addEventListener('abort', () => {
    for (const name of ['tabindex', 'role', 'aria-label']) cross.removeAttribute(name);
  });
}

function emptyTarget(link: HTMLAnchorElement, signal: AbortSignal): void {
  const target = link.getAttribute('href') ?? '#';
  const narrow = matchMedia(NARROW);
  const apply = () => link.setAttribute('href', narrow.matches ? '' : target);
  apply();
  narrow.addEventListener('change', apply, { signal });
  signal.addEventListener('abort', () => link.setAttribute('href', target));
}

import { tSearch } from './messages';

/** Where live results are shown. */
export interface ResultBox {
  readonly element: HTMLElement;
  /** Shows HTML of the shop or a text, and says `words`. */
  show(content: DocumentFragment | string, words: string): void;
  hide(): void;
  /** Shows again what is still about the text in the box. */
  reopen(): void;
  isOpen(): boolean;
}

/** `div#is-ajax-search-result-{n}`, at the end of the page or of the popup. Source: add-on contract 4.4. */
export function resultBox(form: HTMLFormElement, input: HTMLInputElement, signal: AbortSignal): ResultBox {
  const place = form.closest<HTMLElement>('#is-popup-wrapper') ?? document.body;
  const id = `is-ajax-search-result-${form.getAttribute('data-form-id') ?? ''}`;
  const element = place.querySelector<HTMLElement>(`:scope > #${CSS.escape(id)}`) ?? document.createElement('div');
  const status = document.createElement('div');
  element.id = id;
  element.className = 'is-ajax-search-result';
  element.hidden = true;
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', tSearch('site-search.results'));
  status.className = 'sw-search-status';
  status.setAttribute('role', 'status');
  place.append(element, status);
  input.setAttribute('aria-controls', id);

  const setPlace = () => {
    const { left, bottom, width } = form.getBoundingClientRect();
    const origin = element.offsetParent?.getBoundingClientRect() ?? new DOMRect(-window.scrollX, -window.scrollY);
    const highest = Number(form.getAttribute('data-result-box-max-height')) || 400;
    Object.assign(element.style, {
      position: 'absolute',
      left: `${left - origin.left}px`,
      top: `${bottom - origin.top}px`,
      width: `${width}px`,
      maxHeight: `${highest}px`,
    });
  };
  const set = (isShown: boolean) => {
    element.hidden = !isShown;
    // The search's own styles keep it hidden.
    element.style.display = isShown ? 'block' : '';
    if (isShown) setPlace();
  };
  const box: ResultBox = {
    element,
    show(content, words) {
      element.replaceChildren(content);
      element.scrollTop = 0;
      set(true);
      status.textContent = words;
    },
    hide() {
      set(false);
      element.replaceChildren();
      status.textContent = '';
    },
    reopen: () => set(element.childNodes.length > 0),
    isOpen: () => !element.hidden,
  };
  const closeElsewhere = ({ target }: Event) => {
    if (target instanceof Node && !element.contains(target) && !form.contains(target)) set(false);
  };
  document.addEventListener('click', closeElsewhere, { signal });
  document.addEventListener('focusin', closeElsewhere, { signal });
  window.addEventListener('resize', () => box.isOpen() && setPlace(), { passive: true, signal });
  signal.addEventListener('abort', () => {
    element.remove();
    status.remove();
    input.removeAttribute('aria-controls');
  });
  return box;
}

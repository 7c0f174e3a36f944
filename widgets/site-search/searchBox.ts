import { move } from './fade';
import { focusInput } from './focusInput';

/** Source: spec storefront 9 "Search menu". */
const SLIDING_WIDTH = 310;
const STATES = ['active-search', 'open'];

/** A search box in the menu that can be opened and closed. */
export interface SearchBox {
  open(): void;
  close(): void;
}

/** The box of an item whose form drops down, slides out or takes the menu's width. Source: add-on contract 4.6, 4.8. */
export function searchBox(item: HTMLElement, link: HTMLElement, form: HTMLFormElement): SearchBox {
  const cross = item.querySelector<HTMLElement>('.search-close');
  const submit = form.querySelector<HTMLElement>('.is-search-submit, [type="submit"]');
  const wrapper = item.closest('.is-menu-wrapper');
  const isDropDown = item.matches('.is-dropdown');
  const isFull = item.matches('.full-width-menu');
  let isOpen = false;

  const slide = async (isOpening: boolean, width: number) => {
    const ends = [{ width: '0px' }, { width: `${width}px` }] as const;
    // Moved in between it would be cut off.
    if (submit) submit.style.display = 'none';
    await (isOpening ? move(form, ...ends) : move(form, ends[1], ends[0]));
    if (submit && isOpen === isOpening) submit.style.display = isOpening ? 'inline-block' : '';
  };

  return {
    open() {
      isOpen = true;
      positionMenu(item);
      if (isDropDown) {
        form.style.display = 'block';
        void move(form, { opacity: 0 }, { opacity: 1 });
      } else {
        const half = item.offsetHeight / 2;
        const width = isFull ? fullWidth(item, link, wrapper) : SLIDING_WIDTH;
        Object.assign(form.style, { display: 'block', top: `${half - 18}px`, width: `${width}px` });
        if (cross) cross.style.top = `${half - 10}px`;
        if (wrapper && isFull) {
          form.style.right = '-5px';
          if (cross) cross.style.display = 'none';
        }
        item.classList.add(...(isFull ? STATES : ['open']));
        wrapper?.classList.add('is-expanded');
        void slide(true, width);
      }
      focusInput(form);
    },
    close() {
      isOpen = false;
      const gone = isDropDown ? move(form, { opacity: 1 }, { opacity: 0 }) : slide(false, form.offsetWidth);
      void gone.then(() => {
        if (isOpen) return;
        for (const name of ['display', 'top', 'width', 'right']) form.style.removeProperty(name);
        if (cross) cross.style.display = '';
        item.classList.remove(...STATES);
        wrapper?.classList.remove('is-expanded');
      });
    },
  };
}

/** The box stands in the menu, which must be what it is placed in. */
function positionMenu(item: Element): void {
  const menu = item.closest('ul');
  if (menu && getComputedStyle(menu).position === 'static') menu.style.position = 'relative';
}

function fullWidth(item: HTMLElement, link: HTMLElement, wrapper: Element | null): number {
  if (wrapper) return window.innerWidth;
  const menu = item.closest('ul') ?? document.body;
  const width = menu.offsetWidth;
  if (item.matches('.is-first')) return width;
  const left = link.getBoundingClientRect().left - menu.getBoundingClientRect().left;
  return Math.max(Math.min(width, left), item.offsetWidth);
}

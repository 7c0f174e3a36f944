export type Box = ReturnType<typeof readBox>;

const SLIDING_WIDTH = 310;

/** Reads the box of an item whose form drops down, slides out or takes the menu's width. */
export function readBox(item: HTMLElement, link: HTMLElement, form: HTMLFormElement) {
  return {
    item,
    link,
    form,
    cross: item.querySelector<HTMLElement>('.search-close'),
    submit: form.querySelector<HTMLElement>('.is-search-submit, [type="submit"]'),
    menu: item.closest('ul'),
    /** The copy of the search in the header of a phone. */
    wrapper: item.closest<HTMLElement>('.is-menu-wrapper'),
    kind: kindOf(item),
  };
}

function kindOf(item: Element): 'dropdown' | 'full' | 'sliding' {
  if (item.matches('.is-dropdown')) return 'dropdown';
  return item.matches('.full-width-menu') ? 'full' : 'sliding';
}

interface BoxStyles {
  readonly form: Readonly<Record<string, string>>;
  readonly cross: Readonly<Record<string, string>>;
  readonly menu: Readonly<Record<string, string>>;
}

/** Measures an open box. See contract/marketing.md#search-ivory-search-5. */
export function measureBox(box: Box): BoxStyles {
  const { item, kind, wrapper, menu } = box;
  // The box is placed in the menu.
  const placed = menu && getComputedStyle(menu).position === 'static' ? { position: 'relative' } : {};
  // The add-on's rules select on this very style.
  if (kind === 'dropdown') return { form: { display: 'block' }, cross: {}, menu: placed };
  const half = item.offsetHeight / 2;
  const width = kind === 'full' ? fullWidth(box) : SLIDING_WIDTH;
  const isInHeader = wrapper !== null && kind === 'full';
  return {
    form: { display: 'block', top: `${half - 18}px`, width: `${width}px`, ...(isInHeader && { right: '-5px' }) },
    cross: { top: `${half - 10}px`, ...(isInHeader && { display: 'none' }) },
    menu: placed,
  };
}

function fullWidth({ item, link, wrapper, menu }: Box): number {
  if (wrapper) return window.innerWidth;
  const around = menu ?? document.body;
  if (item.matches('.is-first')) return around.offsetWidth;
  const left = Math.round(link.getBoundingClientRect().left - around.getBoundingClientRect().left);
  return Math.max(Math.min(around.offsetWidth, left), item.offsetWidth);
}

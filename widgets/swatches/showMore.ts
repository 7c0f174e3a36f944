import { isShown, MORE, type SwatchList } from './swatchList';

const LIMITED = ['enabled-display-limit-mode', 'enabled-catalog-display-limit-mode'];

/** Makes the "+3" behind the first few swatches a button, until `signal`. Source: add-on contract 2.6. */
export function dressMore({ element }: SwatchList, signal: AbortSignal): void {
  const more = element.querySelector<HTMLElement>(MORE);
  if (!more || more.querySelector('a, button')) return;
  const own = [...more.childNodes];
  // A list item can't be a button itself.
  const button = document.createElement('span');
  setAll(button, {
    role: 'button',
    tabindex: '0',
    'aria-label': `${more.textContent} ${element.getAttribute('aria-label')}`,
  });
  button.append(...own);
  more.append(button);
  const before = { role: more.getAttribute('role'), tabindex: more.getAttribute('tabindex') };
  setAll(more, { role: 'none', tabindex: null });
  signal.addEventListener('abort', () => {
    more.replaceChildren(...own);
    setAll(more, before);
  });
}

function setAll(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/**
 * Shows the swatches beyond the first few, and goes on from there; until `signal`. The "+3" goes.
 * Source: add-on contract 2.6.
 */
export function showMore({ element, items }: SwatchList, more: Element, signal: AbortSignal): void {
  const hidden = items.filter(item => !isShown(item));
  const modes = LIMITED.filter(mode => element.classList.contains(mode));
  const next = more.nextSibling;
  element.classList.remove(...modes);
  more.remove();
  // React knows it, and looks for it on its way out.
  signal.addEventListener('abort', () => {
    element.classList.add(...modes);
    element.insertBefore(more, next?.parentNode === element ? next : null);
  });
  (hidden.find(isShown) ?? items[0])?.focus();
}

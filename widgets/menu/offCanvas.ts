import { openLayer } from '../../src/ui/modalLayer';
import { tMenu } from './messages';

/**
 * Makes the phone's menu of a navigation with the class `off-canvas` a layer: the rest of the page is inert and does not
 * scroll, the focus stays in it, a click beside it closes it. It gets a button that closes it, unless it has one.
 * @param close asks for the menu to be closed
 * @returns ends the layer
 */
export function openOffCanvas(nav: Element, close: () => void): () => void {
  const panel = nav.querySelector<HTMLElement>('.handheld-navigation') ?? nav.querySelector('ul');
  if (!panel) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  let button = panel.querySelector<HTMLElement>('.menu-close');
  if (!button) {
    const added = document.createElement('button');
    added.type = 'button';
    added.className = 'menu-close sw-menu-close';
    added.setAttribute('aria-label', tMenu('menu.close'));
    panel.prepend(added);
    signal.addEventListener('abort', () => added.remove());
    button = added;
  }
  button.addEventListener('click', close, { signal });
  panel.classList.add('sw-off-canvas');
  signal.addEventListener('abort', () => panel.classList.remove('sw-off-canvas'));
  const shut = openLayer(panel, tMenu('menu.label'));
  signal.addEventListener('abort', shut);
  button.focus();
  const onClick = ({ target }: Event) => {
    if (target instanceof Node && !panel.contains(target)) close();
  };
  // Not the click that opens it, which is still on its way.
  setTimeout(() => signal.aborted || document.addEventListener('click', onClick, { signal }));
  return () => ended.abort();
}

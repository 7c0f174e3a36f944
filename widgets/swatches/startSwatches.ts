import { warnOnce } from '../../src/core/report';
import { ended } from './mounts';
import type { MountList } from './offerPlugin';
import { LOADED, swatchFormOf } from './swatchForm';
import { LIST } from './swatchList';

/** Takes over the swatches of forms now. */
export function startSwatches(forms: readonly Element[], mount: MountList): void {
  for (const form of forms) for (const list of form.querySelectorAll(LIST)) start(list, mount);
}

/** Takes over again what a script has ended, and looks at every select again. */
export function lookAgain(mount: MountList): void {
  for (const list of document.querySelectorAll(LIST)) if (ended.has(list)) start(list, mount);
  for (const form of document.querySelectorAll<HTMLElement>(`.${LOADED}`)) swatchFormOf(form).refresh();
}

/** Another script has put other swatches into a list: ends the widget on the old ones, and takes over the new ones. */
export function renew(list: Element, own: readonly Node[], end: () => void, mount: MountList): void {
  const { activeElement } = document;
  const others = [...list.childNodes];
  // React takes out what it knows.
  list.replaceChildren(...own);
  end();
  list.replaceChildren(...others);
  start(list, mount);
  if (activeElement instanceof HTMLElement && list.contains(activeElement)) activeElement.focus();
}

function start(list: Element, mount: MountList): void {
  if (list.closest('[data-shop-widgets="off"]')) return;
  ended.delete(list);
  try {
    mount(list);
  } catch (cause) {
    const found = cause instanceof Error ? cause.message : String(cause);
    warnOnce({ where: 'swatches', element: list, found, consequence: 'It stays as the server rendered it.' });
  }
}

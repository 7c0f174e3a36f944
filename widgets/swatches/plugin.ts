import { bus } from '../../src/core/bus/bus';
import { whenJQuery } from '../../src/core/bus/jquery';
import { fulfil } from '../../src/core/early/standIn';
import { warnOnce } from '../../src/core/report';
import { ended, endSwatches, LOADED, swatchFormOf } from './form';
import { LIST } from './list';

type MountList = (list: Element) => unknown;

/** `$(form).WooVariationSwatches()` and `('destroy')`, where the page has none of that name. */
export function offerPlugin(mount: MountList): void {
  const plugin = function (this: unknown, command?: unknown) {
    const all: unknown[] = Array.from(Object(this));
    const forms = all.filter(form => form instanceof Element);
    if (command === 'destroy') forms.forEach(endSwatches);
    else for (const form of forms) for (const list of form.querySelectorAll(LIST)) start(list, mount);
    return this;
  };
  whenJQuery($ => fulfil($.fn, 'WooVariationSwatches', Object.assign(plugin, { isShopWidgets: true })));
  bus.on('woo_variation_swatches_init', (_, { foreign }) => {
    if (foreign) lookAgain(mount);
  });
}

function lookAgain(mount: MountList): void {
  for (const list of document.querySelectorAll(LIST)) if (ended.has(list)) start(list, mount);
  for (const form of document.querySelectorAll<HTMLElement>(`.${LOADED}`)) swatchFormOf(form).refresh();
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

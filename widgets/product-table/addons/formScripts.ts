import { pageJQuery } from '../../../src/core/bus/jquery';
import { pageGlobal } from '../../../src/core/config/pageGlobal';
import { isRecord } from '../../../src/core/guards';
import { warnOnce } from '../../../src/core/report';

/** Source: contract product-table 1.4 step 4, 19. */
export function startFormScripts(form: HTMLFormElement): void {
  const $ = pageJQuery();
  if (!$) return;
  const wrapped = $(form);
  const addOns = pageGlobal('WC_PAO');
  const Form = isRecord(addOns) || typeof addOns === 'function' ? Reflect.get(addOns, 'Form') : undefined;
  const totals = pageGlobal('wcPaoInitAddonTotals');
  if (typeof Form === 'function') attempt('WC_PAO.Form', () => Reflect.construct(Form, [wrapped]));
  else if (!callPlugin(form, 'init_addon_totals') && isRecord(totals) && typeof totals.init === 'function') {
    const { init } = totals;
    attempt('wcPaoInitAddonTotals.init', () => Reflect.apply(init, totals, [wrapped]));
  }
  const measure = pageGlobal('wcpt_wc_mc_init_cart');
  if (typeof measure === 'function') attempt('wcpt_wc_mc_init_cart', () => measure(wrapped));
}

/** Calls a jQuery plugin on a form. @returns whether the page has it */
export function callPlugin(form: HTMLFormElement, name: string): boolean {
  const $ = pageJQuery();
  const plugin: unknown = $?.fn[name];
  if (!$ || typeof plugin !== 'function') return false;
  attempt(name, () => plugin.call($(form)));
  return true;
}

function attempt(name: string, run: () => unknown): void {
  try {
    run();
  } catch (cause) {
    warnOnce({ where: 'product-table', found: `${name} threw`, consequence: 'The form goes on without it.', cause });
  }
}

import { elementOf, pageJQuery } from '../../../src/core/bus/jquery';
import { pageGlobal, putGlobals } from '../../../src/core/config/pageGlobal';
import { type DisabledModule, memoryOf, recall } from './rows/rowState';

const KEY = 'wcpt-disabled-modules';

/** Whether a part of a table was switched off: `freeze-table`, `child-row`. See contract/product-table.md#frozen-columns. */
export const isModuleDisabled = (module: string, container: Element): boolean =>
  disabledModules(container).some(one => one.module === module);

function disabledModules(container: Element): readonly DisabledModule[] {
  const kept: unknown = pageJQuery()?.(container).data(KEY) ?? recall(container)?.disabled;
  return Array.isArray(kept) ? kept.filter(isDisabledModule) : [];
}

const isDisabledModule = (value: unknown): value is DisabledModule =>
  typeof value === 'object' && value !== null && 'module' in value && typeof value.module === 'string';

function keep(container: Element, modules: readonly DisabledModule[]): void {
  memoryOf(container).disabled = modules;
  pageJQuery()?.(container).data(KEY, modules);
}

type Run = (container: Element, one: DisabledModule, others: readonly DisabledModule[]) => unknown;

/**
 * Makes a function for scripts of the page, which pass a module, their own name and a container, maybe in jQuery, in any order.
 * `others` are the modules that are off, without this one of this script.
 */
const forScripts =
  (run: Run) =>
  (...args: unknown[]): unknown => {
    const container = args.map(elementOf).find(element => element !== null);
    const [module, source = ''] = args.filter(argument => typeof argument === 'string');
    if (!container || !module) return undefined;
    const others = disabledModules(container).filter(one => one.module !== module || one.source !== source);
    return run(container, { module, source }, others);
  };

const isDisabled = forScripts((container, { module }) => isModuleDisabled(module, container));

/** Offers the functions with which scripts of the page switch a part off and on. A part is off while one source has it off. */
export const offerModuleSwitch = (): void =>
  putGlobals({
    wcpt_is_module_disabled: (...args: unknown[]) => isDisabled(...args) === true,
    wcpt_disable_module: forScripts((container, one, others) => keep(container, [...others, one])),
    wcpt_permit_module: forScripts((container, _, others) => keep(container, others)),
  });

/** The `table` elements that scripts of the page have unfrozen with the shop's plugin, until they freeze them again. */
export const unfrozenTables = new WeakSet<Element>();

/** Global by which other scripts read and set how menus and tooltips open. */
const MODE = 'wcpt_global_tooltip_trigger_mode';

/** Whether menus and tooltips open under the pointer; else by clicks only, as on touch screens. */
export const opensOnHover = (): boolean => pageGlobal(MODE) !== 'click';

export function watchTriggerMode(signal: AbortSignal): void {
  const set = (mode: string) => Reflect.set(globalThis, MODE, mode);
  if (pageGlobal(MODE) === undefined) set('hover');
  window.addEventListener('touchstart', () => set('click'), { passive: true, signal });
  window.addEventListener('resize', () => set('hover'), { signal });
}

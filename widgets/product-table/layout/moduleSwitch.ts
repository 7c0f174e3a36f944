import { elementOf, pageJQuery } from '../../../src/core/bus/jquery';
import { hasPageGlobal } from '../../../src/core/config/pageGlobal';
import { memoryOf, recall } from '../rows/rowState';

/** A part of a table that a script of the page has switched off, and the script's name. */
export interface DisabledModule {
  readonly module: string;
  readonly source: string;
}

const KEY = 'wcpt-disabled-modules';

/** Whether a part of a table was switched off: `freeze-table`, `child-row`. Source: contract product-table 31. */
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

/** Container, module and source of a call: scripts of the page pass them in either order, container maybe in jQuery. */
function readCall(args: readonly unknown[]): { container: Element; module: string; source: string } | undefined {
  const container = args.map(elementOf).find(element => element !== null);
  const [module, source = ''] = args.filter(argument => typeof argument === 'string');
  return container && module ? { container, module, source } : undefined;
}

/** Offers the functions with which scripts of the page switch a part off and on. A part is off while one source has it off. */
export function offerModuleSwitch(): void {
  const offered = {
    wcpt_is_module_disabled(...args: unknown[]): boolean {
      const call = readCall(args);
      return call !== undefined && isModuleDisabled(call.module, call.container);
    },
    wcpt_disable_module(...args: unknown[]): void {
      const call = readCall(args);
      if (!call) return;
      const { container, module, source } = call;
      keep(container, [...othersThan(call), { module, source }]);
    },
    wcpt_permit_module(...args: unknown[]): void {
      const call = readCall(args);
      if (call) keep(call.container, othersThan(call));
    },
  };
  for (const [name, value] of Object.entries(offered)) if (!hasPageGlobal(name)) Reflect.set(window, name, value);
}

const othersThan = (call: { container: Element; module: string; source: string }): readonly DisabledModule[] =>
  disabledModules(call.container).filter(one => one.module !== call.module || one.source !== call.source);

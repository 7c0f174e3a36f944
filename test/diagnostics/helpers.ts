import { vi } from 'vitest';
import type { WidgetModule } from '../../src/loader/definition';
import type { WidgetName } from '../../src/registry';
import { freshLoader } from '../loader/helpers';

/** A fresh copy of the loader and of the report, whose widgets mount without their chunks. */
export async function freshPage() {
  const loader = await freshLoader();
  const { look, report } = await import('../../src/diagnostics');

  const told = await import('../../src/core/report');
  const { notLoaded } = await import('../../src/loader/loadWidget');
  for (const definition of Object.values(loader.definitions)) {
    const mount: WidgetModule['mount'] = (marker, { onMounted }) => {
      const mounted = { name: definition.name, marker, unmount: () => Reflect.deleteProperty(marker, key) };
      Reflect.set(marker, key, mounted);
      queueMicrotask(() => onMounted?.());
      return mounted;
    };
    vi.spyOn(definition, 'load').mockImplementation(async () => ({ mount }));
  }
  const key = Symbol.for('shop-widgets.mounted');
  /** The entries of one widget, without what is the same for all. */
  const of = (name: WidgetName) =>
    look()
      .widgets.filter(widget => widget.name === name)
      .map(({ name: _, marker, ...widget }) => widget);
  return { ...loader, look, report, ...told, notLoaded, of };
}

/** Puts the tag of a script into the head; one that comes as text is not run. */
export function putScript(address: string, attributes = ''): void {
  document.head.insertAdjacentHTML('beforeend', `<script src="${address}" ${attributes}></script>`);
}

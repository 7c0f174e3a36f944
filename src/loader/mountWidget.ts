import { loadMessages } from '../core/messages/loadMessages';
import { type HydrateOptions, isMounted, type Mounted, type MountOptions } from '../core/mountOptions';
import { warnOnce } from '../core/report';
import type { Definition, WidgetModule } from './definition';
import { legacyFallback } from './legacyFallback';
import { loadWidget } from './loadWidget';
import { linkStyles } from './styles';

/** Returns a script for `prepareWidget` to judge when the chunk is there. @throws when the widget must not start */
export function findConflict({ name, conflicts, chunkDecides }: Definition, marker: Element): string | undefined {
  if (legacyFallback.hasJob(name)) throw new Error(`${name}: the shop's own script has its job`);
  const conflict = conflicts?.(marker);
  if (conflict && !chunkDecides) refuse(name, conflict);
  return conflict;
}

/** Loads a widget's chunk and stylesheet. @throws when the chunk did not load, or not in time */
export function loadCode(definition: Definition): Promise<WidgetModule> {
  linkStyles('widgets');
  return legacyFallback.loadInTime(definition.name, loadWidget(definition));
}

/** Readies what a loaded widget needs to mount. @throws when it can't do what the page asks, or another script does its job */
export async function prepareWidget(name: string, widget: WidgetModule, conflict: string | undefined): Promise<void> {
  const found = widget.cannot?.();
  if (found) {
    warnOnce({ where: name, found, consequence: 'It stays plain.' });
    throw new Error(`${name}: ${found}`);
  }
  if (conflict) refuse(name, conflict);
  // The stylesheet may have failed too; try again.
  linkStyles('widgets');
  await loadMessages();
  // Yields to the browser between running the chunk and mounting.
  await new Promise(resolve => setTimeout(resolve));
}

function refuse(name: string, conflict: string): never {
  warnOnce({
    where: name,
    found: `${conflict} is on the page and does the same`,
    consequence: 'It keeps the job.',
    advice: 'Take that script off the page, see README.',
  });
  throw new Error(`${name}: ${conflict} is on the page`);
}

/** Resolves when the widget works. @throws MarkupError when the markup can't be taken over */
export function takeOver(
  { mount }: WidgetModule,
  marker: Element,
  options: HydrateOptions & MountOptions,
  abandoned: AbortSignal,
): Promise<Mounted> {
  const wasMounted = isMounted(marker);
  return new Promise((resolve, reject) => {
    const onFail = (cause: unknown) => {
      options.onFail?.(cause);
      reject(cause);
    };
    const mounted = mount(marker, { ...options, onMounted: () => resolve(mounted), onFail });
    abandoned.addEventListener('abort', () => {
      mounted.unmount();
      reject(abandoned.reason);
    });
    if (wasMounted) resolve(mounted);
  });
}

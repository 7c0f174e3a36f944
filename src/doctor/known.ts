import { MOUNTED } from '../core/mountOptions';
import type { ToldProblem } from '../core/report';
import type { Island } from '../loader/island';
import { definitions, type WidgetName } from '../registry';
import type { PageFacts } from './page';
import type { ReportedScript, ReportedSetting } from './report';

/** What has been found out before the widgets are looked at. */
export interface Known {
  readonly page: PageFacts;
  readonly scripts: readonly ReportedScript[];
  readonly settings: readonly ReportedSetting[];
  readonly told: readonly ToldProblem[];
}

/** A widget's marker, and the island that is registered on it. */
export interface Found {
  readonly name: WidgetName;
  readonly marker: Element;
  readonly island: Island | undefined;
}

export const isWidgetName = (name: string): name is WidgetName => Object.hasOwn(definitions, name);

/** Name of the widget that a copy of the script has on a marker. */
export function mountedOn(marker: Element): string | undefined {
  const mounted: unknown = Reflect.get(marker, MOUNTED);
  return typeof mounted === 'object' && mounted !== null ? String(Reflect.get(mounted, 'name')) : undefined;
}

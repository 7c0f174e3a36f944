import type { WidgetDefinition } from './loader/definition';
import { pageWidgets } from './pageRegistry';
import { siteWidgets } from './siteRegistry';

const table = { ...pageWidgets, ...siteWidgets };

/** Name of a widget that is no product's. */
export type OtherWidgetName = keyof typeof table;

/** The widgets around products. They come with the first sign of any of them; see `needsOthers`. */
export const otherWidgets: Readonly<Record<OtherWidgetName, WidgetDefinition>> = table;

export type { HydrateOptions, Mounted } from '../core/mountOptions';
export { Adopted, AdoptedOnce, type AdoptedProps, adopt, adoptElement, useHydrated } from './adopt';
export { type Attributes, attributesOf } from './attributes';
export { type Content, type Target, useAttributes, useClasses, useContent, useDisplay, useStyles } from './domHooks';
export { added } from './restoreNodes';
export { type HydratedWidget, hydrateWidget, type WidgetOptions } from './root';
export type { ElementOf, SlotProps, Slots } from './slots';
export { watchParts } from './watchParts';

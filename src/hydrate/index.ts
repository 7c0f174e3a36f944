export type { HydrateOptions, Mounted } from '../core/mountOptions';
export { Adopted, AdoptedOnce, adopt, useHydrated } from './adopt';
export { attributesOf } from './attributes';
export { type Content, Shown, useAttributes, useClasses, useContent, useDisplay, useStyles } from './domHooks';
export { Absent, Appended, Live, LiveContent } from './live';
export { markInjected } from './restoreNodes';
export { type HydratedWidget, hydrateWidget } from './root';
export type { SlotProps, Slots } from './slots';
export { watchParts } from './watchParts';

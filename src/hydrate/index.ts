export type { HydrateOptions, Mounted } from '../core/mountOptions';
export { Adopted, type AdoptedProps } from './Adopted';
export { adopt, adoptElement } from './adopt';
export { type Attributes, attributesOf } from './attributes';
export { type Content, type Target, useAttributes, useClasses, useContent, useDisplay, useStyles } from './foreign';
export { added } from './giveBack';
export { type HydratedWidget, hydrateWidget, type WidgetOptions } from './root';
export type { ElementOf, SlotProps, Slots } from './slots';
export { useHydrated } from './useHydrated';

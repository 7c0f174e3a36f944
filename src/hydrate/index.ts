export { Adopted, type AdoptedProps } from './Adopted';
export { adopt, adoptElement } from './adopt';
export { type Attributes, attributesOf } from './attributes';
export { type Target, useAttributes, useClasses } from './foreign';
export { type HydrateOptions, hydrateWidget, type Mounted } from './root';
export type { ElementOf, SlotProps, Slots } from './slots';

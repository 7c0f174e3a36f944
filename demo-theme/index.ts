export type { LoggedCall } from './shop/calls';
export { createDemoShop, type DemoShop, type DemoShopOptions } from './shop/createDemoShop';
export { CALL_NAMES, ConnectionDropped, FAULT_KINDS, type Fault, type FaultKind, Faults } from './shop/faults';
export type { Listening } from './shop/listen';
export type { Product, VariableProduct, Variation } from './shop/product';

import type { Flow } from '../flow';
import { cartFlows } from './cart';
import { galleryFlows } from './gallery';
import { leavingFlows } from './leaving';
import { tableFlows } from './tables';

/** All that shoppers do. */
export const allFlows: readonly Flow[] = [...galleryFlows, ...cartFlows, ...tableFlows, ...leavingFlows];

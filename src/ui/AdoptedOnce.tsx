import { memo } from 'react';
import { Adopted } from '../hydrate';

/**
 * `Adopted` that React renders once, with its first props: of a field React would write type and default value again each time, over
 * what scripts of the page have changed.
 */
export const AdoptedOnce = memo(Adopted, () => true);

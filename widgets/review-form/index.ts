import { adopt, type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';

/** Skeleton. */
function mountReviewForm(marker: Element, options: HydrateOptions = {}): Mounted {
  return hydrateWidget('review-form', marker, () => adopt(marker, {}), options);
}

export { mountReviewForm as mount };

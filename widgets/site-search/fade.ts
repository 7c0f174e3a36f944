import { canMove } from '../../src/core/canMove';

/** How long a search box opens and closes, ms. Source: spec storefront 9 "Timings". */
const DURATION = 400;

/**
 * Animates a box from one state to another; its `style` stays as it is, since styles of the add-on select on its text.
 * @returns when it is over, or at once for who wants less motion
 */
export async function move(box: Element, from: Keyframe, to: Keyframe): Promise<void> {
  for (const running of canMove(box) ? box.getAnimations() : []) running.cancel();
  if (!canMove(box)) return;
  await box.animate([from, to], { duration: DURATION, easing: 'ease' }).finished.catch(() => {});
}

import type { ReactNode } from 'react';
import { useDisplay } from '../hydrate';

/** Shows or hides an element that is no slot; see `useDisplay`. */
export function Shown({ of, isShown }: { of: HTMLElement; isShown: boolean | undefined }): ReactNode {
  useDisplay(of, isShown);
  return null;
}

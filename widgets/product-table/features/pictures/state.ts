import type { ReactNode } from 'react';
import { tableSlice } from '../../table/feature';

interface PictureState {
  /** The layer over the page of an open picture, or of one that is enlarged under the mouse; null: it is opening. */
  readonly picture?: ReactNode;
  /** The box whose picture is enlarged under the mouse; undefined: none, or a picture is open. */
  readonly enlarged?: HTMLElement | undefined;
}

export const pictureOf = tableSlice<PictureState>(() => ({}));

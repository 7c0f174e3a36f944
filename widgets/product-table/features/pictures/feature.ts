import type { ReactNode } from 'react';
import { pageJQuery } from '../../../../src/core/bus/jquery';
import { pageGlobal } from '../../../../src/core/config/pageGlobal';
import { isRecord } from '../../../../src/core/guards';
import { useStore } from '../../../../src/ui/useStore';
import { type Feature, useTable } from '../../table/table';
import { pictureParts, startPictures } from './startPictures';
import { pictureOf } from './state';

const OpenPicture = (): ReactNode => useStore(pictureOf(useTable()), ({ picture }) => picture);

/** Pictures and galleries over the page, and those that are enlarged under the mouse. */
export const pictures: Feature = {
  Layer: OpenPicture,
  rowParts: pictureParts,
  prepare: startMediaPlayers,
  start: startPictures,
};

function startMediaPlayers(): void {
  const wp = pageGlobal('wp');
  if (!pageJQuery() || !isRecord(wp) || !isRecord(wp.mediaelement)) return;
  const { mediaelement } = wp;
  if (typeof mediaelement.initialize === 'function') mediaelement.initialize();
}

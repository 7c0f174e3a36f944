import { type ReactNode, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { pageJQuery } from '../../../../../src/core/bus/jquery';
import { isRecord } from '../../../../../src/core/guards';
import { Live } from '../../../../../src/hydrate';
import { keyOf } from '../../../../../src/ui/elements';
import type { Variation } from '../../../table/rows/rowState';
import { type FollowerProps, textOf } from './printed';

const PICTURE = ':scope > img:not(.wcpt-product-image-on-hover), :scope > a > img:not(.wcpt-product-image-on-hover)';
/** Other parts open a large picture with these; each keeps its first value in `…--original`. */
const LARGE = ['data-wcpt-lightbox', 'data-wcpt-offset-zoom-image-src'];

/** A box of which another script puts the picture in later waits for it. */
export function Picture({ of, row, variation }: FollowerProps): ReactNode {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const picture = of.querySelector(PICTURE);
  const isAwaited = !picture && variation !== undefined;
  useLayoutEffect(() => {
    if (!isAwaited) return;
    const onLoad = () => flushSync(lookAgain);
    of.addEventListener('load', onLoad, true);
    return () => of.removeEventListener('load', onLoad, true);
  }, [of, isAwaited]);
  const shown = picture && pictureOf(variation);
  return (
    <>
      <Live
        of={of}
        classes={{ 'wcpt-awaiting-image-lazy-load': isAwaited || undefined }}
        attributes={largeOf(of, shown?.full)}
      />
      {picture && shown && <Source key={keyOf(picture)} of={picture} row={row} {...shown} />}
    </>
  );
}

/** Undefined: the product's. */
function pictureOf(variation: Variation | undefined) {
  const image = variation && isRecord(variation.image) ? variation.image : {};
  const own = variation && isRecord(variation.wcpt_image) ? textOf(variation.wcpt_image.src) : '';
  const src = own || textOf(image.src);
  return src
    ? {
        src,
        srcset: own || textOf(image.srcset) || null,
        sizes: textOf(image.sizes) || null,
        alt: textOf(image.alt) || undefined,
        full: textOf(image.full_src),
      }
    : undefined;
}

function largeOf(of: Element, full: string | undefined): Record<string, string | undefined> {
  const changed = LARGE.filter(name => full && of.hasAttribute(name));
  const entries = changed.flatMap(name => {
    const original = of.getAttribute(`${name}--original`) ?? of.getAttribute(name) ?? '';
    return [[name, full] as const, [`${name}--original`, original] as const];
  });
  return Object.fromEntries(entries);
}

interface SourceProps extends NonNullable<ReturnType<typeof pictureOf>> {
  readonly of: Element;
  readonly row: HTMLElement;
}

function Source({ of, row, src, srcset, sizes, alt }: SourceProps): ReactNode {
  const [printed] = useState(() => {
    const value = (name: string) => of.getAttribute(name);
    return { src: value('src'), srcset: value('srcset'), sizes: value('sizes') };
  });
  useLayoutEffect(() => void pageJQuery()?.(row).data('wcpt_default_image', printed), [row, printed]);
  return <Live of={of} attributes={{ src, srcset, sizes, alt }} />;
}

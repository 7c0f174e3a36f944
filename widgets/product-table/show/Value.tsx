import { type ReactNode, useMemo, useState } from 'react';
import { type Markup, parseFragment } from '../../../src/core/html';
import { LiveContent } from '../../../src/hydrate';
import type { Templates, Variation } from './printed';

/** An element that follows the variation of its row. */
export interface FollowerProps {
  readonly of: Element;
  /** See `mainRow`. */
  readonly row: HTMLElement;
  /** Undefined: it is as the product is. */
  readonly variation: Variation | undefined;
  /** Whether it was as a variation is, now or before: what is printed may be that of a variation. */
  readonly hasFollowed: boolean;
  readonly templates: Templates;
}

interface ValueProps {
  readonly of: Element;
  /** Undefined: as the server printed it. */
  readonly content: string | Node | undefined;
}

/** A label in front stays. Source: contract product-table 26.5. */
export function Value({ of, content }: ValueProps): ReactNode {
  const [label] = useState(() => labelOf(of));
  return <LiveContent of={of} content={content} kept={label} />;
}

const labelOf = (of: Element) => of.querySelector(':scope > .wcpt-property-label:first-child');

/** Without its label. */
export function usePrintedText(of: Element): string {
  const [text] = useState(() => {
    const label = labelOf(of);
    return [...of.childNodes].map(node => (node === label ? '' : (node.textContent ?? ''))).join('');
  });
  return text.trim();
}

/** Of no markup there is none. */
export const useFragment = (html: Markup | undefined): DocumentFragment | undefined =>
  useMemo(() => (html ? parseFragment(html) : undefined), [html]);

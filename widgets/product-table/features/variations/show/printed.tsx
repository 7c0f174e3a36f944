import { type ReactNode, useMemo, useState } from 'react';
import { type Markup, markupOf, parseFragment } from '../../../../../src/core/html';
import { LiveContent } from '../../../../../src/hydrate';
import { onTable } from '../../../table/onTable';
import type { Variation } from '../../../table/rows/rowState';
import type { Table } from '../../../table/table';

/** Returns a text or number as text; empty for other values. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : '';

export const numberOf = (value: unknown): number | undefined =>
  textOf(value).trim() && Number.isFinite(Number(value)) ? Number(value) : undefined;

const KINDS = ['price-type', 'availability-message'] as const;

type TemplateKind = (typeof KINDS)[number];

/** Templates and their places have the same element id. */
const keyOf = (kind: TemplateKind, element: Element, name: string) =>
  [kind, element.getAttribute('data-wcpt-element-id') ?? '', name].join('\n');

export type Templates = ReturnType<typeof createTemplates>;

/** The table's `script[data-wcpt-element-id][data-wcpt-price-type]` and their like. See contract/product-table.md#variations-in-rows. */
export function createTemplates(table: Table) {
  let known: ReadonlyMap<string, Markup> | undefined;
  onTable(table, 'wcpt_before_every_load', () => {
    known = undefined;
  });
  const find = (kind: TemplateKind, element: Element, name: string): Markup | undefined => {
    known ??= readTemplates(table.container);
    return known.get(keyOf(kind, element, name));
  };
  return {
    has: (kind: TemplateKind, element: Element, name: string): boolean => find(kind, element, name) !== undefined,
    copy(kind: TemplateKind, element: Element, name: string): DocumentFragment | undefined {
      const html = find(kind, element, name);
      return html === undefined ? undefined : parseFragment(html);
    },
  };
}

function readTemplates(container: Element): ReadonlyMap<string, Markup> {
  const templates = new Map<string, Markup>();
  for (const script of container.querySelectorAll('script[data-wcpt-element-id]')) {
    for (const kind of KINDS) {
      const name = script.getAttribute(`data-wcpt-${kind}`);
      if (name) templates.set(keyOf(kind, script, name), markupOf('script', script.textContent ?? ''));
    }
  }
  return templates;
}

/** An element that follows the variation of its row. */
export interface FollowerProps {
  readonly of: Element;
  /** See `mainRow`. */
  readonly row: HTMLElement;
  /** Undefined: it is as the product is. */
  readonly variation: Variation | undefined;
  /** Whether it follows a variation, or has before: the printed content may be a variation's. */
  readonly hasFollowed: boolean;
  readonly templates: Templates;
}

interface ValueProps {
  readonly of: Element;
  /** Undefined: as the server printed it. */
  readonly content: string | Node | undefined;
}

/** A label in front stays. */
export function Value({ of, content }: ValueProps): ReactNode {
  const [label] = useState(() => labelOf(of));
  return <LiveContent of={of} content={content} kept={label} />;
}

const labelOf = (of: Element) => of.querySelector(':scope > .wcpt-property-label:first-child');

/** Returns the printed text without its label. */
export function usePrintedText(of: Element): string {
  const [text] = useState(() => {
    const label = labelOf(of);
    return [...of.childNodes].map(node => (node === label ? '' : (node.textContent ?? ''))).join('');
  });
  return text.trim();
}

/** Returns the markup's fragment; undefined without markup. */
export const useFragment = (html: Markup | undefined): DocumentFragment | undefined =>
  useMemo(() => (html ? parseFragment(html) : undefined), [html]);

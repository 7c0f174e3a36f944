import type { ReactNode } from 'react';
import { pageGlobal } from '../../../../../src/core/config/pageGlobal';
import { isRecord } from '../../../../../src/core/guards';
import { markupOf } from '../../../../../src/core/html';
import { cleanHtml } from '../../../../../src/core/html/clean';
import { productId } from '../../../table/rows/row';
import type { Variation } from '../../../table/rows/rowState';
import { useTable } from '../../../table/table';
import { type FollowerProps, textOf, useFragment, usePrintedText, Value } from './printed';

/** The attribute of the same name is the product's. See contract/product-table.md#variations-in-rows. */
const textFollower = (name: string, of: (variation: Variation) => unknown) =>
  function Text({ of: element, variation, hasFollowed }: FollowerProps): ReactNode {
    const printed = usePrintedText(element);
    const own = element.getAttribute(`data-wcpt-${name}`);
    const ofProduct = hasFollowed && own !== null && own.trim() !== printed ? own : undefined;
    return <Value of={element} content={(variation && textOf(of(variation))) || ofProduct} />;
  };

export const Sku = textFollower('sku', ({ sku }) => sku);
export const Gtin = textFollower('gtin', ({ wcpt_gtin }) => wcpt_gtin);
export const ProductId = textFollower('product-id', ({ variation_id }) => variation_id);

export function Dimensions({ of, variation }: FollowerProps): ReactNode {
  const own = textOf(variation?.dimensions_html);
  const ofProduct = of.getAttribute('data-wcpt-default-dimensions') ?? '';
  const content = useFragment(variation && (own ? markupOf('variation', own) : cleanHtml(ofProduct)));
  return <Value of={of} content={content} />;
}

const MEASURES = ['height', 'width', 'length', 'weight'];

export function Measure({ of, variation }: FollowerProps): ReactNode {
  const measure = MEASURES.find(name => of.classList.contains(`wcpt-${name}`)) ?? '';
  return <Value of={of} content={variation && measureText(of, variation, measure)} />;
}

function measureText(of: Element, { dimensions, weight }: Variation, measure: string): string {
  const own = isRecord(dimensions) ? dimensions[measure] : undefined;
  const value = textOf(measure === 'weight' ? weight : own);
  const template = of.getAttribute(value ? 'data-wcpt-template' : 'data-wcpt-empty-template') ?? '{n}';
  return value || template !== '{n}' ? template.replaceAll('{n}', () => value) : '';
}

export function CustomField({ of, row, variation }: FollowerProps): ReactNode {
  const { id } = useTable();
  const all = pageGlobal(`wcpt_${id}_variable_switch_cf`);
  const texts = isRecord(all) ? all[of.getAttribute('data-wcpt-element-id') ?? ''] : undefined;
  const own =
    variation && isRecord(texts) ? (texts[textOf(variation.variation_id)] ?? texts[productId(row)]) : undefined;
  const content = useFragment(markupOf('settings', String(own ?? '')));
  return <Value of={of} content={own === undefined || own === null ? undefined : (content ?? '')} />;
}

import { pageGlobal } from '../../../src/core/config/pageGlobal';
import { isRecord } from '../../../src/core/guards';
import { markupOf, parseFragment } from '../../../src/core/html';
import { cleanHtml } from '../../../src/core/html/clean';
import { inRow, productId } from '../rows/row';
import { memoryOf } from '../rows/rowState';
import type { Table } from '../table';
import { among, isChanged, putContent, restoreContent, textOf, textWithoutLabel, type Variation } from './printed';

/** The attribute of the same name is the product's. Source: contract product-table 26.5. */
const TEXTS: readonly (readonly [name: string, of: (variation: Variation) => unknown])[] = [
  ['sku', ({ sku }) => sku],
  ['gtin', ({ wcpt_gtin }) => wcpt_gtin],
  ['product-id', ({ variation_id }) => variation_id],
];

export function showTexts(
  table: Table,
  row: Element,
  elements: readonly Element[],
  variation: Variation | undefined,
): void {
  for (const [name, of] of TEXTS) {
    for (const element of among(elements, `.wcpt-${name}.wcpt-variable-switch`)) {
      showText(element, variation && textOf(of(variation)), element.getAttribute(`data-wcpt-${name}`));
    }
  }
  for (const element of among(elements, '.wcpt-dimensions.wcpt-variable-switch')) {
    const own = textOf(variation?.dimensions_html);
    const html = own
      ? markupOf('variation', own)
      : cleanHtml(element.getAttribute('data-wcpt-default-dimensions') ?? '');
    if (variation && html) putContent(element, parseFragment(html));
    else restoreContent(element);
  }
  for (const measure of ['height', 'width', 'length', 'weight']) {
    for (const element of among(elements, `.wcpt-${measure}.wcpt-variable-switch`)) {
      if (variation) showMeasure(element, variation, measure);
      else restoreContent(element);
    }
  }
  for (const element of among(elements, '.wcpt-custom-field.wcpt-variable-switch')) {
    showCustomField(table, row, element, variation);
  }
}

function showText(element: Element, text: string | undefined, printed: string | null): void {
  if (text) putContent(element, text);
  else if (isChanged(element)) {
    restoreContent(element);
    if (printed !== null && textWithoutLabel(element) !== printed.trim()) putContent(element, printed);
  }
}

function showMeasure(element: Element, { dimensions, weight }: Variation, measure: string): void {
  const own = isRecord(dimensions) ? dimensions[measure] : undefined;
  const value = textOf(measure === 'weight' ? weight : own);
  const template = element.getAttribute(value ? 'data-wcpt-template' : 'data-wcpt-empty-template') ?? '{n}';
  putContent(element, value || template !== '{n}' ? template.replaceAll('{n}', () => value) : '');
}

function showCustomField(table: Table, row: Element, element: Element, variation: Variation | undefined): void {
  const all = pageGlobal(`wcpt_${table.id}_variable_switch_cf`);
  const texts = isRecord(all) ? all[element.getAttribute('data-wcpt-element-id') ?? ''] : undefined;
  const own = variation && isRecord(texts) ? texts[textOf(variation.variation_id)] : undefined;
  const html = own ?? (variation && isRecord(texts) ? texts[productId(row)] : undefined);
  if (html === undefined || html === null) restoreContent(element);
  else putContent(element, parseFragment(markupOf('settings', String(html))));
}

const ITEMS = '.wcpt-variation-description__item, .wcpt-variation-content [data-wcpt-variation-id]';

export function showDescriptions(part: Element, id: string): void {
  const memory = memoryOf(part);
  for (const item of memory.descriptions ?? inRow<HTMLElement>(part, ITEMS)) setShown(item, false);
  const all = id ? inRow<HTMLElement>(part, `[data-wcpt-variation-id="${CSS.escape(id)}"]`) : [];
  const own = all.filter(item => item.matches(ITEMS));
  for (const item of own) setShown(item, true);
  memory.descriptions = own;
}

function setShown(item: HTMLElement, isShown: boolean): void {
  item.classList.toggle('wcpt-hide', !isShown);
  // The shop's style sheet may hide all of them.
  item.style.display = isShown ? 'revert' : 'none';
}

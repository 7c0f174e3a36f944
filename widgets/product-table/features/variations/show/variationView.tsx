import type { ReactNode } from 'react';
import { appendQuery } from '../../../../../src/core/calls/form';
import { addressOrNone } from '../../../../../src/core/url';
import { Live } from '../../../../../src/hydrate';
import { keyOf } from '../../../../../src/ui/elements';
import { rowView } from '../../../table/rows/Rows';
import { inRow } from '../../../table/rows/row';
import { Availability, Stock } from './Availability';
import { Picture } from './Picture';
import { OnSale, Price, ShopPrice, Wholesale } from './Prices';
import type { FollowerProps, Templates } from './printed';
import { CustomField, Dimensions, Gtin, Measure, ProductId, Sku } from './Texts';

const SWITCH = '.wcpt-variable-switch';

const FOLLOWERS: readonly (readonly [selector: string, (props: FollowerProps) => ReactNode])[] = [
  [`.wcpt-price${SWITCH}`, Price],
  ['.wcpt-variable-price-default-woocommerce-template', ShopPrice],
  [`.wcpt-on-sale${SWITCH}`, OnSale],
  ['.wcpt-product-image-wrapper', Picture],
  [`.wcpt-sku${SWITCH}`, Sku],
  [`.wcpt-gtin${SWITCH}`, Gtin],
  [`.wcpt-product-id${SWITCH}`, ProductId],
  [`.wcpt-dimensions${SWITCH}`, Dimensions],
  [`:is(.wcpt-height, .wcpt-width, .wcpt-length, .wcpt-weight)${SWITCH}`, Measure],
  [`.wcpt-custom-field${SWITCH}`, CustomField],
  [`.wcpt-availability${SWITCH}`, Availability],
  [`.wcpt-stock${SWITCH}`, Stock],
  ['.wcpt-wholesale', Wholesale],
];
/** A row is searched once for all that a choice changes. */
const ALL = FOLLOWERS.map(([selector]) => selector).join(', ');
/** There is one for each variation; the shop's style sheet may hide all of them. */
const DESCRIPTIONS = '.wcpt-variation-description__item, .wcpt-variation-content [data-wcpt-variation-id]';

/** Shows the chosen variation, or the product. See contract/product-table.md#variations-in-rows. */
export const variationView = (templates: Templates) =>
  rowView(['told'], ({ row, part, state: { told } }) => {
    if (!told) return null;
    const { selection, hasFollowed } = told;
    const { variation_id: id, attributes } = selection;
    const variation = id ? selection.variation : undefined;
    const elements = inRow(part, ALL);
    const shared = { row, variation, hasFollowed, templates };
    return (
      <>
        {FOLLOWERS.flatMap(([selector, Follower]) =>
          elements
            .filter(element => element.matches(selector))
            .map(element => <Follower key={selector + keyOf(element)} of={element} {...shared} />),
        )}
        {inRow(part, 'a[data-wcpt-link-code="product_link"]').map(link => (
          <ProductLink key={keyOf(link)} of={link} id={id} attributes={attributes} />
        ))}
        {inRow<HTMLElement>(part, DESCRIPTIONS).map(item => {
          const isShown = id !== '' && item.dataset.wcptVariationId === id;
          const display = isShown ? 'revert' : 'none';
          return <Live key={keyOf(item)} of={item} classes={{ 'wcpt-hide': !isShown }} styles={{ display }} />;
        })}
      </>
    );
  });

const ORIGINAL = 'data-wcpt-product-link';

interface LinkProps {
  readonly of: Element;
  readonly id: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** See contract/product-table.md#rows. */
function ProductLink({ of, id, attributes }: LinkProps): ReactNode {
  const original = of.getAttribute(ORIGINAL) ?? of.getAttribute('href') ?? '';
  const [address = '', hash] = addressOrNone(original).split('#');
  const query = new URLSearchParams({ ...attributes, variation_id: id });
  const href = appendQuery(address, query.toString()) + (hash === undefined ? '' : `#${hash}`);
  return <Live of={of} attributes={id ? { href, [ORIGINAL]: original } : {}} />;
}

import { type ReactNode, useMemo, useState } from 'react';
import { markupOf } from '../../../../../src/core/html';
import { Appended, Live, LiveContent } from '../../../../../src/hydrate';
import { keyOf } from '../../../../../src/ui/elements';
import { formatFigure, formatPrice, parsePrice, readNotation } from '../../../table/price/prices';
import type { Variation } from '../../../table/rows/rowState';
import { type FollowerProps, type Templates, textOf, useFragment, Value } from './printed';

const KIND = 'price-type';
const RANGE = '.wcpt-lowest-price, .wcpt-highest-price';

const pricesOf = ({ display_price, display_regular_price }: Variation) => ({
  price: parsePrice(display_price),
  regular: parsePrice(display_regular_price),
});

function isOnSale(variation: Variation): boolean {
  const { price, regular } = pricesOf(variation);
  return price !== undefined && regular !== undefined && price < regular;
}

/** Texts come in the shop's notation already. See contract/product-table.md#variations-in-rows. */
function fillAmounts(scope: ParentNode, kind: string, value: unknown): void {
  const text = typeof value === 'number' ? formatFigure(value) : textOf(value);
  for (const amount of scope.querySelectorAll(`.wcpt-${kind}-price .wcpt-amount`)) amount.textContent = text;
}

/** Renders a variation's price; without a template for it the price stays as it is. */
export function Price({ of, variation, hasFollowed, templates }: FollowerProps): ReactNode {
  const [hasRange] = useState(() => of.querySelector(RANGE) !== null);
  const content = useMemo(() => {
    if (variation) return variationPrice(templates, of, variation);
    // The server may have printed the price of a variation, and not the range of all.
    return hasFollowed && !hasRange ? rangeOfPrices(templates, of) : undefined;
  }, [of, variation, hasFollowed, hasRange, templates]);
  const isSale = variation && content && isOnSale(variation);
  return (
    <>
      <Live of={of} classes={{ 'wcpt-product-on-sale': isSale }} />
      <Value of={of} content={content} />
    </>
  );
}

function variationPrice(templates: Templates, of: Element, variation: Variation): DocumentFragment | undefined {
  const template = templates.copy(KIND, of, isOnSale(variation) ? 'sale' : 'regular');
  if (!template) return undefined;
  fillAmounts(template, 'regular', variation.display_regular_price);
  fillAmounts(template, 'sale', variation.display_price);
  return template;
}

function rangeOfPrices(templates: Templates, of: Element): DocumentFragment | undefined {
  const printed = (name: string) => of.getAttribute(`data-wcpt-${name}`) ?? '';
  const template = templates.copy(KIND, of, printed('variable-template'));
  if (!template?.querySelector(RANGE)) return undefined;
  for (const kind of ['highest', 'lowest', 'sale', 'regular']) fillAmounts(template, kind, printed(`${kind}-price`));
  return template;
}

/** A price in the shop's own markup. */
export function ShopPrice({ of, variation }: FollowerProps): ReactNode {
  const [own] = useState(() => of.querySelector('.wcpt-variable-switch__default'));
  const content = useFragment(markupOf('variation', textOf(variation?.price_html)));
  const nodes = useMemo(() => [...(content?.childNodes ?? [])], [content]);
  return (
    <>
      {own && <Live of={own} classes={{ 'wcpt-hide': content && true }} />}
      <Appended to={of} after={own} nodes={nodes} />
    </>
  );
}

export function OnSale({ of, variation }: FollowerProps): ReactNode {
  const isSale = variation !== undefined && isOnSale(variation);
  return (
    <>
      <Live of={of} classes={{ 'wcpt-hide': !isSale }} />
      {isSale && <Saving of={of} variation={variation} />}
    </>
  );
}

function Saving({ of, variation }: { readonly of: Element; readonly variation: Variation }): ReactNode {
  const { price = 0, regular = 0 } = pricesOf(variation);
  const precision = Number(of.getAttribute('data-wcpt-precision')) || 0;
  const percent = (((regular - price) / regular) * 100).toFixed(Math.min(Math.max(precision, 0), 10));
  // 12.50 is 12.5, and 20.0 is 20.
  const short = percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent;
  return (
    <>
      {[...of.querySelectorAll('.wcpt-on-sale__price-diff')].map(place => (
        <Difference key={keyOf(place)} of={place} value={regular - price} />
      ))}
      {[...of.querySelectorAll('.wcpt-on-sale__percent-diff')].map(place => (
        <LiveContent key={keyOf(place)} of={place} content={short.replace('.', readNotation().decimalSeparator)} />
      ))}
    </>
  );
}

/** Renders a difference, with the currency where the printed one has it. */
function Difference({ of, value }: { readonly of: Element; readonly value: number }): ReactNode {
  const [amount] = useState(() => of.querySelector('.wcpt-amount'));
  const [hasCurrency] = useState(() => of.textContent?.includes(readNotation().symbol));
  const figure = formatFigure(value);
  return <LiveContent of={amount ?? of} content={!amount && hasCurrency ? formatPrice(value) : figure} />;
}

const ABSENT = '-';
const PREFIX = 'wcpt-wholesale--';

/** An absent price is `-`. */
export function Wholesale({ of, variation }: FollowerProps): ReactNode {
  const is = (kind: string) => of.classList.contains(PREFIX + kind);
  const [view] = useState(() => of.querySelector('.wcpt-wholesale__variation-view') ?? of);
  const isChosen = variation !== undefined;
  const isWholesale = isChosen && textOf(variation.wholesale_price) !== '';
  const isLabel = is('wholesale-label');
  return (
    <>
      <Live
        of={of}
        classes={{
          [`${PREFIX}variation-view-enabled`]: isChosen,
          [`${PREFIX}default-view-enabled`]: !isChosen,
          [`${PREFIX}variation-is-on-wholesale-view-enabled`]: isLabel ? isWholesale : undefined,
          [`${PREFIX}variation-is-not-on-wholesale-view-enabled`]: isLabel ? isChosen && !isWholesale : undefined,
        }}
      />
      {is('wholesale-table') && (
        <PriceTable of={view} html={isWholesale ? textOf(variation.price_html) : ''} isShown={isChosen} />
      )}
      {isChosen && is('wholesale-price') && <Amount of={view} price={parsePrice(variation.wholesale_price)} />}
      {isChosen && is('original-price') && (
        <Amount
          of={view}
          price={parsePrice(isWholesale ? variation.original_display_price : variation.display_price)}
        />
      )}
    </>
  );
}

interface TableProps {
  readonly of: Element;
  readonly html: string;
  readonly isShown: boolean;
}

function PriceTable({ of, html, isShown }: TableProps): ReactNode {
  const content = useFragment(markupOf('variation', html));
  const table = useMemo(() => content?.querySelector('table') ?? ABSENT, [content]);
  return <Value of={of} content={isShown ? table : undefined} />;
}

/** Renders an amount in the server's own markup, where there is one. */
function Amount({ of, price }: { readonly of: Element; readonly price: number | undefined }): ReactNode {
  const [amount] = useState(() => of.querySelector('.wcpt-amount'));
  if (price === undefined) return <Value of={of} content={ABSENT} />;
  return amount ? (
    <LiveContent of={amount} content={formatFigure(price)} />
  ) : (
    <Value of={of} content={formatPrice(price)} />
  );
}

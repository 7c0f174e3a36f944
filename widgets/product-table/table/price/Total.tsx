import type { ReactNode } from 'react';
import { Live, LiveContent } from '../../../../src/hydrate';
import { keyOf } from '../../../../src/ui/elements';
import { rowView } from '../rows/Rows';
import { inRow } from '../rows/row';
import { formatFigure } from './prices';
import { TOTAL, totalWith, WITH_CART } from './totals';

/** Source: spec product-table 5.7; contract 29.1. */
export const Totals = rowView(['total', 'costInCart'], ({ part, state: { total, costInCart = 0 } }) =>
  total === undefined
    ? null
    : inRow(part, TOTAL).map(place => (
        <Total key={keyOf(place)} of={place} sum={totalWith(total, place.matches(WITH_CART) ? costInCart : 0)} />
      )),
);

function Total({ of, sum }: { readonly of: Element; readonly sum: number }): ReactNode {
  const figure = formatFigure(sum);
  return (
    <>
      <Live of={of} classes={{ 'wcpt-total--empty': !sum }} />
      {[...of.querySelectorAll('.wcpt-total__output .wcpt-amount')].map(output => (
        <LiveContent key={keyOf(output)} of={output} content={figure} />
      ))}
    </>
  );
}

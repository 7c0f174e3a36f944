import type { ReactNode } from 'react';
import { Adopted, type SlotProps } from '../../../src/hydrate';
import { numberDigits } from '../price/prices';
import { showInCart } from '../show/showInCart';
import { useRowStore, useShown } from '../show/useShown';
import { rowOf } from './row';
import type { RowState } from './rowState';

/** Says how much of a row's product is in the cart. Source: spec product-table 4.4; contract 17.5. */
export function InCart({ element }: SlotProps): ReactNode {
  useInCart(element, showInCart);
  return <Adopted of={element} />;
}

/** Has an element of an awake row show how many pieces are in the cart, but where another script has told the row otherwise. */
export function useInCart(element: HTMLElement, show: (element: Element, pieces: number) => void): void {
  const isTold = (pieces: number) => rowOf(element)?.getAttribute('data-wcpt-in-cart') === numberDigits(pieces);
  const piecesOf = ({ inCart }: RowState) => (inCart !== undefined && isTold(inCart) ? inCart : undefined);
  useShown(element, useRowStore(element), piecesOf, show);
}

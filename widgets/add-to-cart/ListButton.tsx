import { createElement, type MouseEvent, type ReactNode, useState } from 'react';
import { addInBackground } from '../../src/core/cart/changeCart';
import type { CallFailure } from '../../src/core/errors';
import type { SlotProps } from '../../src/hydrate';
import { clickOnSpace } from '../../src/ui/clickOnSpace';
import { Failure } from '../../src/ui/Failure';

/**
 * An add-to-cart button of a list. Every click is one add, as in the shop; one without a product id follows its plain
 * link. Source: spec storefront 4, 5; contract 6.4.
 */
export function ListButton({ element, attributes, children }: SlotProps): ReactNode {
  const [failure, setFailure] = useState<CallFailure>();

  const add = async () => {
    setFailure(undefined);
    const outcome = await addInBackground(element);
    if (outcome.ended === 'failed') setFailure(outcome.kind);
  };

  const onClick = (event: MouseEvent) => {
    if (!element.hasAttribute('data-product_id')) return;
    event.preventDefault();
    void add();
  };
  return (
    <>
      {createElement(element.localName, { ...attributes, onClick, onKeyDown: clickOnSpace }, children)}
      <Failure kind={failure} />
    </>
  );
}

import { type MouseEvent, type ReactNode, useState } from 'react';
import { block, unblock } from '../../src/core/block';
import { removeInBackground } from '../../src/core/cart/changeCart';
import { Adopted, type SlotProps, useAttributes } from '../../src/hydrate';
import { clickOnSpace } from '../../src/ui/clickOnSpace';

/**
 * Removes its line from the cart in the background; on any failure the link is followed. The line is covered while the
 * call runs and leaves with the shop's answer, which also moves focus to the next line. Source: spec storefront 7, 8;
 * contract 6.6.
 */
export function RemoveLink({ element, children }: SlotProps<HTMLAnchorElement>): ReactNode {
  const [busy, setBusy] = useState(false);
  useAttributes(element, { 'aria-busy': busy ? 'true' : null });

  const remove = async () => {
    if (busy) return;
    setBusy(true);
    const line = element.closest<HTMLElement>('.woocommerce-mini-cart-item');
    if (line) block(line);
    const outcome = await removeInBackground(element);
    if (outcome !== 'failed') return;
    if (line) unblock(line);
    setBusy(false);
  };

  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void remove();
  };
  return (
    <Adopted of={element} onClick={onClick} onKeyDown={clickOnSpace}>
      {children}
    </Adopted>
  );
}

import { type MouseEvent, type ReactNode, useState } from 'react';
import { block, unblock } from '../../src/core/block';
import { installBlockPlugins } from '../../src/core/blockPlugins';
import { whenJQuery } from '../../src/core/bus/jquery';
import { loadReplaceMarkup } from '../../src/core/cart/applyFragments';
import { removeInBackground } from '../../src/core/cart/changeCart';
import { focusMain } from '../../src/core/focus';
import { Adopted, adopt, type SlotProps, useAttributes } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { clickWithKeys } from '../../src/ui/press';
import { dismissDrop } from './dismissDrop';

whenJQuery(installBlockPlugins);
// The focused remove link is replaced by the shop's answer. If it fails now, it is loaded again when it is needed.
loadReplaceMarkup().catch(() => {});

/** The shop's next answer replaces the content, and the new one is taken over in turn. */
export const mount = defineView('mini-cart', Element, content => ({
  render: () => <MiniCart content={content} />,
  start: signal => dismissDrop(content, signal),
}));

const slots = { '.remove_from_cart_button': RemoveLink };

function MiniCart({ content }: { content: Element }): ReactNode {
  return adopt(content, slots);
}

/** Asks the shop to remove a line, whose answer moves the focus to the next one; on any failure a link is followed. Themes have buttons as well. */
function RemoveLink({ element }: SlotProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  useAttributes(element, { 'aria-busy': isBusy ? 'true' : null });
  const remove = async () => {
    setBusy(true);
    const line = element.closest<HTMLElement>('.woocommerce-mini-cart-item');
    if (line) block(line);
    const widget = element.closest<HTMLElement>('.widget_shopping_cart');
    const hasFailed = (await removeInBackground(element)) === 'failed';
    if (hasFailed) {
      if (line) unblock(line);
      setBusy(false);
    } else if (widget) leaveHidden(widget);
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (!isBusy) void remove();
  };
  return <Adopted of={element} onClick={onClick} onKeyDown={event => clickWithKeys(element, event)} />;
}

/** Moves the focus to the page's content where the empty mini-cart has been hidden with the focus in it. */
function leaveHidden(widget: HTMLElement): void {
  const { activeElement, body } = document;
  if (widget.style.display === 'none' && (activeElement === body || widget.contains(activeElement))) focusMain();
}

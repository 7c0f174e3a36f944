import { bus } from '../bus/bus';
import { hasItems } from './cartStore';

/**
 * Shows or hides mini-carts marked 'hide when empty', now and with every change of the cart; an add shows them as soon
 * as it starts. Source: spec storefront 4, contract 14.
 */
export function hideWhenEmpty(signal: AbortSignal): void {
  const show = (shown: boolean) => {
    for (const mark of document.querySelectorAll('.hide_cart_widget_if_empty')) {
      const widget = mark.closest<HTMLElement>('.widget_shopping_cart');
      if (widget) widget.style.display = shown ? '' : 'none';
    }
  };
  const evaluate = () => show(hasItems());
  evaluate();
  bus.on('adding_to_cart', () => show(true), { signal });
  // A button's update ends an add, also one that a listener vetoed or that failed.
  const changes = [
    'wc_cart_button_updated',
    'removed_from_cart',
    'wc_fragments_loaded',
    'wc_fragments_refreshed',
  ] as const;
  for (const name of changes) {
    bus.on(name, evaluate, { signal });
  }
}

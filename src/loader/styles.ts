import addresses from 'virtual:widget-styles';
import { pageConfig } from '../core/config/pageConfig';

const linked = new Set<string>();
let bundle = '';

/** Tells where the bundle stands: the address of its entry, which its files stand beside. */
export function setBundleAddress(address: string): void {
  bundle = address;
}

/**
 * Links a widget's stylesheet, once, and anew after it did not come; not where the page links `shop-widgets.css` or wants no styles. The link goes last in
 * the head: a cascade layer that comes before the theme's rules makes the browser lay out the whole page anew, while
 * rules outside of layers win over it wherever they stand.
 * @returns the link that was added
 */
export function linkStyles(widget: string): HTMLLinkElement | undefined {
  const address = addresses[widget];
  if (!address || !bundle || linked.has(widget) || !pageConfig().styles) return;
  linked.add(widget);
  if (document.querySelector('link[rel="stylesheet"][href*="shop-widgets.css"]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(address, bundle).href;
  const giveUp = () => {
    link.remove();
    linked.delete(widget);
  };
  link.addEventListener('error', giveUp, { once: true });
  document.head.append(link);
  return link;
}

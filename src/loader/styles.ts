import addresses from 'virtual:widget-styles';
import { pageConfig } from '../core/config/pageConfig';

const linked = new Set<keyof typeof addresses>();
let bundle = '';

/** Tells where the bundle stands: the address of its entry, which its files stand beside. */
export function setBundleAddress(address: string): void {
  bundle = address;
}

/**
 * Links a stylesheet, once, and anew after it did not come; not where the page links `shop-widgets.css` or wants no styles.
 * All widgets share one, and none is in a cascade layer: each sheet that comes late has the browser look for what it
 * styles, and a layer makes it lay out the whole page anew.
 * @returns the link that was added
 */
export function linkStyles(sheet: keyof typeof addresses): HTMLLinkElement | undefined {
  if (!bundle || linked.has(sheet) || !pageConfig().styles) return;
  linked.add(sheet);
  if (document.querySelector('link[rel="stylesheet"][href*="shop-widgets.css"]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(addresses[sheet], bundle).href;
  const giveUp = () => {
    link.remove();
    linked.delete(sheet);
  };
  link.addEventListener('error', giveUp, { once: true });
  document.head.append(link);
  return link;
}

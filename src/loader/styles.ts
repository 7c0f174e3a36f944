import addresses from 'virtual:widget-styles';
import { pageConfig } from '../core/config/pageConfig';

const linked = new Set<keyof typeof addresses>();
let bundle = '';

/** Sets the address of the bundle's entry, from which its files are resolved. */
export function setBundleAddress(address: string): void {
  bundle = address;
}

/** All widgets share one sheet without cascade layers: the browser matches the rules of each late sheet, and lays out each layer anew. */
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

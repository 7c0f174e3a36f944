import type { CssFontSource } from '@stripe/stripe-js';

/** Hosts of fonts that the provider's frames may load style sheets from. Source: add-on contract 9.9. */
const HOSTS = ['fonts.googleapis.com', 'fonts.gstatic.com', 'fast.fonts.com', 'use.typekit.net'];

/**
 * The page's style sheets with fonts, for the provider's elements, which stand in frames of their own.
 * @returns nothing to set where there is none
 */
export function pageFonts(): { readonly fonts?: CssFontSource[] } {
  const addresses = [...document.styleSheets].flatMap(({ href }) => (href && isOfFonts(href) ? [href] : []));
  const fonts = [...new Set(addresses)].map(cssSrc => ({ cssSrc }));
  return fonts.length > 0 ? { fonts } : {};
}

const isOfFonts = (address: string): boolean => HOSTS.includes(new URL(address).host);

import { THEMES } from '../themes';
import type { Cart } from './cart';
import type { FragmentContext } from './fragments';
import type { Product } from './product';
import { readCookies } from './session';
import type { Values } from './template';
import type { Visit } from './visit';

/**
 * A child theme of Lipa, which behaves like one of the popular themes. Its folder, `themes/<name>/`, has `style.css` and `theme.js`,
 * which its pages load beside Lipa's, and in `pages/` and `partials/` the page files that are its own.
 */
export interface Theme {
  readonly name: string;
  /** Products on one page of the list; without it all of them. */
  readonly rowsPerPage?: number;
  /** Values of its page files, beside those that every page has. */
  values?(visit: Visit): Values;
  /** Values of a product's page that differ from Lipa's, which it gets. */
  productValues?(product: Product, visit: Visit, values: Values): Values;
  /** One product of a list, in place of Lipa's. */
  row?(product: Product, visit: Visit): string;
  /** Parts of its pages that follow the cart: selector to outer HTML. */
  fragments?(cart: Cart, context: FragmentContext): Record<string, string>;
}

const named = (name: string | null | undefined): Theme | undefined => THEMES.find(theme => theme.name === name);

/** The theme of a page or of a call: of the address, else of the cookie that keeps it; Lipa itself is none. */
export function themeOf(request: Request): Theme | undefined {
  const asked = new URL(request.url).searchParams.get('theme');
  return asked === null ? named(readCookies(request).demo_theme) : named(asked);
}

/** Cookies that keep the theme of an address for the next pages; any other name than a theme's leads back to Lipa. */
export function rememberedTheme({ url, theme }: Pick<Visit, 'url' | 'theme'>): string[] {
  return url.searchParams.has('theme') ? [`demo_theme=${theme?.name ?? ''}; path=/`] : [];
}

/** Tags of a theme in the head and at the end of a page. */
export const themeTags = ({ name }: Theme): { head: string; end: string } => ({
  head: `<link rel="stylesheet" href="/theme/themes/${name}/style.css">`,
  end: `<script src="/theme/themes/${name}/theme.js"></script>`,
});

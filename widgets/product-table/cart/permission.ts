import { readGlobal } from '../../../src/core/config/shopGlobals';
import { text } from '../../../src/core/guards';
import { trimSigns } from '../../../src/core/html/text';
import { isOn } from '../settings';

interface WidgetRules {
  readonly isSiteWide: boolean;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** One rule a line; empty: everywhere. */
  readonly include: string;
  /** One rule a line; empty: nowhere. */
  readonly exclude: string;
}

/** Source: spec product-table 2.8; contract 17.7. */
export function isWidgetPermitted(): boolean {
  const params = readGlobal('wcpt_params') ?? {};
  const rules: WidgetRules = {
    isSiteWide: isOn(params, 'cart_widget_enabled_site_wide'),
    siteUrl: text(params.site_url) || location.origin,
    include: text(params.cart_widget_include_urls),
    exclude: text(params.cart_widget_exclude_urls),
  };
  return permits(rules, location.href, document.querySelector('.wcpt') !== null);
}

export function permits(rules: WidgetRules, address: string, hasTable: boolean): boolean {
  if (!rules.isSiteWide && !hasTable) return false;
  const base = withSlash(decode(rules.siteUrl));
  const url = withSlash(decode(address.replace(/[?#].*$/s, '')));
  const included = linesOf(rules.include);
  const isNamed = (line: string) => matches(line, url, base);
  return (!included.length || included.some(isNamed)) && !linesOf(rules.exclude).some(isNamed);
}

const linesOf = (list: string): string[] =>
  list
    .split(/\r?\n/)
    .map(line => decode(line.trim()))
    .filter(Boolean);

function matches(line: string, url: string, base: string): boolean {
  // A line may have the whole address; that of the site itself is its home page.
  const path = withSlash(line).startsWith(base) ? `/${line.slice(base.length)}` : line;
  if (path === '/*') return true;
  const name = trimSigns(path.replace(/^\/+/, ''), '/');
  if (!name) return url === base;
  if (name.endsWith('*')) return url.startsWith(withSlash(base + trimSigns(trimSigns(name, '*'), '/')));
  return url === withSlash(base + name);
}

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);

/** Addresses may be written with or without percent-encoding. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

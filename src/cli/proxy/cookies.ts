/** Names that browsers accept only from cookies with `Secure`, which they take from this machine too. */
const NEEDS_SECURE = /^__(?:Secure|Host)-/i;

/**
 * Has a browser keep the shop's cookie for this machine: without the shop's domain, and without what plain HTTP forbids
 * (`Secure`, and what only goes with it). All else of it stays: path, end, `HttpOnly`, `SameSite=Lax` and `Strict`.
 */
export function toOwnCookie(cookie: string, shopName: string): string {
  const [pair = '', ...attributes] = cookie.split(';').map(part => part.trim());
  const staysSecure = NEEDS_SECURE.test(pair);
  const kept = attributes.flatMap(attribute => {
    const [name = '', value = ''] = attribute.split('=').map(part => part.trim().toLowerCase());
    if (name === 'domain') return coversShop(value, shopName) ? [] : [attribute];
    if (staysSecure) return [attribute];
    if (name === 'secure' || name === 'partitioned') return [];
    return name === 'samesite' && value === 'none' ? ['SameSite=Lax'] : [attribute];
  });
  return [pair, ...kept].join('; ');
}

/** Whether a cookie's domain is the shop's or one above it; browsers refuse any other, and are to refuse it here too. */
function coversShop(domain: string, shopName: string): boolean {
  const name = domain.replace(/^\./, '');
  return shopName === name || shopName.endsWith(`.${name}`);
}

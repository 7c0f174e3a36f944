import { namesOf, type Origins } from './addresses';

/** Directives for the tag's scripts, styles and calls, and for the frame in which a page is measured without it. */
const NEEDED: readonly string[] =
  'default-src script-src script-src-elem style-src style-src-elem connect-src frame-src child-src'.split(' ');

/** Directives that would turn this machine's plain HTTP into HTTPS. */
const HTTPS_ONLY: readonly string[] = ['upgrade-insecure-requests', 'block-all-mixed-content'];

export interface PolicyNeeds {
  readonly origins: Origins;
  /** Given to the tag, where a policy trusts no script by its address. */
  readonly nonce?: string;
  readonly isFramed?: boolean;
}

/** Adds this machine's address, so that the tag may run and the shop's own files load. @param header policies, between commas */
export const widenPolicy = (header: string, needs: PolicyNeeds): string =>
  header
    .split(',')
    .map(policy =>
      policy
        .split(';')
        .map(directive => directive.trim())
        .filter(directive => directive !== '' && !isDropped(directive, needs))
        .map(directive => widenDirective(directive, needs))
        .join('; '),
    )
    .filter(policy => policy !== '')
    .join(', ');

export const trustsNoAddress = (header: string): boolean => /'strict-dynamic'/i.test(header);

/** The nonce of the page's own scripts in a policy that trusts no address: a tag with another would hold none of them back. */
export const nonceIn = (header: string): string | undefined =>
  header
    .split(/[;,]/)
    .find(trustsNoAddress)
    ?.match(/'nonce-([^']+)'/i)?.[1];

function isDropped(directive: string, { isFramed }: PolicyNeeds): boolean {
  const [name = ''] = directive.toLowerCase().split(/\s/);
  return HTTPS_ONLY.includes(name) || (isFramed === true && name === 'frame-ancestors');
}

function widenDirective(directive: string, { origins, nonce }: PolicyNeeds): string {
  const [name = '', ...sources] = directive.split(/\s+/);
  if (!/-src(?:-\w+)?$/i.test(name)) return directive;
  const isNeeded = NEEDED.includes(name.toLowerCase());
  if (!isNeeded && !sources.some(source => namesShop(source, origins.shop))) return directive;
  const kept = sources.filter(source => source.toLowerCase() !== "'none'");
  const own = [origins.own.origin];
  if (nonce && trustsNoAddress(directive) && !kept.includes(`'nonce-${nonce}'`)) own.push(`'nonce-${nonce}'`);
  return [name, ...kept, ...own].join(' ');
}

/** Whether a source of a policy lets the shop's own files through, other than by `'self'`. */
function namesShop(source: string, shop: URL): boolean {
  if (source === 'https:' || source === 'http:') return true;
  const name = source.replace(/^https?:\/\//i, '').replace(/[:/].*$/, '');
  return name.startsWith('*.') ? shop.hostname.endsWith(name.slice(1)) : namesOf(shop).includes(name.toLowerCase());
}

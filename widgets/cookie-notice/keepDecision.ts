import { readDecision } from '../../src/core/consent';
import { setCookie } from '../../src/core/cookies';
import { warnOnce } from '../../src/core/report';
import type { NoticeParams } from './params';

/** Returns the end of the choice; now for one that ends with the browser. */
export function keepDecision(isAccepted: boolean, params: NoticeParams): Date {
  const { cookieName, isGlobal } = params;
  const lifetime = isAccepted ? params.accepted : params.refused;
  setCookie(cookieName, String(isAccepted), {
    lifetime,
    path: cookiePath(location),
    domain: isGlobal ? sharedDomain(location.hostname) : undefined,
    secure: location.protocol === 'https:',
    sameSite: 'lax',
  });
  if (readDecision() !== isAccepted) {
    warnOnce({
      where: 'cookie-notice',
      found: 'the browser keeps no cookies',
      consequence: 'The choice holds for this page only, and the next one asks again.',
    });
  }
  return new Date(Date.now() + (lifetime ?? 0));
}

/** Several shops in folders of one development host have a choice each. */
function cookiePath({ hostname, pathname }: Location): string {
  if (hostname !== 'localhost') return '/';
  return `/${pathname.split('/')[1] ?? ''}`;
}

/** The last two labels of a host, three of four: `trgovina.example` of `www.trgovina.example`. */
export function sharedDomain(hostname: string): string | undefined {
  const labels = hostname.split('.');
  if (labels.length < 2 || /^[\d.]+$/.test(hostname)) return undefined;
  return labels.slice(labels.length > 3 ? -3 : -2).join('.');
}

/** Gives the page's address a parameter, once: a page that is loaded again comes past a cache of pages then. */
export function passPageCache(): void {
  const url = new URL(location.href);
  url.searchParams.set('cn-reloaded', '1');
  history.replaceState(history.state, '', url);
}

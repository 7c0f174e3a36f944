import { parseUrl } from '../core/url';
import { tReport } from './messages';
import type { ReportedProblem } from './report';

/** Where the bundle's files stand: this one is in a folder beside them. */
const bundleFolder = import.meta.url.replace(/[^/]*\/[^/]*$/, '');

/** What the page's security policy has refused of ours since the page began. Browsers that keep no such notes answer none. */
export function findRefusals(): ReportedProblem[] {
  const found = readNotes().flatMap(note => {
    const blocked = textOf(note, 'blockedURL');
    const isOurs = [blocked, textOf(note, 'sourceFile')].some(address => address.startsWith(bundleFolder));
    return isOurs || /shop-widgets/.test(textOf(note, 'sample'))
      ? [refusalOf(blocked, textOf(note, 'effectiveDirective'))]
      : [];
  });
  return [...new Map(found.map(one => [one.message, one])).values()];
}

function refusalOf(what: string, directive: string): ReportedProblem {
  return {
    where: 'security-policy',
    message: tReport('report.policy', { directive, what }),
    level: 'error',
    fix: tReport('report.policy.fix', { directive, source: sourceOf(what, directive) }),
  };
}

/** What a directive has to name so that it allows this. */
function sourceOf(what: string, directive: string): string {
  if (directive.includes('trusted-types')) return 'shop-widgets';
  const { origin } = parseUrl(what) ?? location;
  return origin === location.origin ? "'self'" : origin;
}

const textOf = (body: object, key: string): string => String(Reflect.get(body, key) ?? '');

/** Bodies of the browser's notes. */
function readNotes(): object[] {
  if (typeof window.ReportingObserver !== 'function') return [];
  const observer = new ReportingObserver(() => {}, { types: ['csp-violation'], buffered: true });
  observer.observe();
  const notes = observer.takeRecords();
  observer.disconnect();
  return notes.flatMap(({ body }) => body ?? []);
}

import { pageJQuery } from '../core/bus/jquery';
import { tReport } from './messages';
import type { PageFacts } from './page';
import type { ReportedJQuery } from './report';

/**
 * What jQuery is on the page for, as the plugin for WordPress has found it and says in `data-jquery` of its tag, a list in JSON.
 * Undefined where it has not looked, and where the page has no jQuery.
 */
export function findJQuery({ tags }: PageFacts): ReportedJQuery | undefined {
  const users = usersIn(tags.find(({ dataset }) => dataset.jquery !== undefined)?.dataset.jquery);
  if (!users) return undefined;
  if (users.length > 0) return { users, why: tReport('report.jquery', { users: users.join(', ') }) };
  if (!pageJQuery()) return undefined;
  return { users, why: tReport('report.jquery.none'), fix: tReport('report.jquery.fix') };
}

function usersIn(text = ''): string[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(one => typeof one === 'string') : undefined;
  } catch {
    return undefined;
  }
}

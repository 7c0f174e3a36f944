import { CallError } from '../errors';
import { warnOnce } from '../report';
import { findJson } from './findJson';

/**
 * Returns strict JSON, else the value with junk around it, as a PHP notice leaves, with one warning a page for each address.
 * Source: design, idea 7; contract storefront 2.2.
 * @throws CallError `refused` for `-1` (an invalid nonce); `not-json` for `0`, nothing, an HTML page, JSON that is cut off
 */
export function parseAnswer(text: string, url: string, status?: number): unknown {
  const trimmed = text.trim();
  if (trimmed === '-1' || trimmed === '0' || !trimmed) throw noAnswer(trimmed, url, status);
  const found = findJson(trimmed);
  if (!found) throw noAnswer(trimmed, url, status);
  if (found.before) {
    warnOnce(
      {
        where: 'calls',
        found: `the answer of ${url} has ${found.before} characters before its JSON: "${text.slice(0, 80).trim()}"`,
        consequence: 'The JSON is used.',
        advice: 'Likely a PHP notice or a blank line in a theme file: look into the log of the server.',
      },
      `calls-junk ${url}`,
    );
  }
  return found.value;
}

function noAnswer(body: string, url: string, status: number | undefined): CallError {
  const details = { url, status, body: body.slice(0, 500) };
  if (body === '-1') return new CallError(`${url}: the shop refused the nonce`, { ...details, kind: 'refused' });
  const what = body ? `"${body.slice(0, 40)}"` : 'an empty body';
  return new CallError(`${url}: the answer is not JSON but ${what}`, { ...details, kind: 'not-json' });
}

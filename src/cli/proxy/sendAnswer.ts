import { randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { toOwn } from './addresses';
import { isPage, isRewritten, replaceText } from './bodies';
import { boundedBuffer } from './bounded';
import { toOwnHeaders } from './headers';
import { addTags, type Choice, widenMetaPolicies } from './pages';
import { nonceIn, type PolicyNeeds, trustsNoAddress } from './policy';
import { redirectOf } from './redirects';
import { sendWords } from './sendWords';
import type { Visit } from './visit';

interface AnswerSettings {
  readonly choice: Choice;
  /** Whether a page is still to be compared with itself without the tag. */
  readonly compares: (path: string) => boolean;
  readonly tell: (line: string) => void;
  readonly tellOnce: (line: string) => void;
}

const POLICY = 'content-security-policy';
const POLICY_WIDENED =
  'The shop has a content security policy. Here it lets this machine’s address through; on the shop it has to allow the tag.';

/** Sends the shop's answer on: pages with the tag, texts with this machine's addresses, and all else as it came. */
export async function sendAnswer(
  answer: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
  settings: AnswerSettings,
): Promise<void> {
  const { statusCode = 502 } = answer;
  const policy = answer.headers[POLICY]?.toString();
  const needs: PolicyNeeds = {
    origins: visit.origins,
    isFramed: visit.isBefore && visit.isOwnFrame,
    ...(policy && trustsNoAddress(policy) && { nonce: nonceIn(policy) ?? randomBytes(16).toString('base64') }),
  };
  const headers = toOwnHeaders(answer.headers, needs);
  const redirect = redirectOf(answer, visit);
  if (redirect?.words) {
    answer.resume();
    settings.tell(redirect.words.lines.join(' '));
    sendWords(response, 200, redirect.words, { ...(headers['set-cookie'] && { 'set-cookie': headers['set-cookie'] }) });
    return;
  }
  if (redirect) headers.location = redirect.location;
  const type = answer.headers['content-type'];
  if (!isRewritten(type) || statusCode === 206) {
    response.writeHead(statusCode, answer.statusMessage, headers);
    await pipeline(answer, response);
    return;
  }
  // An answer without a body has the length of the text before it is rewritten.
  delete headers['content-length'];
  let bytes = await boundedBuffer(answer).catch((error: unknown) => {
    answer.destroy();
    throw error;
  });
  if (bytes.length > 0) {
    const coding = answer.headers['content-encoding'] ?? 'identity';
    const replaced = await replaceText(bytes, coding, text => rewritten(text, { answer, needs, visit, settings }));
    if (!replaced) settings.tell(`${visit.address} came compressed as ${coding}: left as it is.`);
    else if (replaced !== bytes && isPage(type)) forgetAge(headers);
    bytes = replaced ?? bytes;
    headers['content-length'] = bytes.length;
  }
  response.writeHead(statusCode, answer.statusMessage, headers).end(bytes);
}

interface Rewriting {
  readonly answer: IncomingMessage;
  readonly needs: PolicyNeeds;
  readonly visit: Visit;
  readonly settings: AnswerSettings;
}

function rewritten(text: string, { answer, needs, visit, settings }: Rewriting): string {
  const own = toOwn(text, visit.origins);
  if (!isPage(answer.headers['content-type'])) return own;
  if (answer.headers[POLICY] && !visit.isBefore) settings.tellOnce(POLICY_WIDENED);
  const isPlainVisit = visit.isRepeatable && visit.isNavigation && answer.statusCode === 200;
  return addTags(widenMetaPolicies(own, needs), {
    choice: settings.choice,
    isBefore: visit.isBefore,
    compares: isPlainVisit && !visit.address.includes('?') && settings.compares(visit.address),
    ...(needs.nonce && { nonce: needs.nonce }),
  });
}

/** Makes browsers revalidate a page: it has another tag after the next start. */
function forgetAge(headers: OutgoingHttpHeaders): void {
  delete headers.etag;
  delete headers['last-modified'];
  if (!/no-store/i.test(String(headers['cache-control']))) headers['cache-control'] = 'no-cache';
}

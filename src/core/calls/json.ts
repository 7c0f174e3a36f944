import { CallError } from '../errors';
import { warnOnce } from '../report';

/**
 * Returns strict JSON, else the value with junk around it, as a PHP notice leaves, with one warning a page for each address.
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

interface FoundJson {
  readonly value: unknown;
  readonly before: number;
}

/** Limit for a text of brackets beyond two readings of it, in characters that are read. */
const SLACK = 1_000_000;

/** Deepest nesting that PHP writes. */
const DEPTH = 512;

/** Characters of JSON between strings and brackets. */
const PLAIN: ReadonlySet<number> = new Set([...' \n\r\t,:0123456789.+-eEtrufalsn'].map(char => char.charCodeAt(0)));

/** Returns the whole text's value, else that of an object or list with junk around it: the one that ends the text, else the longest. */
export function findJson(text: string): FoundJson | undefined {
  const whole = parse(text.trim());
  if (whole) return { value: whole.value, before: 0 };
  const first = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  const isCode = watchCode(text);
  // A start must look like one: `{"`, `{}`, or `[` before a value. Braces of styles and scripts mostly do not.
  const starts = /\{\s{0,99}["}]|\[\s{0,99}["{[\]\-\dtfn]/g;
  let work = 2 * text.length + SLACK;
  let best: { readonly value: unknown; readonly start: number } | undefined;
  let longest = 0;
  for (let match = starts.exec(text); match && work > 0; match = starts.exec(text)) {
    const start = match.index;
    const stop = endOfValue(text, start);
    // The JSON is cut off: neither a part of it nor JSON in a notice before it is the answer.
    if (stop === 'cut') {
      if (best?.start !== first) return undefined;
      break;
    }
    work -= stop.at - start;
    starts.lastIndex = start + 1;
    if (!stop.closed) continue;
    const result = parse(text.slice(start, stop.at));
    if (!result) continue;
    starts.lastIndex = stop.at;
    const last = stop.at === end;
    if (!last && stop.at - start <= longest) continue;
    if (start > first && (!isPlaced(text, start, last) || isCode(start))) continue;
    best = { value: result.value, start };
    longest = stop.at - start;
  }
  return best && { value: best.value, before: text.slice(0, best.start).trim().length };
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function endOfValue(text: string, start: number): { at: number; closed: boolean } | 'cut' {
  const closers: string[] = [];
  for (let at = start; at < text.length; at++) {
    if (PLAIN.has(text.charCodeAt(at))) continue;
    const char = text.charAt(at);
    if (char === '"') {
      at = endOfString(text, at);
      if (at < 0) return 'cut';
    } else if (char === '{') closers.push('}');
    else if (char === '[') closers.push(']');
    else if (char === '}' || char === ']') {
      if (closers.pop() !== char) return { at, closed: false };
      if (!closers.length) return { at: at + 1, closed: true };
    } else return { at, closed: false };
    if (closers.length > DEPTH) return { at, closed: false };
  }
  return 'cut';
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '"') return at;
    if (char === '\\') at++;
  }
  return -1;
}

/**
 * Whether JSON stands where an answer does, and is not a field name such as `shipping_method[0]` or a note `[1]`. Behind
 * other text an answer begins a line or follows a tag, and holds an object; one of the two is enough if nothing follows it.
 */
function isPlaced(text: string, start: number, last: boolean): boolean {
  let at = start;
  while (/\s/.test(text.charAt(at - 1))) at--;
  const begins = text.charAt(at - 1) === '>' || text.slice(at, start).includes('\n');
  const holdsObject = /^[[\s]*\{/.test(text.slice(start, start + 20));
  return last ? begins || holdsObject : begins && holdsObject;
}

/** Tells whether a place is in a page or an open script, for places in the order of the text. */
function watchCode(text: string): (place: number) => boolean {
  const tags = /<(?:(!doctype|html|head|body)\b|(\/?)script)/gi;
  let next = tags.exec(text);
  let isPage = false;
  let isScript = false;
  return place => {
    for (; next && next.index < place; next = tags.exec(text)) {
      if (next[1]) isPage = true;
      else isScript = next[2] === '';
    }
    return isPage || isScript;
  };
}

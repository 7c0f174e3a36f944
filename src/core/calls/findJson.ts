/** A JSON value found in a text, and how many characters of something else stand before it. */
export interface FoundJson {
  readonly value: unknown;
  readonly before: number;
}

/**
 * Finds the JSON value in a text: the whole text, else an object or list with junk around it. Of several, the one that ends
 * the text wins, else the longest. Work is bounded by a few passes over the text.
 * @returns undefined when there is none
 */
export function findJson(text: string): FoundJson | undefined {
  const whole = parse(text.trim());
  if (whole) return { value: whole.value, before: 0 };
  const end = text.trimEnd().length;
  // A start must look like one: `{"`, `{}`, or `[` before a value. Braces of styles and scripts mostly do not.
  const starts = /\{\s*["}]|\[\s*["{[\]\-\dtfn]/g;
  let work = 16 * text.length;
  let best: FoundJson | undefined;
  let longest = 0;
  for (let match = starts.exec(text); match && work > 0; match = starts.exec(text)) {
    const start = match.index;
    const stop = endOfValue(text, start);
    // Cut off in the middle: neither a part of it nor what a notice before it shows is the answer.
    if (stop === 'cut') return best?.before === 0 ? best : undefined;
    work -= stop.at - start;
    starts.lastIndex = start + 1;
    if (!stop.closed) continue;
    const result = parse(text.slice(start, stop.at));
    if (!result) continue;
    starts.lastIndex = stop.at;
    const last = stop.at === end;
    if (!last && stop.at - start <= longest) continue;
    work -= start;
    const before = text.slice(0, start);
    if (!isAnswer(before, text.slice(start, start + 20), last)) continue;
    best = { value: result.value, before: before.trim().length };
    longest = stop.at - start;
  }
  return best;
}

/** Strict JSON. */
function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Where the value that starts with a bracket ends, or where it turns out to be none. */
function endOfValue(text: string, start: number): { at: number; closed: boolean } | 'cut' {
  const closers: string[] = [];
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '"') {
      at = endOfString(text, at);
      if (at < 0) return 'cut';
    } else if (char === '{') closers.push('}');
    else if (char === '[') closers.push(']');
    else if (char === '}' || char === ']') {
      if (closers.pop() !== char) return { at, closed: false };
      if (!closers.length) return { at: at + 1, closed: true };
    } else if (!' \n\r\t,:0123456789.+-eEtrufalsn'.includes(char)) return { at, closed: false };
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
 * Whether JSON is the answer itself and not part of what stands there: a page, an open script, a field name such as
 * `shipping_method[0]`, a note `[1]`. Behind other text an answer begins a line or follows a tag, and holds an object;
 * one of the two is enough if nothing follows it.
 */
function isAnswer(before: string, head: string, last: boolean): boolean {
  const junk = before.trimEnd();
  if (!junk) return true;
  const begins = junk.endsWith('>') || /\n/.test(before.slice(junk.length));
  const holdsObject = /^[[\s]*\{/.test(head);
  if (last ? !begins && !holdsObject : !begins || !holdsObject) return false;
  const code = junk.toLowerCase();
  return !/<(?:!doctype|html|head|body)\b/.test(code) && code.lastIndexOf('<script') <= code.lastIndexOf('</script');
}

const UNQUOTED = /[\s"(),:;<>@[\\\]]/;
const LABEL = /^[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;

/**
 * Whether a text may be an e-mail address: a local part with dots or in quotes, letters of any script, a domain with a dot.
 * Feedback only; the server decides. Takes time in proportion to the text. Source: contract 17.5.
 */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  const local = value.slice(0, Math.max(at, 0));
  const labels = value.slice(at + 1).split('.');
  return isLocalPart(local) && labels.length > 1 && labels.every(label => label.length < 64 && LABEL.test(label));
}

function isLocalPart(local: string): boolean {
  if (/^"[^"]+"$/.test(local)) return true;
  return local.split('.').every(part => part !== '' && !UNQUOTED.test(part));
}

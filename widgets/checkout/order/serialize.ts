/**
 * A form as the query string that the shop's own script sends: no button, no files, line breaks as CR LF. Fields that other
 * scripts keep in the form, as the order's attribution, are read at this moment. Source: contract 18.3, 18.4.
 */
export function serialize(form: HTMLFormElement): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') pairs.append(name, value.replace(/\r?\n/g, '\r\n'));
  }
  return pairs.toString();
}

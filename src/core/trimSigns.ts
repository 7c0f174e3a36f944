/** A text without these characters at its end. Reads them once, where `/[…]+$/` would begin anew at each of a long row. */
export function trimSigns(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

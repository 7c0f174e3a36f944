import { followableUrl } from '../url';
import { escapeHtml, type Markup } from './markup';
import { parseInert } from './policy';

/** Elements that show something and do nothing. Any other element is replaced by its content. */
const SHOWS =
  /^(?:a|abbr|b|bdi|bdo|blockquote|br|code|dd|del|div|dl|dt|em|figcaption|figure|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|picture|q|s|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|time|tr|u|ul)$/;
/** Elements whose content is not text to read: it is left out as well. */
const SILENT =
  /^(?:script|style|template|noscript|iframe|noembed|noframes|object|embed|textarea|select|title|svg|math)$/;
const VOID = /^(?:br|hr|img)$/;
const ATTRIBUTES =
  /^(?:class|title|lang|dir|role|aria-(?:hidden|label)|alt|width|height|sizes|loading|decoding|datetime|srcset|colspan|rowspan|scope)$/;
const ADDRESSES = /^(?:href|src)$/;

/**
 * HTML that somebody may have written who may not write scripts: an attribute or the content of any element. Elements that do
 * more than show something are left out, as are all attributes but a few (no `id`, `style`, `data-…` or `on…`), and addresses
 * that can't be followed. The result is serialised anew, so that it is parsed as it was cleaned.
 * @returns HTML that runs nothing
 */
export function cleanHtml(html: string): Markup;
export function cleanHtml(html: string): string {
  return html.includes('<') ? [...parseInert(html).childNodes].map(cleaned).join('') : html;
}

/** The same for every text in a JSON attribute, at any depth; those in `attributes` are values, no HTML. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanHtml(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, one]) => [key, key === 'attributes' ? one : cleanTexts(one)]));
}

function cleaned(node: Node): string {
  if (node instanceof Text) return escapeHtml(node.data);
  // Fields of a form may shadow its properties of the same name.
  if (!(node instanceof Element) || node instanceof HTMLFormElement || SILENT.test(node.localName)) return '';
  const { localName: name } = node;
  const content = [...node.childNodes].map(cleaned).join('');
  if (!SHOWS.test(name) || !(node instanceof HTMLElement)) return content;
  const attributes = [...node.attributes].map(attribute).join('');
  return VOID.test(name) ? `<${name}${attributes}>` : `<${name}${attributes}>${content}</${name}>`;
}

function attribute({ name, value }: Attr): string {
  const isKept = ADDRESSES.test(name) ? followableUrl(value) !== undefined : ATTRIBUTES.test(name);
  return isKept ? ` ${name}="${escapeHtml(value)}"` : '';
}
